import { createEvent, createStore, sample } from 'effector';
import {
  type BriefcaseFolder,
  createListBriefcaseMembersQuery,
  createShareBriefcaseFolderMutation,
  createUnshareBriefcaseFolderMutation,
} from '@/shared/api/briefcases';
import { createResource } from '@/shared/lib/resource';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown } from '@/shared/lib/toasts';
import { briefcaseOpened, contentChanged } from './place';

export type Role = 'editor' | 'reader' | 'none';

export const sharingOpened = createEvent<BriefcaseFolder>();
export const sharingClosed = createEvent();
export const roleChosen = createEvent<{ userId: string; role: Role }>();

const shareMutation = createShareBriefcaseFolderMutation();
const unshareMutation = createUnshareBriefcaseFolderMutation();

export const members = createResource({
  name: 'briefcaseMembers',
  query: createListBriefcaseMembersQuery(),
  request: (id: string) => ({ id }),
});

/** The folder whose sharing is open. */
export const $shared = createStore<BriefcaseFolder | null>(null, { name: 'sharedFolder' })
  .on(sharingOpened, (_, folder) => folder)
  .reset(sharingClosed, briefcaseOpened);
export const $isSaving = createStore(false, { name: 'isSharing' })
  .on(roleChosen, () => true)
  .reset(shareMutation.finished.finally, unshareMutation.finished.finally, sharingOpened);

sample({ clock: sharingOpened, fn: ({ id }) => id, target: [members.reset, members.opened] });
const chosen = sample({
  clock: roleChosen,
  source: $shared,
  fn: (folder, choice) => folder && { ...choice, id: folder.id },
}).filterMap(nonNull);
sample({
  clock: chosen.filterMap(({ id, userId, role }) =>
    role === 'none' ? undefined : { id, userId, briefcaseSharing: { role } },
  ),
  target: shareMutation.start,
});
sample({
  clock: chosen.filterMap(({ id, userId, role }) => (role === 'none' ? { id, userId } : undefined)),
  target: unshareMutation.start,
});
const changed = sample({
  clock: [shareMutation.finished.finally, unshareMutation.finished.finally],
  fn: () => undefined,
});
sample({ clock: changed, target: [members.refreshed, contentChanged] });
sample({ clock: [shareMutation.finished.failure, unshareMutation.finished.failure], target: failureShown });
