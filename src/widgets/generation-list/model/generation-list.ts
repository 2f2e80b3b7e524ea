import { combine, createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum';
import {
  createDeleteGenerationMutation,
  createFavouriteGenerationMutation,
  createListGenerationsQuery,
  createRestoreGenerationMutation,
  createUnfavouriteGenerationMutation,
  type GenerationOrder,
} from '@/shared/api/generations';
import type { AnyTemplateType } from '@/shared/api/templates';
import { readClockFx } from '@/shared/lib/clock';
import { nonNull } from '@/shared/lib/non-null';
import { createPagedList } from '@/shared/lib/paged-list';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { createSelection } from './selection';

/** Which documents the list holds. */
export type ListFilter = {
  template_type?: AnyTemplateType;
  favourite?: boolean;
  trashed?: boolean;
  open_checks?: boolean;
  /** Whether they belong to a batch; a search and a list of open checks find them all. */
  batched?: boolean;
  sort?: GenerationOrder;
  /** The earliest time of creation, in ISO 8601. */
  since?: string;
};

export type GenerationList = ReturnType<typeof createGenerationList>;

const SEARCH_DEBOUNCE = 300;
const PAGE_SIZE = 50;

/** A paged list of documents with a search and the actions of each document. Every page creates its own. */
export function createGenerationList() {
  /** Shows the documents of a filter, and those with the words of `q`. */
  const opened = createEvent<ListFilter & { q?: string }>();
  const searchChanged = createEvent<string>();
  const filterChanged = createEvent<ListFilter>();
  /** Restricts the list to documents with open checks, or removes the restriction. */
  const openChecksFiltered = createEvent<boolean>();
  const starToggled = createEvent<string>();
  const trashRequested = createEvent<string>();
  const restoreRequested = createEvent<string>();
  const undoRequested = createEvent();

  const favouriteMutation = createFavouriteGenerationMutation();
  const unfavouriteMutation = createUnfavouriteGenerationMutation();
  const trashMutation = createDeleteGenerationMutation();
  const restoreMutation = createRestoreGenerationMutation();
  const documents = createPagedList({
    name: 'generationList',
    query: createListGenerationsQuery(),
    request: (
      { filter: { batched, ...filter }, search }: { filter: ListFilter; search: string },
      cursor,
    ) => ({
      params: {
        ...filter,
        ...(batched !== undefined && !search.trim() && !filter.open_checks && { batched }),
        ...(search.trim() && { q: search.trim().slice(0, 100) }),
        limit: PAGE_SIZE,
        ...(cursor !== undefined && { cursor }),
      },
    }),
  });
  const { $list } = documents;
  const selection = createSelection($list);

  const $search = createStore('', { name: 'generationSearch' });
  const $filter = createStore<ListFilter>({}, { name: 'generationFilter' });
  const $onlyOpenChecks = $filter.map(({ open_checks }) => open_checks === true);
  const $openedAt = createStore<Date | null>(null, { name: 'listOpenedAt' });
  /** The documents with a pending change. */
  const $pending = createStore<ReadonlySet<string>>(new Set(), { name: 'pendingDocuments' });
  const $lastTrashed = createStore<string | null>(null, { name: 'lastTrashed' });

  const $changeable = combine($list, $pending, (list, pending) =>
    list.state === 'ready' ? list.items.filter(({ id }) => !pending.has(id)) : [],
  );
  const accepted = sample({
    clock: [
      starToggled.map((id) => ({ id, change: 'star' as const })),
      trashRequested.map((id) => ({ id, change: 'trash' as const })),
      restoreRequested.map((id) => ({ id, change: 'restore' as const })),
    ],
    source: $changeable,
    fn: (changeable, { id, change }) => {
      const item = changeable.find((candidate) => candidate.id === id);
      return item ? { id, change, favourite: !item.favourite } : null;
    },
  }).filterMap(nonNull);

  const starred = merge([
    favouriteMutation.finished.success.map(({ params }) => ({ id: params.id, favourite: true })),
    unfavouriteMutation.finished.success.map(({ params }) => ({ id: params.id, favourite: false })),
  ]);
  const trashed = trashMutation.finished.success.map(({ params }) => params.id);
  const restored = restoreMutation.finished.success.map(({ params }) => params.id);
  const failed = merge([
    favouriteMutation.finished.failure,
    unfavouriteMutation.finished.failure,
    trashMutation.finished.failure,
    restoreMutation.finished.failure,
  ]);
  /** Undo restores the last trashed document to its place in the list. */
  const undone = sample({
    clock: restored,
    source: $lastTrashed,
    filter: (last, id) => last === id,
  }).filterMap(nonNull);

  $filter
    .on(opened, (_, { q: _q, ...filter }) => filter)
    .on(filterChanged, (_, filter) => filter)
    .on(openChecksFiltered, ({ open_checks: _, ...filter }, isOn) =>
      isOn ? { ...filter, open_checks: true } : filter,
    );
  $search.on(searchChanged, (_, text) => text).on(opened, (_, { q = '' }) => q);
  $openedAt.on(readClockFx.doneData, (_, now) => now);
  $lastTrashed.on(trashed, (_, id) => id).reset(opened);
  $pending
    .on(accepted, (pending, { id }) => new Set([...pending, id]))
    .on(
      [starred.map(({ id }) => id), trashed, restored, failed.map(({ params }) => params.id)],
      (pending, id) => new Set([...pending].filter((other) => other !== id)),
    );

  sample({ clock: opened, target: readClockFx });
  sample({
    clock: opened,
    fn: ({ q = '', ...filter }) => ({ filter, search: q }),
    target: documents.opened,
  });
  sample({
    clock: [debounce({ source: searchChanged, timeout: SEARCH_DEBOUNCE }), filterChanged, openChecksFiltered],
    source: { filter: $filter, search: $search },
    fn: (request) => request,
    target: documents.narrowed,
  });

  const requestOf = ({ id }: { id: string }) => ({ id });
  sample({
    clock: accepted,
    filter: ({ change, favourite }) => change === 'star' && favourite,
    fn: requestOf,
    target: favouriteMutation.start,
  });
  sample({
    clock: accepted,
    filter: ({ change, favourite }) => change === 'star' && !favourite,
    fn: requestOf,
    target: unfavouriteMutation.start,
  });
  sample({
    clock: accepted,
    filter: ({ change }) => change === 'trash',
    fn: requestOf,
    target: trashMutation.start,
  });
  sample({
    clock: accepted,
    filter: ({ change }) => change === 'restore',
    fn: requestOf,
    target: restoreMutation.start,
  });
  sample({
    clock: undoRequested,
    source: $lastTrashed,
    filter: Boolean,
    fn: (id) => ({ id }),
    target: restoreMutation.start,
  });

  sample({ clock: starred, target: documents.itemChanged });
  sample({ clock: [trashed, restored], target: documents.itemRemoved });
  sample({ clock: undone, target: documents.itemRestored });
  sample({ clock: opened, target: selection.ended });
  sample({
    clock: selection.changed,
    filter: ({ change }) => change === 'favourite' || change === 'unfavourite',
    fn: ({ ids, change }) => ids.map((id) => ({ id, favourite: change === 'favourite' })),
    target: documents.itemsChanged,
  });
  const listed = sample({
    clock: selection.changed,
    source: $filter,
    fn: ({ trashed: isTrash = false }, { ids, change }) => {
      if (change !== 'trash' && change !== 'restore') return null;
      return { ids, isShown: isTrash === (change === 'trash') };
    },
  }).filterMap(nonNull);
  sample({
    clock: listed,
    filter: ({ isShown }) => !isShown,
    fn: ({ ids }) => ids,
    target: documents.itemsRemoved,
  });
  sample({
    clock: listed,
    filter: ({ isShown }) => isShown,
    fn: ({ ids }) => ids,
    target: documents.itemsRestored,
  });

  sample({
    clock: trashed,
    fn: () => ({
      tone: 'ok' as const,
      title: 'Moved to trash.',
      action: { label: 'Undo', chosen: undoRequested },
    }),
    target: toastShown,
  });
  sample({
    clock: restored,
    fn: () => ({ tone: 'ok' as const, title: 'Restored from trash.' }),
    target: toastShown,
  });
  sample({ clock: failed, target: failureShown });

  return {
    opened,
    searchChanged,
    filterChanged,
    openChecksFiltered,
    selection,
    moreRequested: documents.moreRequested,
    retryRequested: documents.refreshed,
    starToggled,
    trashRequested,
    restoreRequested,
    itemRemoved: documents.itemRemoved,
    $list,
    $pending,
    $search,
    $filter,
    $onlyOpenChecks,
    $openedAt,
    /** The heights of the lists that the view shows, by their first document. */
    heights: new Map<string, number>(),
  };
}
