import { createEvent, createStore, sample } from 'effector';
import { type Problem, problemOf } from '@/shared/api';
import { createDeleteDraftMutation, createListDraftsQuery, type DraftSummary } from '@/shared/api/drafts';
import { deletionShown, trashRestored } from '@/entities/trash';
import { readClockFx } from '@/shared/lib/clock';
import { failureShown } from '@/shared/lib/toasts';

export type DraftList =
  | { state: 'loading' }
  | { state: 'ready'; items: readonly DraftSummary[] }
  | { state: 'failed'; problem: Problem };

export const draftsOpened = createEvent();
export const retryRequested = createEvent();
/** Carries the template of the draft. */
export const deleteRequested = createEvent<string>();

const listQuery = createListDraftsQuery();
const deleteMutation = createDeleteDraftMutation();

// loading -> ready | failed -> loading; a ready list stays visible while it is refetched
export const $drafts = createStore<DraftList>({ state: 'loading' }, { name: 'drafts' });
export const $now = createStore<Date | null>(null, { name: 'draftsOpenedAt' });
/** The template whose draft is being deleted. */
export const $deleting = createStore<string | null>(null, { name: 'deletingDraft' });

const deleteAccepted = sample({
  clock: deleteRequested,
  source: $deleting,
  filter: (deleting) => deleting === null,
  fn: (_, templateType) => ({ templateType }),
});
const deleted = deleteMutation.finished.success.map(({ params }) => params.templateType);

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
  .reset(deleted, deleteMutation.finished.failure);

sample({ clock: draftsOpened, target: readClockFx });
const restored = trashRestored.filterMap(({ kind }) => (kind === 'draft' ? kind : undefined));
sample({ clock: [draftsOpened, retryRequested, restored], fn: () => undefined, target: listQuery.start });
sample({ clock: deleteAccepted, target: deleteMutation.start });
sample({
  clock: deleted,
  fn: (id) => ({ kind: 'draft' as const, id, title: 'Draft deleted.' }),
  target: deletionShown,
});
sample({ clock: deleteMutation.finished.failure, target: failureShown });
