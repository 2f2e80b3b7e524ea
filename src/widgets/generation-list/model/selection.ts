import { createEvent, createStore, sample, type Store } from 'effector';
import {
  createFlagGenerationsMutation,
  type FlagChange,
  type GenerationSummary,
} from '@/shared/api/generations';
import type { PagedList } from '@/shared/lib/paged-list';
import { failureShown, toastShown } from '@/shared/lib/toasts';

/** As many as one call accepts. */
const MAX = 1000;

const DONE: Record<FlagChange, string> = {
  favourite: 'added to favourites',
  unfavourite: 'removed from favourites',
  trash: 'moved to trash',
  restore: 'restored',
};

/** Selected documents of a list, and the changes of all of them at once. */
export function createSelection($list: Store<PagedList<GenerationSummary>>) {
  const started = createEvent();
  const ended = createEvent();
  const toggled = createEvent<string>();
  /** Selects all loaded documents, or none if all are selected. */
  const allToggled = createEvent();
  const changeRequested = createEvent<FlagChange>();
  /** Carries what takes one change back, as JSON. */
  const undoRequested = createEvent<string>();

  const mutation = createFlagGenerationsMutation();

  const $isSelecting = createStore(false, { name: 'isSelecting' });
  const $selected = createStore<ReadonlySet<string>>(new Set(), { name: 'selectedDocuments' });
  const $isChanging = mutation.$pending;

  const changeAccepted = sample({
    clock: changeRequested,
    source: { selected: $selected, isChanging: $isChanging },
    filter: ({ selected, isChanging }) => selected.size > 0 && !isChanging,
    fn: ({ selected }, change) => ({ ids: [...selected], change }),
  });
  const undone = undoRequested.map((given): { ids: string[]; change: FlagChange } => JSON.parse(given));
  const changed = mutation.finished.success.map(({ params, result }) => ({
    ids: result.ids,
    change: params.flagRequest.change,
  }));
  const allSelected = sample({
    clock: allToggled,
    source: { list: $list, selected: $selected },
    fn: ({ list, selected }) => {
      const ids = list.state === 'ready' ? list.items.slice(0, MAX).map(({ id }) => id) : [];
      return selected.size < ids.length ? new Set(ids) : new Set<string>();
    },
  });

  $isSelecting.on(started, () => true).reset(ended, changed);
  $selected
    .on(toggled, (selected, id) => {
      const next = new Set(selected);
      if (!next.delete(id) && next.size < MAX) next.add(id);
      return next;
    })
    .on(allSelected, (_, ids) => ids)
    .reset(ended, changed);

  sample({
    clock: [changeAccepted, undone],
    fn: (flagRequest) => ({ flagRequest }),
    target: mutation.start,
  });
  sample({
    clock: changed,
    fn: ({ ids, change }) => ({
      tone: 'ok' as const,
      title: `${ids.length === 1 ? '1 document' : `${ids.length} documents`} ${DONE[change]}.`,
      ...(change === 'trash' && {
        undo: { chosen: undoRequested, given: JSON.stringify({ ids, change: 'restore' }) },
      }),
    }),
    target: toastShown,
  });
  sample({ clock: mutation.finished.failure, target: failureShown });

  return {
    started,
    ended,
    toggled,
    allToggled,
    changeRequested,
    changed,
    $isSelecting,
    $selected,
    $isChanging,
  };
}
