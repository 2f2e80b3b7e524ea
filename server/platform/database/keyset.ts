import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { DEFAULT_LIMIT, decodeCursor, encodeCursor, type Page, type PageRequest } from './cursor.ts';

/** Keyset pagination. */
export interface Keyset {
  orderBy: SQL[];
  /** Select it as `position` with each row: the sort key as JSON. */
  position: SQL<string>;
  /** The condition for the rows after the cursor; undefined for the first page. */
  after: (cursor: string | undefined) => SQL | undefined;
  /** The same for a prepared query, which is executed with the values of `keyOf`. */
  afterKey: SQL;
  /** The sort key in a cursor, as values for the placeholders of `afterKey`. */
  keyOf: (cursor: string) => Record<string, unknown>;
}

interface KeyType {
  cast: SQL;
  shape: z.ZodType;
  toJson: (column: PgColumn) => SQL;
}

const asIs = (column: PgColumn) => sql`${column}`;

const keyTypes: Readonly<Record<string, KeyType>> = {
  uuid: { cast: sql`uuid`, shape: z.uuid(), toJson: asIs },
  integer: { cast: sql`integer`, shape: z.int32(), toJson: asIs },
  bigint: { cast: sql`bigint`, shape: z.int(), toJson: asIs },
  'timestamp with time zone': {
    cast: sql`timestamptz`,
    shape: z.iso.datetime().refine((text) => text > '1970'),
    // As text, because a Date would round microseconds to milliseconds and so repeat or skip rows.
    toJson: (column) => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  },
};

function typeOf(column: PgColumn): KeyType {
  const type = keyTypes[column.getSQLType()];
  if (type === undefined) throw new Error(`${column.name} cannot be part of a keyset.`);
  return type;
}

/** Sorts by the columns in this order, descending; together they must be unique within the list. */
export const keyset = (...columns: PgColumn[]): Keyset => keysetOf(columns, desc, sql`<`);

/** The same list in the opposite order. */
export const ascendingKeyset = (...columns: PgColumn[]): Keyset => keysetOf(columns, asc, sql`>`);

function keysetOf(columns: readonly PgColumn[], direction: typeof asc, isAfter: SQL): Keyset {
  const types = columns.map(typeOf);
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  const shape = z.array(z.unknown()).transform((values, context) => {
    const keys = types.map((type, index) => type.shape.safeParse(values[index]));
    if (values.length !== types.length || keys.some(({ success }) => !success))
      context.addIssue('Not a sort key.');
    return values;
  });
  const afterValues = (values: readonly unknown[]) =>
    sql`(${list(columns.map(asIs))}) ${isAfter} (${list(values.map((value, index) => sql`${value}::${types[index]?.cast}`))})`;
  return {
    orderBy: columns.map((column) => direction(column)),
    position: sql<string>`json_build_array(${list(columns.map((column) => typeOf(column).toJson(column)))})::text`,
    after: (cursor) => (cursor === undefined ? undefined : afterValues(decodeCursor(cursor, shape))),
    afterKey: afterValues(columns.map((_, index) => sql.placeholder(`key${index}`))),
    keyOf: (cursor) => keyParameters(decodeCursor(cursor, shape)),
  };
}

/** Values for the placeholders `key0`, `key1` and so on. */
export const keyParameters = (values: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(values.map((value, index) => [`key${index}`, value]));

/** Reads one page; calls `read` with the number of rows to select, one more than the page holds. */
export async function readPage<Row extends { position: string }, Item>(
  { limit = DEFAULT_LIMIT }: PageRequest,
  read: (limit: number) => PromiseLike<Row[]>,
  present: (row: Row) => Item,
): Promise<Page<Item>> {
  const rows = await read(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { items: page.map(present), next_cursor: last ? encodeCursor(last.position) : null };
}
