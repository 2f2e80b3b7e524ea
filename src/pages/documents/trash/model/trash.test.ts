import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { listClassesFx } from '@/shared/api/classes';
import { emptyTrashFx, eraseTrashedFx, listTrashFx, restoreTrashedFx } from '@/shared/api/trash';
import { readClockFx } from '@/shared/lib/clock';
import { navigateFx } from '@/shared/lib/navigation';
import { $toasts } from '@/shared/lib/toasts';
import { trashItem } from '../../../../../tests/support/trash';
import {
  $deletion,
  $filter,
  $kinds,
  $isMistyped,
  deletionCancelled,
  deletionConfirmed,
  emptyRequested,
  eraseRequested,
  filterChanged,
  filterCleared,
  list,
  nameTyped,
  restoreRequested,
  trashOpened,
  wordsChanged,
} from './trash';

const first = trashItem();
const second = trashItem({ kind: 'draft', id: 'study-notes', title: '', class: null, trashed_by: null });

async function start(search = '', path = '/teacher/trash') {
  const server = {
    list: vi.fn((..._call: unknown[]): unknown => ({ items: [first, second], next_cursor: null })),
    restore: vi.fn((..._call: unknown[]): unknown => undefined),
    erase: vi.fn((..._call: unknown[]): unknown => undefined),
    empty: vi.fn((..._call: unknown[]): unknown => undefined),
    classes: vi.fn((..._call: unknown[]): unknown => ({ items: [] })),
    navigate: vi.fn((..._call: unknown[]) => undefined),
  };
  const scope = fork({
    handlers: [
      [listTrashFx, server.list],
      [restoreTrashedFx, server.restore],
      [eraseTrashedFx, server.erase],
      [emptyTrashFx, server.empty],
      [listClassesFx, server.classes],
      [readClockFx, () => new Date('2026-11-20T17:12:00.000Z')],
      [navigateFx, server.navigate],
    ],
  });
  await allSettled(trashOpened, { scope, params: { path, search } });
  return { scope, server };
}

const requestOf = (call: unknown[] | undefined) => call?.[1];

test('the filter comes from the address, without unknown values', async () => {
  const { scope, server } = await start('?kind=class&class=9&q=leaf%20diary');
  expect(scope.getState($filter)).toEqual({ kind: 'class', classId: null, words: 'leaf diary' });
  expect(requestOf(server.list.mock.calls[0])).toMatchObject({
    request: { params: { kind: 'class', q: 'leaf diary' } },
  });
});

test('a changed filter is in the address and reads the list anew', async () => {
  const { scope, server } = await start();
  await allSettled(filterChanged, { scope, params: { kind: 'folder' } });
  await allSettled(wordsChanged, { scope, params: ' forms ' });
  expect(server.navigate.mock.calls.map(([call]) => call)).toEqual([
    { to: '/teacher/trash?kind=folder', replace: true },
    { to: '/teacher/trash?kind=folder&q=forms', replace: true },
  ]);
  expect(requestOf(server.list.mock.calls.at(-1))).toMatchObject({
    request: { params: { kind: 'folder', q: 'forms' } },
  });
  await allSettled(filterCleared, { scope });
  expect(server.navigate.mock.calls.at(-1)).toEqual([{ to: '/teacher/trash', replace: true }]);
});

test('a student chooses among the kinds that students delete, and has no classes to choose from', async () => {
  const { scope, server } = await start('', '/students/trash');
  expect(server.classes).not.toHaveBeenCalled();
  expect(scope.getState($kinds)).toContain('highlight');
  expect(scope.getState($kinds)).not.toContain('class');
  await allSettled(filterChanged, { scope, params: { kind: 'highlight' } });
  expect(server.navigate.mock.calls.at(-1)).toEqual([
    { to: '/students/trash?kind=highlight', replace: true },
  ]);
});

test('a thing is restored once, says what came back, and leaves the list', async () => {
  const { scope, server } = await start();
  void allSettled(restoreRequested, { scope, params: first });
  await allSettled(restoreRequested, { scope, params: second });
  expect(server.restore).toHaveBeenCalledOnce();
  expect(requestOf(server.restore.mock.calls[0])).toMatchObject({
    request: { kind: first.kind, id: first.id },
  });
  expect(scope.getState($toasts).at(-1)).toMatchObject({
    title: 'Leaf diary is back',
    description: '24 pieces of student work, 1 mark',
  });
  expect(scope.getState(list.$list)).toMatchObject({ items: [{ id: second.id }] });
});

test('a thing whose class is in the trash stays, with the reason', async () => {
  const { scope, server } = await start();
  const response = { message: '7B Science is in the trash too. Restore the class first.' };
  server.restore.mockRejectedValue(httpError({ status: 409, statusText: '', response }));
  await allSettled(restoreRequested, { scope, params: first });
  expect(scope.getState($toasts).at(-1)).toMatchObject({ tone: 'bad', title: response.message });
  expect(scope.getState(list.$list)).toMatchObject({ items: [{ id: first.id }, { id: second.id }] });
});

test('a thing is deleted for good only once its name is typed, and once', async () => {
  const { scope, server } = await start();
  await allSettled(eraseRequested, { scope, params: first });
  await allSettled(nameTyped, { scope, params: 'Another' });
  await allSettled(deletionConfirmed, { scope });
  expect(server.erase).not.toHaveBeenCalled();
  expect(scope.getState($isMistyped)).toBe(true);
  await allSettled(nameTyped, { scope, params: ` ${first.title}` });
  void allSettled(deletionConfirmed, { scope });
  await allSettled(deletionConfirmed, { scope });
  expect(server.erase).toHaveBeenCalledOnce();
  expect(scope.getState(list.$list)).toMatchObject({ items: [{ id: second.id }] });
  expect(scope.getState($deletion)).toBeNull();
});

test('a thing without a title has a name to type', async () => {
  const { scope, server } = await start();
  await allSettled(eraseRequested, { scope, params: second });
  await allSettled(nameTyped, { scope, params: 'Draft without a title' });
  await allSettled(deletionConfirmed, { scope });
  expect(server.erase).toHaveBeenCalledOnce();
});

test('emptying the trash reloads the list; cancelling deletes nothing', async () => {
  const { scope, server } = await start();
  await allSettled(emptyRequested, { scope });
  await allSettled(deletionCancelled, { scope });
  await allSettled(deletionConfirmed, { scope });
  expect(server.empty).not.toHaveBeenCalled();
  server.list.mockReturnValue({ items: [], next_cursor: null });
  await allSettled(emptyRequested, { scope });
  await allSettled(deletionConfirmed, { scope });
  expect(server.empty).toHaveBeenCalledOnce();
  expect(scope.getState(list.$list)).toEqual({ state: 'empty' });
});

test('a failed deletion closes the dialog, shows a toast and leaves the thing', async () => {
  const { scope, server } = await start();
  server.erase.mockRejectedValue(httpError({ status: 403, statusText: '', response: null }));
  await allSettled(eraseRequested, { scope, params: first });
  await allSettled(nameTyped, { scope, params: first.title });
  await allSettled(deletionConfirmed, { scope });
  expect(scope.getState($toasts).at(-1)).toMatchObject({ tone: 'bad', title: 'Forbidden' });
  expect(scope.getState($deletion)).toBeNull();
  expect(scope.getState(list.$list)).toMatchObject({ items: [{ id: first.id }, { id: second.id }] });
});
