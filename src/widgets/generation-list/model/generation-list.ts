import { combine, createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum';
import {
  createDeleteGenerationMutation,
  createFavouriteGenerationMutation,
  createListGenerationsQuery,
  createUnfavouriteGenerationMutation,
  type GenerationOrder,
} from '@/shared/api/generations';
import { deletionShown, trashRestored } from '@/entities/trash';
import type { AnyTemplateType } from '@/shared/api/templates';
import { readClockFx } from '@/shared/lib/clock';
import { nonNull } from '@/shared/lib/non-null';
import { createPagedList } from '@/shared/lib/paged-list';
import { failureShown } from '@/shared/lib/toasts';
import { createSelection } from './selection';

/** Which documents the list holds. */
export type ListFilter = {
  template_type?: AnyTemplateType;
  favourite?: boolean;
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

  const favouriteMutation = createFavouriteGenerationMutation();
  const unfavouriteMutation = createUnfavouriteGenerationMutation();
  const trashMutation = createDeleteGenerationMutation();
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

  const $changeable = combine($list, $pending, (list, pending) =>
    list.state === 'ready' ? list.items.filter(({ id }) => !pending.has(id)) : [],
  );
  const accepted = sample({
    clock: [
      starToggled.map((id) => ({ id, change: 'star' as const })),
      trashRequested.map((id) => ({ id, change: 'trash' as const })),
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
  const failed = merge([
    favouriteMutation.finished.failure,
    unfavouriteMutation.finished.failure,
    trashMutation.finished.failure,
  ]);

  $filter
    .on(opened, (_, { q: _q, ...filter }) => filter)
    .on(filterChanged, (_, filter) => filter)
    .on(openChecksFiltered, ({ open_checks: _, ...filter }, isOn) =>
      isOn ? { ...filter, open_checks: true } : filter,
    );
  $search.on(searchChanged, (_, text) => text).on(opened, (_, { q = '' }) => q);
  $openedAt.on(readClockFx.doneData, (_, now) => now);
  $pending
    .on(accepted, (pending, { id }) => new Set([...pending, id]))
    .on(
      [starred.map(({ id }) => id), trashed, failed.map(({ params }) => params.id)],
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

  sample({ clock: starred, target: documents.itemChanged });
  sample({ clock: trashed, target: documents.itemRemoved });
  sample({
    clock: trashRestored.filterMap(({ kind, id }) => (kind === 'document' ? id : undefined)),
    target: documents.itemRestored,
  });
  sample({ clock: opened, target: selection.ended });
  sample({
    clock: selection.changed,
    filter: ({ change }) => change === 'favourite' || change === 'unfavourite',
    fn: ({ ids, change }) => ids.map((id) => ({ id, favourite: change === 'favourite' })),
    target: documents.itemsChanged,
  });
  sample({
    clock: selection.changed,
    filter: ({ change }) => change === 'trash',
    fn: ({ ids }) => ids,
    target: documents.itemsRemoved,
  });
  sample({
    clock: selection.changed,
    filter: ({ change }) => change === 'restore',
    fn: ({ ids }) => ids,
    target: documents.itemsRestored,
  });

  sample({
    clock: trashed,
    fn: (id) => ({ kind: 'document' as const, id, title: 'Moved to trash.' }),
    target: deletionShown,
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
