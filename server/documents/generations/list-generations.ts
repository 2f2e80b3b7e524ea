import { and, desc, eq, getTableColumns, ilike, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/client.ts';
import { generations, versions } from './tables.ts';
import type {
  ListGenerations200,
  ListGenerationsParams,
  ListVersions200,
  ListVersionsParams,
} from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import { presentSummary } from './present-generation.ts';

const { failure, input, result, sections, checks, meta, lastEvent, ...summaryColumns } =
  getTableColumns(generations);

const DEFAULT_LIMIT = 20;

// As text, because a Date holds milliseconds and the database microseconds: rounded, a row could be missed or come twice.
const createdAtExactly = sql<string>`to_char(${generations.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const place = z.tuple([z.iso.datetime().refine((text) => text > '1970'), z.uuid()]);

/** One page of a person's generations, newest first. */
export async function listGenerations(
  db: Database,
  userId: string,
  filter: ListGenerationsParams,
): Promise<ListGenerations200> {
  const limit = filter.limit ?? DEFAULT_LIMIT;
  const rows = await db
    .select({ row: summaryColumns, exactly: createdAtExactly })
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        filter.trashed === true ? isNotNull(generations.trashedAt) : isNull(generations.trashedAt),
        filter.template_type && eq(generations.templateType, filter.template_type),
        filter.favourite === true ? eq(generations.favourite, true) : undefined,
        filter.q ? contains(filter.q) : undefined,
        filter.cursor === undefined ? undefined : olderThan(filter.cursor),
      ),
    )
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(({ row }) => presentSummary(row)),
    next_cursor: last ? encodeCursor([last.exactly, last.row.id]) : null,
  };
}

/** The versions of a generation, newest first. */
export async function listVersions(
  db: Database,
  generationId: string,
  { cursor, limit = DEFAULT_LIMIT }: ListVersionsParams,
): Promise<ListVersions200> {
  const { version, cause, section, createdAt } = versions;
  const rows = await db
    .select({ version, cause, section, createdAt })
    .from(versions)
    .where(
      and(
        eq(versions.generationId, generationId),
        cursor === undefined ? undefined : lt(versions.version, decodeCursor(cursor, z.int32())),
      ),
    )
    .orderBy(desc(versions.version))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(({ createdAt: at, ...rest }) => ({ ...rest, created_at: at.toISOString() })),
    next_cursor: last ? encodeCursor(last.version) : null,
  };
}

function olderThan(cursor: string) {
  const [createdAt, id] = decodeCursor(cursor, place);
  return sql`(${generations.createdAt}, ${generations.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;
}

function contains(text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(generations.title, pattern), ilike(generations.topic, pattern));
}

const encodeCursor = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function decodeCursor<Schema extends z.ZodType>(cursor: string, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw Problem.field('cursor', 'This is not a cursor of this list.');
  }
}
