import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import {
  addNoteFx,
  addSupportFx,
  deleteNoteFx,
  editSupportFx,
  getStudentFx,
  restoreNoteFx,
} from '@/shared/api/student-profiles';
import { $toasts, bindAction } from '@/shared/lib/toasts';
import * as notes from './notes';
import { profileOpened } from './profile';
import { elif } from './student-profile.fixture';
import * as supports from './supports';

async function openProfile() {
  const [note] = elif.notes;
  const [support] = elif.supports;
  if (!note || !support) throw new Error('The sample profile is empty.');
  const calls = { addNote: vi.fn(), add: vi.fn(), edit: vi.fn(), restore: vi.fn() };
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
      [addSupportFx, answering(calls.add, support)],
      [editSupportFx, answering(calls.edit, support)],
      [deleteNoteFx, () => undefined],
      [restoreNoteFx, answering(calls.restore, note)],
    ],
  });
  await allSettled(profileOpened, { scope, params: elif.id });
  return { scope, calls, reads, note, support };
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

test('the dialog adds a new support, and changes the one it was opened with', async () => {
  const { scope, calls, support } = await openProfile();
  await allSettled(supports.supportOpened, { scope, params: null });
  await allSettled(supports.form.submitted, { scope });
  expect(calls.add).toHaveBeenCalledExactlyOnceWith({
    id: elif.id,
    supportDetails: { kind: 'extra_time', detail: '', review_on: null },
  });
  expect(scope.getState(supports.$open)).toBeNull();
  await allSettled(supports.supportOpened, { scope, params: support });
  await allSettled(supports.form.changed, { scope, params: { reviewOn: null } });
  await allSettled(supports.form.submitted, { scope });
  expect(calls.edit).toHaveBeenCalledExactlyOnceWith({
    id: support.id,
    supportDetails: { kind: support.kind, detail: support.detail, review_on: null },
  });
});
