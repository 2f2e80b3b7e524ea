import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { deleteDraftFx, getDraftFx, listDraftsFx, saveDraftFx } from '@/shared/api/drafts';
import { $toasts } from '@/shared/lib/toasts';
import { draftSummary } from '../../../../../tests/support/draft-summary';
import { $deleting, $drafts, deleteRequested, draftsOpened, retryRequested, undoRequested } from './drafts';

const refused = httpError({ status: 403, statusText: '', response: null });
const content = {
  template_type: draftSummary.template_type,
  input: { topic: 'Rain' },
  version: 3,
  updated_at: draftSummary.updated_at,
};

async function start() {
  const server = {
    list: vi.fn((..._call: unknown[]): unknown => ({ items: [draftSummary] })),
    read: vi.fn((..._call: unknown[]): unknown => ({ draft: content })),
    remove: vi.fn((..._call: unknown[]): unknown => undefined),
    save: vi.fn((..._call: unknown[]): unknown => ({ ...content, version: 5 })),
  };
  const scope = fork({
    handlers: [
      [listDraftsFx, server.list],
      [getDraftFx, server.read],
      [deleteDraftFx, server.remove],
      [saveDraftFx, server.save],
    ],
  });
  await allSettled(draftsOpened, { scope });
  return { server, scope };
}

test('a deleted draft leaves the list, and Undo saves its content again', async () => {
  const { server, scope } = await start();
  await allSettled(deleteRequested, { scope, params: draftSummary.template_type });
  expect(scope.getState($drafts)).toEqual({ state: 'ready', items: [] });
  expect(scope.getState($toasts).at(-1)).toMatchObject({ title: 'Draft deleted.' });
  await allSettled(undoRequested, { scope });
  expect(server.save).toHaveBeenCalledExactlyOnceWith(null, {
    token: null,
    request: {
      templateType: draftSummary.template_type,
      draftContent: { version: 0, input: { topic: 'Rain' } },
    },
  });
  expect(scope.getState($drafts)).toEqual({ state: 'ready', items: [draftSummary] });
});

test('a draft is deleted only once its content is known', async () => {
  const { server, scope } = await start();
  server.read.mockRejectedValueOnce(refused);
  await allSettled(deleteRequested, { scope, params: draftSummary.template_type });
  expect(server.remove).not.toHaveBeenCalled();
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
