import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { addNoteFx, deleteNoteFx, getStudentFx, restoreNoteFx } from '@/shared/api/student-profiles';
import { $toasts, bindAction } from '@/shared/lib/toasts';
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
      [restoreNoteFx, answering(calls.restore, note)],
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

test('a deleted note is restored by Undo', async () => {
  const { scope, calls, note } = await openProfile();
  await allSettled(notes.deleteRequested, { scope, params: note.id });
  const action = scope.getState($toasts).at(-1)?.action;
  if (!action) throw new Error('There is no Undo.');
  bindAction(action, scope)();
  await allSettled(scope);
  expect(calls.restore).toHaveBeenCalledExactlyOnceWith({ id: note.id });
});
