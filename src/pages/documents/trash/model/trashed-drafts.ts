import { createEvent, createStore, sample } from 'effector';
import {
  createDeleteDraftMutation,
  createListTrashedDraftsQuery,
  createRestoreDraftMutation,
  type TrashedDraft,
} from '@/shared/api/drafts';
import { failureShown, toastShown } from '@/shared/lib/toasts';

export const draftsRequested = createEvent();
/** Carries the template of the draft. */
export const restoreRequested = createEvent<string>();
const undoRequested = createEvent();

const listQuery = createListTrashedDraftsQuery();
const restoreMutation = createRestoreDraftMutation();
const trashMutation = createDeleteDraftMutation();

/** Empty until they are loaded; the documents above show a failure. */
export const $drafts = createStore<readonly TrashedDraft[]>([], { name: 'trashedDrafts' });
export const $restoring = createStore<string | null>(null, { name: 'restoringDraft' });
const $lastRestored = createStore<string | null>(null, { name: 'lastRestoredDraft' });

const accepted = sample({
  clock: restoreRequested,
  source: $restoring,
  filter: (restoring) => restoring === null,
  fn: (_, templateType) => ({ templateType }),
});
const restored = restoreMutation.finished.success.map(({ params }) => params.templateType);

$drafts.on(listQuery.finished.success, (_, { result }) => result.items);
$restoring
  .on(accepted, (_, { templateType }) => templateType)
  .on(restoreMutation.finished.finally, () => null);
$lastRestored.on(restored, (_, type) => type);

sample({ clock: [draftsRequested, restored, trashMutation.finished.success], target: listQuery.start });
sample({ clock: accepted, target: restoreMutation.start });
sample({
  clock: undoRequested,
  source: $lastRestored,
  filter: Boolean,
  fn: (templateType) => ({ templateType }),
  target: trashMutation.start,
});
sample({
  clock: restored,
  fn: () => ({
    tone: 'ok' as const,
    title: 'Draft restored.',
    action: { label: 'Undo', chosen: undoRequested },
  }),
  target: toastShown,
});
sample({ clock: [restoreMutation.finished.failure, trashMutation.finished.failure], target: failureShown });
