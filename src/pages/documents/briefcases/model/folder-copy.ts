import { createEvent, createStore, sample } from 'effector';
import {
  type BriefcaseFolder,
  createCopyBriefcaseFolderMutation,
  createDeleteBriefcaseFolderMutation,
} from '@/shared/api/briefcases';
import { nonNull } from '@/shared/lib/non-null';
import { navigateFx } from '@/shared/lib/navigation';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { $folderId, contentChanged } from './place';

/** An own folder is copied beside itself, and one of a colleague to the own briefcase. */
export const folderCopied = createEvent<BriefcaseFolder>();
/** Carries the id of the copy. */
const undone = createEvent<string>();
const copyVisited = createEvent();

const copyMutation = createCopyBriefcaseFolderMutation();
const undoMutation = createDeleteBriefcaseFolderMutation();

const copyAccepted = sample({
  clock: folderCopied,
  source: copyMutation.$pending,
  filter: (isCopying) => !isCopying,
  fn: (_, folder) => folder,
});
const $copy = createStore<string | null>(null, { name: 'copyOfFolder' }).on(
  copyMutation.finished.success,
  (_, { result }) => result.id,
);

sample({
  clock: copyAccepted,
  fn: ({ id, role, parent_id }) => ({
    id,
    briefcaseFolderPlace: { parent_id: role === 'owner' ? parent_id : null },
  }),
  target: copyMutation.start,
});
sample({
  clock: copyMutation.finished.success,
  source: $folderId,
  fn: (open, { result: { id, name }, params }) => ({
    tone: 'ok' as const,
    title: `Folder copied: “${name}”.`,
    // From the page of the folder itself, its copy is out of sight.
    ...(open === params.id
      ? { action: { label: 'Open copy', chosen: copyVisited } }
      : { undo: { chosen: undone, given: id } }),
  }),
  target: toastShown,
});
sample({
  clock: sample({ clock: copyVisited, source: $copy }).filterMap(nonNull),
  fn: (id) => ({ to: `/teacher/briefcases/${id}` }),
  target: navigateFx,
});
sample({
  clock: undone,
  fn: (id) => ({ id }),
  target: undoMutation.start,
});
sample({
  clock: [copyMutation.finished.success, undoMutation.finished.success],
  fn: () => undefined,
  target: contentChanged,
});
sample({ clock: [copyMutation.finished.failure, undoMutation.finished.failure], target: failureShown });
