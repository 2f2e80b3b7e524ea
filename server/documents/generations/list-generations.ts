import { and, eq, getTableColumns, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { generations, versions } from './tables.ts';
import type {
  Check,
  ListGenerations200,
  ListGenerationsParams,
  ListVersions200,
  ListVersionsParams,
} from '../../generated/schemas/index.ts';
import { keyset, readPage } from '../../platform/database/keyset.ts';
import { presentSummary } from './present-generation.ts';
import { presentPreview } from './preview.ts';
import type { Result } from './patches.ts';

const { failure, input, result, sections, checks, meta, lastEvent, erasedAt, ...summaryColumns } =
  getTableColumns(generations);

const newestGenerations = keyset(generations.createdAt, generations.id);
const newestVersions = keyset(versions.version);

/** One page of a user's documents, newest first. */
export function listGenerations(
  db: Database,
  userId: string,
  filter: ListGenerationsParams,
): Promise<ListGenerations200> {
  const isListed = and(
    eq(generations.userId, userId),
    isNull(erasedAt),
    filter.trashed === true ? isNotNull(generations.trashedAt) : isNull(generations.trashedAt),
    filter.template_type && eq(generations.templateType, filter.template_type),
    filter.favourite === true ? eq(generations.favourite, true) : undefined,
    filter.q ? contains(filter.q) : undefined,
    newestGenerations.after(filter.cursor),
  );
  // The content can be long, so the database sends it only for a preview.
  const hasPreview = filter.preview === true;
  const content = {
    result: sql<Result | null>`case when ${hasPreview}::boolean then ${result} end`.mapWith(result),
    checks: sql<Check[] | null>`case when ${hasPreview}::boolean then ${checks} end`.mapWith(checks),
  };
  const read = (limit: number) =>
    db
      .select({
        row: summaryColumns,
        ...content,
        position: newestGenerations.position,
      })
      .from(generations)
      .where(isListed)
      .orderBy(...newestGenerations.orderBy)
      .limit(limit);
  return readPage(filter, read, ({ row, ...asked }) => ({
    ...presentSummary(row),
    ...(asked.result && { preview: presentPreview(asked.result, asked.checks ?? []) }),
  }));
}

/** The versions of a document, newest first. */
export function listVersions(
  db: Database,
  generationId: string,
  request: ListVersionsParams,
): Promise<ListVersions200> {
  const { version, cause, section, createdAt } = versions;
  const read = (limit: number) =>
    db
      .select({ version, cause, section, createdAt, position: newestVersions.position })
      .from(versions)
      .where(and(eq(versions.generationId, generationId), newestVersions.after(request.cursor)))
      .orderBy(...newestVersions.orderBy)
      .limit(limit);
  return readPage(request, read, ({ createdAt: at, position: _, ...row }) => ({
    ...row,
    created_at: at.toISOString(),
  }));
}

function contains(text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(generations.title, pattern), ilike(generations.topic, pattern));
}
