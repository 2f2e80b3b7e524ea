import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { addNoteFx, deleteNoteFx, getStudentFx } from '@/shared/api/student-profiles';
import { restoreTrashedFx } from '@/shared/api/trash';
import { $toasts, bindUndo } from '@/shared/lib/toasts';
import * as notes from './notes';
import { profileOpened } from './profile';
import { elif } from '../../../../tests/support/student-profiles';

async function openProfile() {
  const [note] = elif.notes;
  if (!note) throw new Error('The sample profile has no note.');
  const calls = { addNote: vi.fn(), restore: vi.fn() };
  const reads = vi.fn();
  const answering =
    <Answer>(seen: (request: unknown) => unknown, answer: Answer) =>
    (...call: unknown[]): Answer => {
      seen(Object(call[1]).request);
      return answer;
    };
  const scope = fork({
    handlers: [
      [getStudentFx, answering(reads, elif)],
      [addNoteFx, answering(calls.addNote, note)],
      [deleteNoteFx, () => undefined],
      [restoreTrashedFx, answering(calls.restore, undefined)],
    ],
  });
  await allSettled(profileOpened, { scope, params: elif.id });
  return { scope, calls, reads, note };
}

test('a note is written once, trimmed, and the profile is read again', async () => {
  const { scope, calls, reads } = await openProfile();
  await allSettled(notes.addForm.changed, { scope, params: { text: ' Sits in front. ' } });
  const sending = allSettled(notes.addForm.submitted, { scope });
  void allSettled(notes.addForm.submitted, { scope });
  await sending;
  expect(calls.addNote).toHaveBeenCalledExactlyOnceWith({
    id: elif.id,
    noteText: { text: 'Sits in front.' },
  });
  expect(reads).toHaveBeenCalledTimes(2);
  expect(scope.getState(notes.addForm.$values)).toEqual({ text: '' });
});

test('the toast of a deleted note restores it, also after a second deletion', async () => {
  const { scope, calls, reads, note } = await openProfile();
  await allSettled(notes.deleteRequested, { scope, params: note.id });
  await allSettled(notes.deleteRequested, { scope, params: 'another' });
  const [first] = scope.getState($toasts);
  if (!first?.undo) throw new Error('There is no Undo.');
  bindUndo(first.undo, scope)();
  await allSettled(scope);
  expect(calls.restore).toHaveBeenCalledExactlyOnceWith({ kind: 'note', id: note.id });
  expect(reads).toHaveBeenCalledTimes(4);
});
