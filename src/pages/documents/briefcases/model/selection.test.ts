import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import {
  changeBriefcaseEntriesFx,
  listBriefcaseEntriesFx,
  listBriefcaseFoldersFx,
} from '@/shared/api/briefcases';
import { getStorageFx } from '@/shared/api/usage';
import { $toasts, bindUndo } from '@/shared/lib/toasts';
import { $folderId } from './place';
import { changeRequested } from './selection';

type Call = { request: { briefcaseChange: { ids: string[] } } };

function start() {
  const change = vi.fn((_token: unknown, { request }: Call): unknown => ({
    changed: request.briefcaseChange.ids.length,
  }));
  const later = () => new Promise(() => {});
  const scope = fork({
    values: [[$folderId, 'unit']],
    handlers: [
      [changeBriefcaseEntriesFx, change],
      [listBriefcaseEntriesFx, later],
      [listBriefcaseFoldersFx, later],
      [getStorageFx, later],
    ],
  });
  const sent = () => change.mock.calls.map(([, { request }]) => request.briefcaseChange);
  const request = async (params: Parameters<typeof changeRequested>[0]) => {
    void allSettled(changeRequested, { scope, params });
    const before = change.mock.calls.length;
    await vi.waitFor(() => expect(change.mock.calls.length).toBeGreaterThan(before - 1));
    await vi.waitFor(() => expect(scope.getState($toasts).length).toBe(change.mock.calls.length));
  };
  const undo = (index: number) => {
    const toast = scope.getState($toasts)[index];
    if (!toast?.undo) throw new Error('There is no Undo.');
    bindUndo(toast.undo, scope)();
  };
  return { scope, sent, request, undo };
}

test('each toast takes its own change back, also after a second one', async () => {
  const { sent, request, undo } = start();
  await request({ ids: ['a', 'b'], change: 'trash', folderId: null });
  await request({ ids: ['c'], change: 'trash', folderId: null });
  undo(0);
  await vi.waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().at(-1)).toEqual({ ids: ['a', 'b'], change: 'restore', folder_id: 'unit' });
});

test('a move is taken back to the folder where it began, and a copy is not taken back', async () => {
  const { scope, sent, request, undo } = start();
  await request({ ids: ['a'], change: 'move', folderId: 'forms' });
  await request({ ids: ['b'], change: 'copy', folderId: 'forms' });
  expect(scope.getState($toasts)[1]?.undo).toBeUndefined();
  undo(0);
  await vi.waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().at(-1)).toEqual({ ids: ['a'], change: 'move', folder_id: 'unit' });
});
