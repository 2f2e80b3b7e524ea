import { createEvent, createStore, sample } from 'effector';
import {
  createListTrashedBriefcasesQuery,
  createRestoreBriefcaseItemMutation,
  type TrashedBriefcaseItem,
} from '@/shared/api/briefcases';
import { failureShown, toastShown } from '@/shared/lib/toasts';

export const briefcaseItemsRequested = createEvent();
/** Carries the id. */
export const itemRestoreRequested = createEvent<string>();

const query = createListTrashedBriefcasesQuery();
const restoreMutation = createRestoreBriefcaseItemMutation();

/** Empty until they are loaded; the documents above show a failure. */
export const $briefcaseItems = createStore<readonly TrashedBriefcaseItem[]>([], { name: 'trashedBriefcases' })
  .on(query.finished.success, (_, { result }) => result.items)
  .on(restoreMutation.finished.success, (items, { params }) => items.filter(({ id }) => id !== params.id));
export const $restoringItem = createStore<string | null>(null, { name: 'restoringItem' })
  .on(itemRestoreRequested, (_, id) => id)
  .on(restoreMutation.finished.finally, () => null);

sample({ clock: briefcaseItemsRequested, target: query.start });
sample({ clock: itemRestoreRequested, fn: (id) => ({ id }), target: restoreMutation.start });
sample({
  clock: restoreMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Restored.' }),
  target: toastShown,
});
sample({ clock: restoreMutation.finished.failure, target: failureShown });
