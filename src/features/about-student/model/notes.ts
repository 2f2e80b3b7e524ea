import { createEvent, createStore, sample } from 'effector';
import {
  createAddNoteMutation,
  createDeleteNoteMutation,
  createEditNoteMutation,
  type StudentNote,
} from '@/shared/api/student-profiles';
import { deletionShown, trashRestored } from '@/entities/trash';
import { createForm, filled } from '@/shared/lib/form';
import { failureShown } from '@/shared/lib/toasts';
import { $studentId, profile, profileOpened } from './profile';

/** Carries the note to edit. */
export const editOpened = createEvent<StudentNote>();
export const editClosed = createEvent();
/** Carries the id of a note. */
export const deleteRequested = createEvent<string>();

const addMutation = createAddNoteMutation();
const editMutation = createEditNoteMutation();
const deleteMutation = createDeleteNoteMutation();

const rules = { text: filled('Write the note') };
export const addForm = createForm({ name: 'student-note', initial: { text: '' }, rules });
export const editForm = createForm({ name: 'edit-student-note', initial: { text: '' }, rules });

/** The note that is being edited. */
export const $edited = createStore<string | null>(null, { name: 'editedNote' })
  .on(editOpened, (_, { id }) => id)
  .reset(editClosed, editMutation.finished.success, profileOpened);

sample({ clock: editOpened, fn: ({ text }) => ({ text }), target: editForm.opened });
sample({ clock: profileOpened, target: addForm.reset });
sample({
  clock: addForm.accepted,
  source: $studentId,
  fn: (id, { text }) => ({ id, noteText: { text: text.trim() } }),
  target: addMutation.start,
});
sample({
  clock: sample({
    clock: editForm.accepted,
    source: $edited,
    fn: (id, { text }) => ({ id, text }),
  }).filterMap(({ id, text }) => (id === null ? undefined : { id, noteText: { text: text.trim() } })),
  target: editMutation.start,
});
sample({ clock: deleteRequested, fn: (id) => ({ id }), target: deleteMutation.start });

sample({ clock: addMutation.finished.success, target: [addForm.succeeded, addForm.reset] });
sample({ clock: editMutation.finished.success, target: editForm.succeeded });
sample({ clock: addMutation.finished.failure, fn: ({ error }): unknown => error, target: addForm.failed });
sample({ clock: editMutation.finished.failure, fn: ({ error }): unknown => error, target: editForm.failed });
sample({
  clock: [
    addMutation.finished.success,
    editMutation.finished.success,
    deleteMutation.finished.success,
    trashRestored.filterMap(({ kind }) => (kind === 'note' ? kind : undefined)),
  ],
  fn: () => undefined,
  target: profile.refreshed,
});
sample({
  clock: deleteMutation.finished.success,
  fn: ({ params: { id } }) => ({ kind: 'note' as const, id, title: 'Note deleted.' }),
  target: deletionShown,
});
sample({ clock: deleteMutation.finished.failure, target: failureShown });
