import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { deleteDraftFx, eraseDraftFx, listTrashedDraftsFx, restoreDraftFx } from '@/shared/api/drafts';
import {
  eraseBriefcaseItemFx,
  listTrashedBriefcasesFx,
  restoreBriefcaseItemFx,
} from '@/shared/api/briefcases';
import { listOwnTemplatesFx } from '@/shared/api/own-templates';
import { listTrashedAssignmentsFx } from '@/shared/api/assignments';
import { listTrashedLessonsFx } from '@/shared/api/lessons';
import { emptyTrashFx, eraseGenerationFx, listGenerationsFx } from '@/shared/api/generations';
import { $toasts } from '@/shared/lib/toasts';
import { trashed } from '../../../../../tests/support/generation-summary';
import { template } from '../../../../../tests/support/templates';
import {
  $deletion,
  $isMistyped,
  deletionCancelled,
  deletionConfirmed,
  emptyRequested,
  eraseRequested,
  eraseDraftRequested,
  eraseItemRequested,
  list,
  nameTyped,
  trashOpened,
} from './trash';
import { $briefcaseItems, itemRestoreRequested } from './trashed-briefcases';
import { $drafts, restoreRequested } from './trashed-drafts';

const [first, second] = [trashed(1), trashed(2)];
const items = [first, second];
const draft = {
  template_type: template.templateType,
  template_title: template.title,
  title: 'Rain',
  trashed_at: '2026-11-19T09:00:00.000Z',
  purge_at: '2026-12-19T09:00:00.000Z',
};

const deletedFolder = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  kind: 'folder' as const,
  name: 'Old forms',
  color: 'plum',
  entries: 6,
  bytes: 12_800,
  trashed_by: 'Ben Ada',
  trashed_at: '2026-11-19T09:00:00.000Z',
  purge_at: '2026-12-19T09:00:00.000Z',
};

async function start() {
  const server = {
    list: vi.fn((..._call: unknown[]): unknown => ({ items, next_cursor: null })),
    erase: vi.fn((..._call: unknown[]): unknown => undefined),
    empty: vi.fn((..._call: unknown[]): unknown => undefined),
    drafts: vi.fn((..._call: unknown[]): unknown => ({ items: [draft] })),
    restoreDraft: vi.fn((..._call: unknown[]): unknown => undefined),
    eraseDraft: vi.fn((..._call: unknown[]): unknown => undefined),
    deleteDraft: vi.fn((..._call: unknown[]): unknown => undefined),
    eraseItem: vi.fn((..._call: unknown[]): unknown => undefined),
    restoreItem: vi.fn((..._call: unknown[]): unknown => undefined),
  };
  const scope = fork({
    handlers: [
      [listGenerationsFx, server.list],
      [eraseGenerationFx, server.erase],
      [emptyTrashFx, server.empty],
      [listTrashedDraftsFx, server.drafts],
      [listOwnTemplatesFx, () => ({ items: [] })],
      [listTrashedBriefcasesFx, () => ({ items: [deletedFolder] })],
      [eraseBriefcaseItemFx, server.eraseItem],
      [restoreBriefcaseItemFx, server.restoreItem],
      [listTrashedLessonsFx, () => ({ items: [] })],
      [listTrashedAssignmentsFx, () => ({ items: [] })],
      [restoreDraftFx, server.restoreDraft],
      [eraseDraftFx, server.eraseDraft],
      [deleteDraftFx, server.deleteDraft],
    ],
  });
  await allSettled(trashOpened, { scope });
  return { scope, server };
}

test('a document is deleted only once its name is typed, and once', async () => {
  const { scope, server } = await start();
  await allSettled(eraseRequested, { scope, params: { id: first.id, title: first.title } });
  expect(server.erase).not.toHaveBeenCalled();
  await allSettled(nameTyped, { scope, params: 'Another' });
  await allSettled(deletionConfirmed, { scope });
  expect(server.erase).not.toHaveBeenCalled();
  expect(scope.getState($isMistyped)).toBe(true);
  await allSettled(nameTyped, { scope, params: ` ${first.title}` });
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
  await allSettled(nameTyped, { scope, params: first.title });
  await allSettled(deletionConfirmed, { scope });
  expect(scope.getState($toasts).at(-1)).toMatchObject({ tone: 'bad', title: 'Forbidden' });
  expect(scope.getState($deletion)).toBeNull();
  expect(scope.getState(list.$list)).toMatchObject({ items: [{ id: first.id }, { id: second.id }] });
});

test('a draft is restored, which can be undone', async () => {
  const { scope, server } = await start();
  expect(scope.getState($drafts)).toEqual([draft]);
  server.drafts.mockReturnValue({ items: [] });
  await allSettled(restoreRequested, { scope, params: draft.template_type });
  expect(server.restoreDraft).toHaveBeenCalledOnce();
  expect(scope.getState($drafts)).toEqual([]);
  const undo = scope.getState($toasts).at(-1)?.action?.chosen;
  if (undo) await allSettled(undo, { scope });
  expect(server.deleteDraft).toHaveBeenCalledOnce();
});

test('a draft is deleted for good once its name is typed', async () => {
  const { scope, server } = await start();
  await allSettled(eraseDraftRequested, { scope, params: { id: draft.template_type, title: 'Rain' } });
  await allSettled(deletionConfirmed, { scope });
  expect(server.eraseDraft).not.toHaveBeenCalled();
  await allSettled(nameTyped, { scope, params: 'Rain' });
  await allSettled(deletionConfirmed, { scope });
  expect(server.eraseDraft).toHaveBeenCalledOnce();
  expect(server.erase).not.toHaveBeenCalled();
});

test('a folder is deleted for good once its name is typed', async () => {
  const { scope, server } = await start();
  expect(scope.getState($briefcaseItems)).toEqual([deletedFolder]);
  const { id, name: title } = deletedFolder;
  await allSettled(eraseItemRequested, { scope, params: { id, title } });
  await allSettled(nameTyped, { scope, params: 'Forms' });
  await allSettled(deletionConfirmed, { scope });
  expect(server.eraseItem).not.toHaveBeenCalled();
  await allSettled(nameTyped, { scope, params: title });
  await allSettled(deletionConfirmed, { scope });
  expect(server.eraseItem).toHaveBeenCalledExactlyOnceWith(null, { token: null, request: { id } });
});

test('a folder is restored and leaves the list', async () => {
  const { scope, server } = await start();
  await allSettled(itemRestoreRequested, { scope, params: deletedFolder.id });
  expect(server.restoreItem).toHaveBeenCalledOnce();
  expect(scope.getState($briefcaseItems)).toEqual([]);
});
