import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { emptyTrashFx, eraseGenerationFx, listGenerationsFx } from '@/shared/api/generations';
import { $toasts } from '@/shared/lib/toasts';
import { trashed } from '../../../../tests/support/generation-summary';
import {
  $deletion,
  deletionCancelled,
  deletionConfirmed,
  emptyRequested,
  eraseRequested,
  list,
  trashOpened,
} from './trash';

const [first, second] = [trashed(1), trashed(2)];
const items = [first, second];

async function start() {
  const server = {
    list: vi.fn((..._call: unknown[]): unknown => ({ items, next_cursor: null })),
    erase: vi.fn((..._call: unknown[]): unknown => undefined),
    empty: vi.fn((..._call: unknown[]): unknown => undefined),
  };
  const scope = fork({
    handlers: [
      [listGenerationsFx, server.list],
      [eraseGenerationFx, server.erase],
      [emptyTrashFx, server.empty],
    ],
  });
  await allSettled(trashOpened, { scope });
  return { scope, server };
}

test('a document is deleted only after the confirmation, and once', async () => {
  const { scope, server } = await start();
  await allSettled(eraseRequested, { scope, params: { id: first.id, title: first.title } });
  expect(server.erase).not.toHaveBeenCalled();
  void allSettled(deletionConfirmed, { scope });
  await allSettled(deletionConfirmed, { scope });
  expect(server.erase).toHaveBeenCalledExactlyOnceWith(null, { token: null, request: { id: first.id } });
  expect(scope.getState(list.$list)).toMatchObject({ items: [{ id: second.id }] });
  expect(scope.getState($deletion)).toBeNull();
});

test('emptying the trash reloads the list', async () => {
  const { scope, server } = await start();
  server.list.mockReturnValue({ items: [], next_cursor: null });
  await allSettled(emptyRequested, { scope });
  await allSettled(deletionConfirmed, { scope });
  expect(server.empty).toHaveBeenCalledOnce();
  expect(server.erase).not.toHaveBeenCalled();
  expect(scope.getState(list.$list)).toEqual({ state: 'empty' });
});

test('cancelling deletes nothing', async () => {
  const { scope, server } = await start();
  await allSettled(emptyRequested, { scope });
  await allSettled(deletionCancelled, { scope });
  await allSettled(deletionConfirmed, { scope });
  expect(server.empty).not.toHaveBeenCalled();
});

test('a failed deletion closes the dialog, shows a toast and leaves the document', async () => {
  const { scope, server } = await start();
  server.erase.mockRejectedValue(httpError({ status: 403, statusText: '', response: null }));
  await allSettled(eraseRequested, { scope, params: { id: first.id, title: first.title } });
  await allSettled(deletionConfirmed, { scope });
  expect(scope.getState($toasts).at(-1)).toMatchObject({ tone: 'bad', title: 'Forbidden' });
  expect(scope.getState($deletion)).toBeNull();
  expect(scope.getState(list.$list)).toMatchObject({ items: [{ id: first.id }, { id: second.id }] });
});
