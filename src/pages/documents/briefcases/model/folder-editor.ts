import { createEvent, createStore, merge, sample } from 'effector';
import { freeCover } from '@/entities/class';
import { deletionShown, trashRestored } from '@/entities/trash';
import type { ClassCover } from '@/shared/api';
import {
  type BriefcaseFolder,
  createCreateBriefcaseFolderMutation,
  createDeleteBriefcaseFolderMutation,
  createUnshareBriefcaseFolderMutation,
  createUpdateBriefcaseFolderMutation,
} from '@/shared/api/briefcases';
import { createForm, filled } from '@/shared/lib/form';
import { navigateFx } from '@/shared/lib/navigation';
import { failureShown } from '@/shared/lib/toasts';
import { $userId } from '@/shared/api';
import { $allFolders, $folderId, briefcaseOpened, contentChanged } from './place';

type Values = { name: string; color: ClassCover; parentId: string };
type Editor = { state: 'closed' } | { state: 'new' } | { state: 'change'; id: string };

export const newFolderRequested = createEvent();
export const folderChangeRequested = createEvent<BriefcaseFolder>();
export const editorClosed = createEvent();
export const folderDeleted = createEvent<string>();
/** A colleague leaves a folder that is shared with them. */
export const folderLeft = createEvent<string>();

const createMutation = createCreateBriefcaseFolderMutation();
const updateMutation = createUpdateBriefcaseFolderMutation();
const deleteMutation = createDeleteBriefcaseFolderMutation();
const leaveMutation = createUnshareBriefcaseFolderMutation();

export const form = createForm<Values>({
  name: 'briefcase-folder',
  initial: { name: '', color: freeCover([]), parentId: '' },
  rules: { name: filled('Enter a name') },
});

const saved = merge([createMutation.finished.success, updateMutation.finished.success]);

// closed -> new | change -> closed
export const $editor = createStore<Editor>({ state: 'closed' }, { name: 'folderEditor' })
  .on(newFolderRequested, () => ({ state: 'new' }))
  .on(folderChangeRequested, (_, { id }) => ({ state: 'change', id }))
  .reset(editorClosed, saved, briefcaseOpened);

sample({
  clock: newFolderRequested,
  source: { folders: $allFolders, parentId: $folderId },
  fn: ({ folders, parentId }): Values => ({
    name: '',
    color: freeCover(folders.map(({ color }) => color)),
    parentId: parentId ?? '',
  }),
  target: form.opened,
});
sample({
  clock: folderChangeRequested,
  fn: ({ name, color, parent_id }): Values => ({ name, color, parentId: parent_id ?? '' }),
  target: form.opened,
});
const accepted = sample({
  clock: form.accepted,
  source: $editor,
  fn: (editor, { name, color, parentId }) => ({
    editor,
    fields: { name: name.trim(), color, parent_id: parentId === '' ? null : parentId },
  }),
});
sample({
  clock: accepted,
  filter: ({ editor }) => editor.state === 'new',
  fn: ({ fields }) => ({ newBriefcaseFolder: fields }),
  target: createMutation.start,
});
sample({
  clock: accepted.filterMap(({ editor, fields }) =>
    editor.state === 'change' ? { id: editor.id, briefcaseFolderChange: fields } : undefined,
  ),
  target: updateMutation.start,
});
sample({ clock: saved, target: form.succeeded });
sample({
  clock: [createMutation.finished.failure, updateMutation.finished.failure],
  fn: ({ error }): unknown => error,
  target: form.failed,
});

sample({ clock: folderDeleted, fn: (id) => ({ id }), target: deleteMutation.start });
sample({
  clock: deleteMutation.finished.success,
  fn: ({ params: { id } }) => ({ kind: 'folder' as const, id, title: 'Folder moved to the trash.' }),
  target: deletionShown,
});
sample({
  clock: folderLeft,
  source: $userId,
  filter: Boolean,
  fn: (userId, id) => ({ id, userId }),
  target: leaveMutation.start,
});
const gone = merge([
  deleteMutation.finished.success.map(({ params }) => params.id),
  leaveMutation.finished.success.map(({ params }) => params.id),
]);
// The page of a folder that is gone leads to the one around it.
sample({
  clock: gone,
  source: { open: $folderId, folders: $allFolders },
  filter: ({ open }, id) => open === id,
  fn: ({ folders }, id) => {
    const around = folders.find((folder) => folder.id === id)?.parent_id;
    return { to: around ? `/teacher/briefcases/${around}` : '/teacher/briefcases' };
  },
  target: navigateFx,
});
sample({
  clock: [saved, gone, trashRestored],
  fn: () => undefined,
  target: contentChanged,
});
sample({
  clock: [deleteMutation.finished.failure, leaveMutation.finished.failure],
  target: failureShown,
});
