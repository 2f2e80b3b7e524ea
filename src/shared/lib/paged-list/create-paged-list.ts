import { createEvent, createStore, type Event, merge, sample } from 'effector';
import { concurrency, problemOf, type Query } from '../../api';
import { nonNull } from '../non-null';
import { repeatThrottled } from '../throttled';
import {
  change,
  cursorOf,
  firstPage,
  firstPageAgain,
  firstPageFailed,
  type Identified,
  load,
  loadNext,
  nextPage,
  nextPageFailed,
  type Page,
  type PagedList,
  reload,
  remove,
  type Removed,
  removalsOf,
  restore,
} from './paged-list-state';

type PagedListOptions<Params, Request, Item> = {
  name: string;
  /** A generated query that only this list uses. */
  query: Query<Request, Page<Item>, unknown>;
  /** The request for a page; without a cursor for the first one. */
  request: (params: Params, cursor: string | undefined) => Request;
};

type Running = 'none' | 'first' | 'again' | 'next';

/**
 * A list `{items, next_cursor}` that loads page by page. Loaded pages stay if a later request fails; the latest request
 * wins.
 */
export function createPagedList<Params, Request, Item extends Identified>({
  name,
  query,
  request,
}: PagedListOptions<Params, Request, Item>) {
  /** Shows the list for these parameters. New parameters start a first load; with the same ones the pages stay. */
  const opened = createEvent<Params>();
  /** Changes the parameters, as for a search. The list stays until the response arrives. */
  const narrowed = createEvent<Params>();
  /** Reloads the first page; also retries a failed first load. */
  const refreshed = createEvent();
  const moreRequested = createEvent();
  const itemsRemoved = createEvent<readonly string[]>();
  /** Restores removed items to their positions. */
  const itemsRestored = createEvent<readonly string[]>();
  const itemsChanged = createEvent<readonly (Identified & Partial<Item>)[]>();
  const itemRemoved = itemsRemoved.prepend((id: string) => [id]);
  const itemRestored = itemsRestored.prepend((id: string) => [id]);
  const itemChanged = itemsChanged.prepend((changed: Identified & Partial<Item>) => [changed]);
  /** A first page that was part of another response. */
  const firstPageReceived = createEvent<{ params: Params; page: Page<Item> }>();
  const reset = createEvent();

  // loading -> ready | empty | failed -> loading
  const $list = createStore<PagedList<Item>>({ state: 'loading' }, { name });
  const $params = createStore<{ of: Params } | null>(null, { name: `${name}Params` });
  const $running = createStore<Running>('none', { name: `${name}Running` });
  const $removed = createStore<readonly Removed<Item>[]>([], { name: `${name}Removed` });

  const aborted: Event<unknown> = merge([reset, firstPageReceived]);
  concurrency(query, { strategy: 'TAKE_LATEST', abortAll: aborted });

  const firstPageOf = (params: Params) => JSON.stringify(request(params, undefined));
  const openAccepted = sample({
    clock: opened,
    source: $params,
    fn: (before, params) => ({
      params,
      isOther: before === null || firstPageOf(before.of) !== firstPageOf(params),
    }),
  });
  const refreshAccepted = sample({ clock: refreshed, source: $params }).filterMap(nonNull);
  const firstRequested = merge([
    openAccepted.map(({ params, isOther }) => ({ params, running: isOther ? 'first' : 'again' }) as const),
    narrowed.map((params) => ({ params, running: 'first' }) as const),
    refreshAccepted.map(({ of }) => ({ params: of, running: 'first' }) as const),
  ]);
  const removalAccepted = sample({
    clock: itemsRemoved,
    source: $list,
    fn: removalsOf<Item>,
  }).filterMap((removed) => (removed.length > 0 ? removed : undefined));
  const restoreAccepted = sample({
    clock: itemsRestored,
    source: $removed,
    fn: (removed, ids) => {
      const wanted = new Set(ids);
      return removed.filter(({ item }) => wanted.has(item.id));
    },
  }).filterMap((removed) => (removed.length > 0 ? removed : undefined));
  const allRemoved = sample({
    clock: removalAccepted,
    source: $list,
    filter: (list) => list.state === 'ready' && list.items.length === 0,
  });
  const moreAccepted = sample({
    clock: [moreRequested, allRemoved],
    source: { list: $list, params: $params, running: $running },
    fn: ({ list, params, running }) => {
      const cursor = cursorOf(list);
      return cursor !== null && params !== null && running === 'none' ? { params: params.of, cursor } : null;
    },
  }).filterMap(nonNull);

  const pageArrived = sample({
    clock: query.finished.success,
    source: $running,
    fn: (running, { result }) => ({ running, page: result }),
  });
  const requestFailed = sample({
    clock: repeatThrottled(query, aborted),
    source: $running,
    fn: (running, { error }) => ({ running, problem: problemOf(error) }),
  });

  $params
    .on(firstRequested, (_, { params }) => ({ of: params }))
    .on(firstPageReceived, (_, { params }) => ({ of: params }))
    .reset(reset);
  $running
    .on(firstRequested, (_, { running }) => running)
    .on(moreAccepted, () => 'next')
    .on([pageArrived, requestFailed, firstPageReceived, reset], () => 'none');
  $removed
    .on(removalAccepted, (removed, taken) => [...removed, ...taken])
    .on(restoreAccepted, (removed, back) => removed.filter((each) => !back.includes(each)))
    .on(openAccepted, (removed, { isOther }) => (isOther ? [] : removed))
    .reset(reset);
  $list
    .on(openAccepted, (list, { isOther }) => (isOther ? load(list) : reload(list)))
    .on([narrowed, refreshAccepted], (list) => reload(list))
    .on(moreAccepted, (list) => loadNext(list))
    .on(pageArrived, (list, { running, page }) => {
      if (running === 'none') return list;
      if (running === 'again') return firstPageAgain(list, page);
      return running === 'first' ? firstPage(list, page) : nextPage(list, page);
    })
    .on(requestFailed, (list, { running, problem }) => {
      if (running === 'none') return list;
      return running === 'next' ? nextPageFailed(list, problem) : firstPageFailed(list, problem);
    })
    .on(firstPageReceived, (list, { page }) => firstPage(list, page))
    .on(removalAccepted, (list, removed) => remove(list, removed))
    .on(restoreAccepted, (list, removed) => removed.reduce(restore, list))
    .on(itemsChanged, (list, changes) => change(list, changes))
    .reset(reset);

  sample({ clock: firstRequested, fn: ({ params }) => request(params, undefined), target: query.start });
  sample({ clock: moreAccepted, fn: ({ params, cursor }) => request(params, cursor), target: query.start });

  return {
    opened,
    narrowed,
    refreshed,
    moreRequested,
    itemRemoved,
    itemRestored,
    itemChanged,
    itemsRemoved,
    itemsRestored,
    itemsChanged,
    firstPageReceived,
    reset,
    $list,
  };
}
