import type { Book, Query } from './book.ts';
import type { Kind, Of } from './objects.ts';
import type { ApiList } from './subscription-objects.ts';

interface Cursor {
  limit?: number | undefined;
  starting_after?: string | undefined;
}

/** One page of a list, the newest first. */
export async function page<Name extends Kind>(
  book: Book,
  url: string,
  kind: Name,
  { limit = 10, starting_after: after }: Cursor,
  query: Query,
): Promise<ApiList<Of<Name>>> {
  if (after !== undefined) await book.need(kind, after, 'starting_after');
  const found = await book.list(kind, { ...query, after, limit: limit + 1 });
  return { object: 'list', url, has_more: found.length > limit, data: found.slice(0, limit) };
}

/** A list that is short enough to be given whole or from its beginning. */
export const listOf = <Item>(url: string, items: readonly Item[], limit = 10): ApiList<Item> => ({
  object: 'list',
  url,
  has_more: items.length > limit,
  data: items.slice(0, limit),
});
