import { and, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { generations, versions } from './tables.ts';
import type {
  BlockKind,
  ListGenerations200,
  CheckCounts,
  CheckStatus,
  ListGenerationsParams,
  ListVersions200,
  ListVersionsParams,
} from '../../generated/schemas/index.ts';
import { keyset, readPage } from '../../platform/database/keyset.ts';
import { generators } from '../../generated/generators.ts';
import { blocksOf } from '../templates/actions.ts';
import { presentSummary } from './present-generation.ts';
import { searchFor, wordsOf } from './search.ts';
import { snippetOf } from './snippet.ts';
import { presentPreview } from './preview.ts';
import type { Result } from './patches.ts';

const { failure, input, result, sections, checks, meta, lastEvent, erasedAt, ...summaryColumns } =
  getTableColumns(generations);

const countOf = (status: CheckStatus) =>
  sql`(select count(*) from jsonb_array_elements(${checks}) as each where each->>'status' = ${status})`;

/** Counted by the database, because the details of the checks are long. */
const checkCounts = sql<CheckCounts>`json_build_object(
  'passed', ${countOf('passed')}, 'repaired', ${countOf('repaired')}, 'open', ${countOf('open')})`;

const newestGenerations = keyset(generations.createdAt, generations.id);
const newestVersions = keyset(versions.version);

/** The templates that have a section of this kind. */
const templatesWith = (block: BlockKind) =>
  generators
    .filter((generator) => blocksOf(generator).includes(block))
    .map(({ templateType }) => templateType);

/** One page of a user's documents: newest first, or a search with the best matches first. */
export function listGenerations(
  db: Database,
  userId: string,
  filter: ListGenerationsParams,
): Promise<ListGenerations200> {
  const search = filter.q === undefined ? undefined : searchFor(filter.q);
  const order = search ?? newestGenerations;
  const isListed = and(
    eq(generations.userId, userId),
    isNull(erasedAt),
    filter.trashed === true ? isNotNull(generations.trashedAt) : isNull(generations.trashedAt),
    filter.template_type && eq(generations.templateType, filter.template_type),
    filter.block && inArray(generations.templateType, templatesWith(filter.block)),
    filter.favourite === true ? eq(generations.favourite, true) : undefined,
    filter.open_checks === true ? sql`${checks} @> '[{"status": "open"}]'` : undefined,
    search ? search.matches : filter.q?.trim() ? sql`false` : undefined,
    order.after(filter.cursor),
  );
  // The content can be long, so the database sends it only for a preview or a snippet.
  const hasPreview = filter.preview === true;
  const words = wordsOf(filter.q ?? '');
  const content =
    sql<Result | null>`case when ${hasPreview || words.length > 0}::boolean then ${result} end`.mapWith(
      result,
    );
  const read = (limit: number) =>
    db
      .select({
        row: summaryColumns,
        counts: checkCounts,
        content,
        position: order.position,
      })
      .from(generations)
      .where(isListed)
      .orderBy(...order.orderBy)
      .limit(limit);
  return readPage(filter, read, ({ row, counts, content: written }) => ({
    ...presentSummary(row, counts),
    ...(written && hasPreview && { preview: presentPreview(written) }),
    ...(written && words.length > 0 && { snippet: snippetOf(written, words) }),
  }));
}

/** The versions of a document, newest first. */
export function listVersions(
  db: Database,
  generationId: string,
  request: ListVersionsParams,
): Promise<ListVersions200> {
  const { version, cause, section, reading, createdAt } = versions;
  const read = (limit: number) =>
    db

      .select({ version, cause, section, reading, createdAt, position: newestVersions.position })
      .from(versions)
      .where(and(eq(versions.generationId, generationId), newestVersions.after(request.cursor)))
      .orderBy(...newestVersions.orderBy)
      .limit(limit);
  return readPage(request, read, ({ createdAt: at, position: _, ...row }) => ({
    ...row,
    created_at: at.toISOString(),
  }));
}
