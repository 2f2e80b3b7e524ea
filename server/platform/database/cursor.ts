import { z } from 'zod';
import { Problem } from '../problem.ts';

export interface PageRequest {
  cursor?: string | undefined;
  limit?: number | undefined;
}

export interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
}

export const DEFAULT_LIMIT = 20;

/** `position` is JSON: the sort key of the last row on the page. */
export const encodeCursor = (position: string): string => Buffer.from(position).toString('base64url');

/** Decodes the position of a cursor; throws a 422 if it is malformed. */
export function decodeCursor<Schema extends z.ZodType>(cursor: string, shape: Schema): z.output<Schema> {
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw Problem.field('cursor', 'This page is no longer available. Start from the first page.');
  }
}

/** One page of a list in memory, whose items have unique keys. */
export function pageOfList<Item>(
  list: readonly Item[],
  keyOf: (item: Item) => string,
  { cursor, limit = DEFAULT_LIMIT }: PageRequest,
): Page<Item> {
  const start = cursor === undefined ? 0 : indexAfter(list.map(keyOf), cursor);
  const items = list.slice(start, start + limit);
  const last = items.at(-1);
  const hasMore = last !== undefined && start + limit < list.length;
  return { items, next_cursor: hasMore ? encodeCursor(JSON.stringify(keyOf(last))) : null };
}

const indexAfter = (keys: readonly string[], cursor: string): number =>
  keys.indexOf(
    decodeCursor(
      cursor,
      z.string().refine((key) => keys.includes(key)),
    ),
  ) + 1;
