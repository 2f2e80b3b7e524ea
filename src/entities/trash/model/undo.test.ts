import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { restoreTrashedFx } from '@/shared/api/trash';
import { $toasts, bindUndo } from '@/shared/lib/toasts';
import { deletionShown } from './undo';

test('each toast restores its own thing, also after a second deletion', async () => {
  const restore = vi.fn((..._call: unknown[]): unknown => undefined);
  const scope = fork({ handlers: [[restoreTrashedFx, restore]] });
  await allSettled(deletionShown, { scope, params: { kind: 'todo', id: 'a', title: 'First.' } });
  await allSettled(deletionShown, { scope, params: { kind: 'group', id: 'b', title: 'Second.' } });
  const [first] = scope.getState($toasts);
  if (first?.undo) bindUndo(first.undo, scope)();
  await vi.waitFor(() => expect(restore).toHaveBeenCalledOnce());
  expect(restore.mock.calls[0]?.[1]).toMatchObject({ request: { kind: 'todo', id: 'a' } });
});
