import type { Problem } from '../../api';

export type Identified = { id: string };

/** A page of the API. Without a cursor the list is complete. */
export type Page<Item> = { items: readonly Item[]; next_cursor?: string | null };

/** The state of the next page. */
export type NextPage =
  | { state: 'none' }
  | { state: 'idle' | 'loading'; cursor: string }
  | { state: 'failed'; cursor: string; problem: Problem };

export type PagedList<Item> =
  /** The first load. */
  | { state: 'loading' }
  /** The first load failed. */
  | { state: 'failed'; problem: Problem }
  | { state: 'empty' }
  /** `items` is empty only if all were removed and the next page is loading. */
  | { state: 'ready'; items: readonly Item[]; next: NextPage };

/** A removed item, with the places of all items before it was removed. */
export type Removed<Item> = { item: Item; places: ReadonlyMap<string, number> };

export const load = <Item>(_: PagedList<Item>): PagedList<Item> => ({ state: 'loading' });

/** A failed list starts again; a loaded one stays until the response arrives. */
export function reload<Item>(list: PagedList<Item>): PagedList<Item> {
  if (list.state === 'failed') return { state: 'loading' };
  if (list.state !== 'ready' || list.next.state !== 'loading') return list;
  return { ...list, next: { state: 'idle', cursor: list.next.cursor } };
}

export const firstPage = <Item>(_: PagedList<Item>, page: Page<Item>): PagedList<Item> =>
  listOf(page.items, nextOf(page));

/**
 * The first page of a list that is opened again. The pages below it stay, so that the user finds the place again, unless
 * the first page no longer continues in them.
 */
export function firstPageAgain<Item extends Identified>(
  list: PagedList<Item>,
  page: Page<Item>,
): PagedList<Item> {
  const last = page.items.at(-1);
  const end = list.state === 'ready' ? list.items.findIndex(({ id }) => id === last?.id) : -1;
  if (list.state !== 'ready' || end < 0 || nextOf(page).state === 'none') return firstPage(list, page);
  const fresh = new Set(page.items.map(({ id }) => id));
  const below = list.items.slice(end + 1).filter(({ id }) => !fresh.has(id));
  return listOf([...page.items, ...below], below.length > 0 ? list.next : nextOf(page));
}

/** The loaded pages stay if a reload fails. */
export const firstPageFailed = <Item>(list: PagedList<Item>, problem: Problem): PagedList<Item> =>
  list.state === 'loading' || list.state === 'failed' ? { state: 'failed', problem } : list;

/** The cursor of the next page; null if there is none or it is loading. */
export const cursorOf = <Item>(list: PagedList<Item>): string | null =>
  list.state === 'ready' && list.next.state !== 'none' && list.next.state !== 'loading'
    ? list.next.cursor
    : null;

export function loadNext<Item>(list: PagedList<Item>): PagedList<Item> {
  const cursor = cursorOf(list);
  return list.state === 'ready' && cursor !== null ? { ...list, next: { state: 'loading', cursor } } : list;
}

/** Skips items that are already in the list, because they may have moved between pages. */
export function nextPage<Item extends Identified>(list: PagedList<Item>, page: Page<Item>): PagedList<Item> {
  if (list.state !== 'ready' || list.next.state !== 'loading') return list;
  const shown = new Set(list.items.map(({ id }) => id));
  return listOf([...list.items, ...page.items.filter(({ id }) => !shown.has(id))], nextOf(page));
}

export const nextPageFailed = <Item>(list: PagedList<Item>, problem: Problem): PagedList<Item> =>
  list.state === 'ready' && list.next.state === 'loading'
    ? { ...list, next: { state: 'failed', cursor: list.next.cursor, problem } }
    : list;

const itemIn = <Item extends Identified>(list: PagedList<Item>, id: string): Item | undefined =>
  list.state === 'ready' ? list.items.find((item) => item.id === id) : undefined;

/** The rows that disappear with these ids. */
export function removalsOf<Item extends Identified>(
  list: PagedList<Item>,
  ids: readonly string[],
): readonly Removed<Item>[] {
  if (list.state !== 'ready') return [];
  const wanted = new Set(ids);
  const places = new Map(list.items.map(({ id }, place) => [id, place]));
  return list.items.filter(({ id }) => wanted.has(id)).map((item) => ({ item, places }));
}

export function remove<Item extends Identified>(
  list: PagedList<Item>,
  removed: readonly Removed<Item>[],
): PagedList<Item> {
  if (list.state !== 'ready') return list;
  const gone = new Set(removed.map(({ item }) => item.id));
  return listOf(
    list.items.filter(({ id }) => !gone.has(id)),
    list.next,
  );
}

/** Inserts an item after the nearest of its former predecessors that is still in the list. */
export function restore<Item extends Identified>(
  list: PagedList<Item>,
  { item, places }: Removed<Item>,
): PagedList<Item> {
  if (list.state === 'empty') return listOf([item], { state: 'none' });
  if (list.state !== 'ready' || itemIn(list, item.id)) return list;
  const former = places.get(item.id) ?? 0;
  const place = list.items.findLastIndex(({ id }) => (places.get(id) ?? Infinity) < former) + 1;
  return { ...list, items: list.items.toSpliced(place, 0, item) };
}

export function change<Item extends Identified>(
  list: PagedList<Item>,
  changes: readonly (Identified & Partial<Item>)[],
): PagedList<Item> {
  const byId = new Map(changes.map((changed) => [changed.id, changed]));
  if (list.state !== 'ready' || !list.items.some(({ id }) => byId.has(id))) return list;
  return { ...list, items: list.items.map((item) => withChange(item, byId.get(item.id))) };
}

const withChange = <Item>(item: Item, changed: Partial<Item> | undefined): Item =>
  changed ? { ...item, ...changed } : item;

const nextOf = ({ next_cursor = null }: Page<unknown>): NextPage =>
  next_cursor === null ? { state: 'none' } : { state: 'idle', cursor: next_cursor };

const listOf = <Item>(items: readonly Item[], next: NextPage): PagedList<Item> =>
  items.length === 0 && next.state === 'none' ? { state: 'empty' } : { state: 'ready', items, next };
