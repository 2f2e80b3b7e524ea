import { createEvent, createStore, merge, sample } from 'effector';
import { type Problem, problemOf } from '@/shared/api';
import {
  createDeleteDraftMutation,
  createGetDraftQuery,
  createListDraftsQuery,
  createSaveDraftMutation,
  type Draft,
  type DraftSummary,
} from '@/shared/api/drafts';
import { readClockFx } from '@/shared/lib/clock';
import { failureShown, toastShown } from '@/shared/lib/toasts';

export type DraftList =
  | { state: 'loading' }
  | { state: 'ready'; items: readonly DraftSummary[] }
  | { state: 'failed'; problem: Problem };

export const draftsOpened = createEvent();
export const retryRequested = createEvent();
/** Carries the template of the draft. */
export const deleteRequested = createEvent<string>();
export const undoRequested = createEvent();

const listQuery = createListDraftsQuery();
const contentQuery = createGetDraftQuery();
const deleteMutation = createDeleteDraftMutation();
const saveMutation = createSaveDraftMutation();

// loading -> ready | failed -> loading; a ready list stays visible while it is refetched
export const $drafts = createStore<DraftList>({ state: 'loading' }, { name: 'drafts' });
export const $now = createStore<Date | null>(null, { name: 'draftsOpenedAt' });
/** The template whose draft is being deleted. */
export const $deleting = createStore<string | null>(null, { name: 'deletingDraft' });
/** The draft that Undo saves again. */
const $deleted = createStore<Draft | null>(null, { name: 'deletedDraft' });

const deleteAccepted = sample({
  clock: deleteRequested,
  source: $deleting,
  filter: (deleting) => deleting === null,
  fn: (_, templateType) => ({ templateType }),
});
const deleted = deleteMutation.finished.success.map(({ params }) => params.templateType);
const failed = merge([
  contentQuery.finished.failure,
  deleteMutation.finished.failure,
  saveMutation.finished.failure,
]);

$drafts
  .on(listQuery.finished.success, (_, { result }) => ({ state: 'ready', items: result.items }))
  .on(listQuery.finished.failure, (list, { error }) =>
    list.state === 'ready' ? list : { state: 'failed', problem: problemOf(error) },
  )
  .on(retryRequested, (list) => (list.state === 'failed' ? { state: 'loading' } : list))
  .on(deleted, (list, type) =>
    list.state === 'ready'
      ? { ...list, items: list.items.filter(({ template_type }) => template_type !== type) }
      : list,
  );
$now.on(readClockFx.doneData, (_, now) => now);
$deleting
  .on(deleteAccepted, (_, { templateType }) => templateType)
  .reset(deleted, contentQuery.finished.failure, deleteMutation.finished.failure);
$deleted.on(contentQuery.finished.success, (_, { result }) => result.draft);

sample({ clock: draftsOpened, target: readClockFx });
sample({ clock: [draftsOpened, retryRequested, saveMutation.finished.success], target: listQuery.start });
// The content is read first, so that Undo can save it again.
sample({ clock: deleteAccepted, target: contentQuery.start });
sample({
  clock: contentQuery.finished.success,
  fn: ({ params }) => params,
  target: deleteMutation.start,
});
sample({
  clock: undoRequested,
  source: $deleted,
  filter: Boolean,
  fn: ({ template_type, input }) => ({
    templateType: template_type,
    draftContent: { version: 0, input },
  }),
  target: saveMutation.start,
});
sample({
  clock: deleted,
  fn: () => ({
    tone: 'ok' as const,
    title: 'Draft deleted.',
    action: { label: 'Undo', chosen: undoRequested },
  }),
  target: toastShown,
});
sample({ clock: failed, target: failureShown });
