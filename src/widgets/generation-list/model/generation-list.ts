import { concurrency } from '@farfetched/core';
import { createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum';
import { sessionEnded } from '@/entities/session';
import { problemOf } from '@/shared/api';
import {
  createDeleteGenerationMutation,
  createFavouriteGenerationMutation,
  createListGenerationsQuery,
  createRestoreGenerationMutation,
  createUnfavouriteGenerationMutation,
} from '@/shared/api/generations';
import type { TemplateType } from '@/shared/api/templates';
import { readClockFx } from '@/shared/lib/clock';
import { toastShown } from '@/shared/lib/toasts';
import {
  askMore,
  beginChange,
  canAskMore,
  endChange,
  firstPage,
  firstPageFailed,
  itemIn,
  leave,
  type List,
  nextPage,
  nextPageFailed,
  star,
} from './list-state';

/** Which documents the list is about. */
export type ListFilter = { template_type?: TemplateType; favourite?: boolean; trashed?: boolean };

export type GenerationList = ReturnType<typeof createGenerationList>;

const TYPING_PAUSE = 300;
const PAGE = 20;

/** A list of documents with search, more pages and what can be done with each. Every page makes its own. */
export function createGenerationList() {
  const opened = createEvent<ListFilter>();
  const searchChanged = createEvent<string>();
  const moreAsked = createEvent();
  const retryAsked = createEvent();
  const starToggled = createEvent<string>();
  const trashAsked = createEvent<string>();
  const restoreAsked = createEvent<string>();
  const undoAsked = createEvent();

  const firstQuery = createListGenerationsQuery();
  const moreQuery = createListGenerationsQuery();
  const favouriteMutation = createFavouriteGenerationMutation();
  const unfavouriteMutation = createUnfavouriteGenerationMutation();
  const trashMutation = createDeleteGenerationMutation();
  const restoreMutation = createRestoreGenerationMutation();
  concurrency(firstQuery, { strategy: 'TAKE_LATEST' });

  // loading -> ready | failed -> loading; what is shown stays while it is asked for again
  const $list = createStore<List>({ state: 'loading' }, { name: 'generationList' });
  const $search = createStore('', { name: 'generationSearch' });
  const $filter = createStore<ListFilter>({}, { name: 'generationFilter' });
  const $openedAt = createStore<Date | null>(null, { name: 'listOpenedAt' });
  const $lastTrashed = createStore<string | null>(null, { name: 'lastTrashed' });

  const starAccepted = sample({
    clock: starToggled,
    source: $list,
    fn: (list, id) => itemIn(list, id),
  }).filterMap((item) => item && { id: item.id, favourite: !item.favourite });
  const trashAccepted = sample({
    clock: trashAsked,
    source: $list,
    fn: (list, id) => itemIn(list, id),
  }).filterMap((item) => item && { id: item.id });
  const restoreAccepted = sample({
    clock: restoreAsked,
    source: $list,
    fn: (list, id) => itemIn(list, id),
  }).filterMap((item) => item && { id: item.id });
  const moreAccepted = sample({
    clock: moreAsked,
    source: { list: $list, filter: $filter, search: $search },
    fn: ({ list, filter, search }) => (canAskMore(list) ? { filter, search, cursor: list.next } : null),
  }).filterMap((asked) => asked ?? undefined);

  const starred = merge([
    favouriteMutation.finished.success.map(({ params }) => ({ id: params.id, favourite: true })),
    unfavouriteMutation.finished.success.map(({ params }) => ({ id: params.id, favourite: false })),
  ]);
  const changeFailed = merge([
    favouriteMutation.finished.failure,
    unfavouriteMutation.finished.failure,
    trashMutation.finished.failure,
    restoreMutation.finished.failure,
  ]);

  $filter.on(opened, (_, filter) => filter);
  $search.on(searchChanged, (_, text) => text).reset(opened);
  $openedAt.on(readClockFx.doneData, (_, now) => now);
  $lastTrashed.on(trashMutation.finished.success, (_, { params }) => params.id);
  $list
    .on(opened, (): List => ({ state: 'loading' }))
    .on(retryAsked, (list): List => (list.state === 'failed' ? { state: 'loading' } : list))
    .on(firstQuery.finished.success, (list, { result }) => firstPage(list, result))
    .on(firstQuery.finished.failure, (list, { error }) => firstPageFailed(list, problemOf(error)))
    .on(moreAccepted, askMore)
    .on(moreQuery.finished.success, (list, { result }) => nextPage(list, result))
    .on(moreQuery.finished.failure, nextPageFailed)
    .on([starAccepted, trashAccepted, restoreAccepted], (list, { id }) => beginChange(list, id))
    .on(starred, star)
    .on(trashMutation.finished.success, (list, { params }) => leave(list, params.id))
    .on(restoreMutation.finished.success, (list, { params }) => leave(list, params.id))
    .on(changeFailed, (list, { params }) => endChange(list, params.id))
    .reset(sessionEnded);

  sample({ clock: opened, fn: () => undefined, target: readClockFx });

  // What was taken out of the trash by Undo belongs to the list again, in its own place.
  const broughtBack = sample({
    clock: restoreMutation.finished.success,
    source: $lastTrashed,
    filter: (id, { params }) => params.id === id,
    fn: () => undefined,
  });

  sample({
    clock: [opened, retryAsked, debounce({ source: searchChanged, timeout: TYPING_PAUSE }), broughtBack],
    source: { filter: $filter, search: $search },
    fn: ({ filter, search }) => ({ params: paramsOf(filter, search) }),
    target: firstQuery.start,
  });
  sample({
    clock: moreAccepted,
    fn: ({ filter, search, cursor }) => ({ params: { ...paramsOf(filter, search), cursor } }),
    target: moreQuery.start,
  });

  sample({ clock: starAccepted, filter: ({ favourite }) => favourite, target: favouriteMutation.start });
  sample({ clock: starAccepted, filter: ({ favourite }) => !favourite, target: unfavouriteMutation.start });
  sample({ clock: trashAccepted, target: trashMutation.start });
  sample({ clock: restoreAccepted, target: restoreMutation.start });
  sample({
    clock: undoAsked,
    source: $lastTrashed,
    filter: Boolean,
    fn: (id) => ({ id }),
    target: restoreMutation.start,
  });

  sample({
    clock: trashMutation.finished.success,
    fn: () => ({
      tone: 'ok' as const,
      title: 'Moved to the trash.',
      action: { label: 'Undo', chosen: undoAsked },
    }),
    target: toastShown,
  });
  sample({
    clock: restoreMutation.finished.success,
    fn: () => ({ tone: 'ok' as const, title: 'Back from the trash.' }),
    target: toastShown,
  });
  sample({
    clock: changeFailed,
    fn: ({ error }) => ({ tone: 'bad' as const, title: problemOf(error).message }),
    target: toastShown,
  });

  return {
    opened,
    searchChanged,
    moreAsked,
    retryAsked,
    starToggled,
    trashAsked,
    restoreAsked,
    $list,
    $search,
    $openedAt,
  };
}

const paramsOf = (filter: ListFilter, search: string) => ({
  ...filter,
  ...(search.trim() && { q: search.trim().slice(0, 100) }),
  limit: PAGE,
});
