import { createEvent, createStore, merge, sample } from 'effector';
import {
  type ClassGroup,
  createCreateGroupMutation,
  createDeleteGroupMutation,
  createListGroupsQuery,
  createSaveGroupMutation,
} from '@/shared/api/groups';
import { deletionShown, trashRestored } from '@/entities/trash';
import { createForm, filled } from '@/shared/lib/form';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { membersLoaded } from './class-people';
import { $classId, classPageOpened } from './class-page';

type GroupValues = { name: string; studentIds: readonly string[] };
type GroupEditor = { state: 'closed' } | { state: 'new' } | { state: 'change'; id: string };

export const newGroupRequested = createEvent();
export const groupChangeRequested = createEvent<ClassGroup>();
export const groupEditorClosed = createEvent();
/** Carries the id of a group. */
export const groupDeleted = createEvent<string>();

const listQuery = createListGroupsQuery();
const createMutation = createCreateGroupMutation();
const saveMutation = createSaveGroupMutation();
const deleteMutation = createDeleteGroupMutation();

export const $groups = createStore<readonly ClassGroup[]>([], { name: 'classGroups' })
  .on(listQuery.finished.success, (_, { result }) => result.items)
  .reset(classPageOpened);

const blank: GroupValues = { name: '', studentIds: [] };
export const groupForm = createForm<GroupValues>({
  name: 'class-group',
  initial: blank,
  rules: { name: filled('Enter a name.') },
  serverFields: { student_ids: 'studentIds' },
});

const saved = merge([createMutation.finished.success, saveMutation.finished.success]);

// closed -> new | change -> closed
export const $groupEditor = createStore<GroupEditor>({ state: 'closed' }, { name: 'groupEditor' })
  .on(newGroupRequested, () => ({ state: 'new' }))
  .on(groupChangeRequested, (_, { id }) => ({ state: 'change', id }))
  .reset(groupEditorClosed, saved, classPageOpened);

sample({
  clock: [
    membersLoaded,
    saved,
    deleteMutation.finished.success,
    trashRestored.filterMap(({ kind }) => (kind === 'group' ? kind : undefined)),
  ],
  source: $classId,
  filter: (id) => id !== '',
  fn: (id) => ({ id }),
  target: listQuery.start,
});
sample({ clock: newGroupRequested, fn: () => blank, target: groupForm.opened });
sample({
  clock: groupChangeRequested,
  fn: ({ name, student_ids }) => ({ name, studentIds: student_ids }),
  target: groupForm.opened,
});
const accepted = sample({
  clock: groupForm.accepted,
  source: { editor: $groupEditor, classId: $classId },
  fn: ({ editor, classId }, { name, studentIds }) => ({
    editor,
    classId,
    content: { name: name.trim(), student_ids: [...studentIds] },
  }),
});
sample({
  clock: accepted.filterMap(({ editor, classId, content }) =>
    editor.state === 'new' ? { id: classId, classGroupContent: content } : undefined,
  ),
  target: createMutation.start,
});
sample({
  clock: accepted.filterMap(({ editor, content }) =>
    editor.state === 'change' ? { id: editor.id, classGroupContent: content } : undefined,
  ),
  target: saveMutation.start,
});
sample({ clock: saved, target: groupForm.succeeded });
sample({
  clock: [createMutation.finished.failure, saveMutation.finished.failure],
  fn: ({ error }): unknown => error,
  target: groupForm.failed,
});
sample({ clock: groupDeleted, fn: (id) => ({ id }), target: deleteMutation.start });
sample({
  clock: saved,
  fn: () => ({ tone: 'ok' as const, title: 'Group saved.' }),
  target: toastShown,
});
sample({
  clock: deleteMutation.finished.success,
  fn: ({ params: { id } }) => ({ kind: 'group' as const, id, title: 'Group deleted.' }),
  target: deletionShown,
});
sample({ clock: deleteMutation.finished.failure, target: failureShown });
