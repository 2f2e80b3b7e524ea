import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { deleteDraftFx, listDraftsFx } from '@/shared/api/drafts';
import { restoreTrashedFx } from '@/shared/api/trash';
import { $toasts, bindUndo } from '@/shared/lib/toasts';
import { draftSummary } from '../../../../../tests/support/draft-summary';
import { otherTemplate } from '../../../../../tests/support/templates';
import { $deleting, $drafts, deleteRequested, draftsOpened, retryRequested } from './drafts';

const refused = httpError({ status: 403, statusText: '', response: null });

async function start() {
  const server = {
    list: vi.fn((..._call: unknown[]): unknown => ({ items: [draftSummary] })),
    remove: vi.fn((..._call: unknown[]): unknown => undefined),
    restore: vi.fn((..._call: unknown[]): unknown => undefined),
  };
  const scope = fork({
    handlers: [
      [listDraftsFx, server.list],
      [deleteDraftFx, server.remove],
      [restoreTrashedFx, server.restore],
    ],
  });
  await allSettled(draftsOpened, { scope });
  return { server, scope };
}

test('a deleted draft leaves the list, and its toast restores it, also after a second deletion', async () => {
  const { server, scope } = await start();
  await allSettled(deleteRequested, { scope, params: draftSummary.template_type });
  expect(scope.getState($drafts)).toEqual({ state: 'ready', items: [] });
  await allSettled(deleteRequested, { scope, params: otherTemplate.templateType });
  const [first] = scope.getState($toasts);
  expect(first).toMatchObject({ title: 'Draft deleted.' });
  if (first?.undo) bindUndo(first.undo, scope)();
  await allSettled(scope);
  expect(server.restore).toHaveBeenCalledExactlyOnceWith(null, {
    token: null,
    request: { kind: 'draft', id: draftSummary.template_type },
  });
  expect(scope.getState($drafts)).toEqual({ state: 'ready', items: [draftSummary] });
});

test('a draft that could not be deleted stays, with the reason', async () => {
  const { server, scope } = await start();
  server.remove.mockRejectedValueOnce(refused);
  await allSettled(deleteRequested, { scope, params: draftSummary.template_type });
  expect(scope.getState($drafts)).toEqual({ state: 'ready', items: [draftSummary] });
  expect(scope.getState($deleting)).toBeNull();
  expect(scope.getState($toasts).at(-1)).toMatchObject({ tone: 'bad', title: 'Forbidden' });
});

test('a failed list can be loaded again', async () => {
  const { server, scope } = await start();
  server.list.mockRejectedValueOnce(refused);
  const failing = fork({ handlers: [[listDraftsFx, server.list]] });
  await allSettled(draftsOpened, { scope: failing });
  expect(failing.getState($drafts)).toMatchObject({ state: 'failed' });
  await allSettled(retryRequested, { scope: failing });
  expect(failing.getState($drafts)).toMatchObject({ state: 'ready' });
  expect(scope.getState($drafts)).toMatchObject({ state: 'ready' });
});
