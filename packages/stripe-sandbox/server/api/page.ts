import type { ApiList } from '../objects/base-object.ts';
import type { Store, Query } from '../store/store.ts';
import type { Kind, Of } from '../objects/objects.ts';

interface Cursor {
  limit?: number | undefined;
  starting_after?: string | undefined;
}

/** One page of a list, newest first. */
export async function page<Name extends Kind>(
  store: Store,
  url: string,
  kind: Name,
  { limit = 10, starting_after: after }: Cursor,
  query: Query,
): Promise<ApiList<Of<Name>>> {
  if (after !== undefined) await store.need(kind, after, 'starting_after');
  const found = await store.list(kind, { ...query, after, limit: limit + 1 });
  return { object: 'list', url, has_more: found.length > limit, data: found.slice(0, limit) };
}

/** One page of a complete list. */
export function pageOf<Item extends { id: string }>(
  url: string,
  items: readonly Item[],
  { limit = 10, starting_after: after }: Cursor,
): ApiList<Item> {
  const start = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1;
  return {
    object: 'list',
    url,
    has_more: items.length > start + limit,
    data: items.slice(start, start + limit),
  };
}
