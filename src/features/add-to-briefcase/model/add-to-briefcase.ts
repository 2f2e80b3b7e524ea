import { createEvent, createStore, sample } from 'effector';
import { $document, generationClosed, openAccepted, startAccepted } from '@/entities/generation';
import {
  type BriefcaseFolder,
  createAddBriefcaseEntryMutation,
  createListBriefcaseFoldersQuery,
} from '@/shared/api/briefcases';
import { createForm } from '@/shared/lib/form';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, toastShown } from '@/shared/lib/toasts';

export const keepingOpened = createEvent();
export const keepingClosed = createEvent();
const folderOpened = createEvent();

const foldersQuery = createListBriefcaseFoldersQuery();
const addMutation = createAddBriefcaseEntryMutation();

export const form = createForm({ name: 'add-to-briefcase', initial: { folderId: '' } });

export const $isOpen = createStore(false, { name: 'isAddingToBriefcase' })
  .on(keepingOpened, () => true)
  .reset(keepingClosed, addMutation.finished.success, generationClosed, openAccepted, startAccepted);
/** Null until they are loaded. */
export const $folders = createStore<readonly BriefcaseFolder[] | null>(null, { name: 'foldersToAddTo' })
  .on(foldersQuery.finished.success, (_, { result }) => result.items)
  .on(foldersQuery.finished.failure, (folders) => folders ?? [])
  .reset(keepingOpened);
const $lastFolder = createStore<string | null>(null, { name: 'folderAddedTo' }).on(
  addMutation.finished.success,
  (_, { result }) => result.folder_id,
);

sample({ clock: keepingOpened, target: [form.reset, foldersQuery.start] });
sample({
  clock: sample({
    clock: form.accepted,
    source: $document,
    fn: (document, { folderId }) =>
      document && {
        newBriefcaseEntry: {
          kind: 'document' as const,
          generation_id: document.generation.id,
          folder_id: folderId === '' ? null : folderId,
        },
      },
  }).filterMap(nonNull),
  target: addMutation.start,
});
sample({ clock: addMutation.finished.success, target: form.succeeded });
sample({
  clock: addMutation.finished.failure,
  fn: ({ error }): unknown => error,
  target: form.failed,
});
sample({
  clock: addMutation.finished.success,
  fn: () => ({
    tone: 'ok' as const,
    title: 'Added to the briefcase.',
    action: { label: 'Open briefcase', chosen: folderOpened },
  }),
  target: toastShown,
});
sample({
  clock: folderOpened,
  source: $lastFolder,
  fn: (id) => ({ to: id === null ? '/teacher/briefcases' : `/teacher/briefcases/${id}` }),
  target: navigateFx,
});
sample({ clock: foldersQuery.finished.failure, target: failureShown });
