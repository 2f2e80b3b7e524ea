import { and, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Account } from '../../../accounts/users/account.ts';
import type { Database } from '../../../platform/database/client.ts';
import { generations } from '../document/tables.ts';
import type {
  BlockKind,
  ListGenerations200,
  CheckCounts,
  GenerationOrder,
  ListGenerationsParams,
} from '../../../generated/schemas/index.ts';
import { ascendingKeyset, keyset, readPage } from '../../../platform/database/keyset.ts';
import { prepareVariants } from '../../../platform/database/prepare-once.ts';
import { generators } from '../../../generated/generators.ts';
import { blocksOf } from '../../templates/actions.ts';
import { presentSummary } from '../document/present-generation.ts';
import { MAX_RANKED, searchOf, searchParameters, wordsOf } from './search.ts';
import { snippetOf } from './snippet.ts';
import { presentPreview } from './preview.ts';
import type { Result } from '../document/patches.ts';
import { titleOfSection, visibleContent } from './visible-content.ts';

const { failure, input, result, sections, checks, meta, lastEvent, erasedAt, ...summaryColumns } =
  getTableColumns(generations);
const { createdAt, id, userId, templateType, trashedAt, favourite } = generations;

/** Counted by the database, because the details of the checks are long. */
const checkCounts = sql<CheckCounts>`(select json_build_object(
  'passed', count(*) filter (where each->>'status' = 'passed'),
  'repaired', count(*) filter (where each->>'status' = 'repaired'),
  'open', count(*) filter (where each->>'status' = 'open'))
  from jsonb_array_elements(${checks}) as each)`;

const inOrder = { newest: keyset(createdAt, id), oldest: ascendingKeyset(createdAt, id) };

/** What decides about the text of the query; the values are its parameters. */
interface Variant {
  words: number;
  sort: GenerationOrder;
  isLaterPage: boolean;
  templates: 'all' | 'one' | 'some';
  isTrash: boolean;
  isStarred: boolean;
  hasOpenChecks: boolean;
  /** Undefined if it doesn't matter whether a document belongs to a batch. */
  isBatched: boolean | undefined;
}

/** By its name, because batches are made of documents, and not the reverse. */
const belongsToBatch = sql`exists (select 1 from batch_items where generation_id = ${id})`;

const isRanked = ({ words, sort }: Variant) => words > 0 && sort === 'best';

const orderOf = (variant: Variant) => {
  if (isRanked(variant)) return searchOf(variant.words).ranked;
  return inOrder[variant.sort === 'oldest' ? 'oldest' : 'newest'];
};

const listQuery = prepareVariants((db, variant: Variant) => {
  const search = variant.words > 0 ? searchOf(variant.words) : undefined;
  const order = orderOf(variant);
  const isListed = and(
    eq(userId, sql.placeholder('userId')),
    isNull(erasedAt),
    variant.isTrash ? isNotNull(trashedAt) : isNull(trashedAt),
    sql`${createdAt} >= ${sql.placeholder('since')}::timestamptz`,
    sql`${createdAt} < ${sql.placeholder('until')}::timestamptz`,
    variant.templates === 'one' ? eq(templateType, sql.placeholder('template')) : undefined,
    variant.templates === 'some'
      ? sql`${templateType} = any(string_to_array(${sql.placeholder('templates')}, ','))`
      : undefined,
    variant.isStarred ? eq(favourite, true) : undefined,
    variant.hasOpenChecks ? sql`${checks} @> '[{"status": "open"}]'` : undefined,
    variant.isBatched === undefined
      ? undefined
      : variant.isBatched
        ? belongsToBatch
        : sql`not ${belongsToBatch}`,
    search?.matches,
  );
  const page = db.select({
    row: summaryColumns,
    counts: checkCounts,
    // The content can be long, so the database sends it only for a preview or a snippet.
    content:
      sql<Result | null>`case when ${sql.placeholder('withContent')}::boolean then ${result} end`.mapWith(
        result,
      ),
    position: order.position,
  });
  const isAfter = variant.isLaterPage ? order.afterKey : undefined;
  const found = isRanked(variant)
    ? page.from(newestOf(db, isListed)).where(isAfter)
    : page.from(generations).where(and(isListed, isAfter));
  return found
    .orderBy(...order.orderBy)
    .limit(sql.placeholder('limit'))
    .prepare('list_generations');
});

/** Under the name of the table, so that its columns can be selected from it. */
const newestOf = (db: Database, isListed: SQL | undefined) =>
  db
    .select({ ...getTableColumns(generations), words: sql`generations.words`.as('words') })
    .from(generations)
    .where(isListed)
    .orderBy(desc(createdAt))
    .limit(MAX_RANKED)
    .as('generations');

/** The templates that have a section of this kind. */
const templatesWith = (block: BlockKind) =>
  generators
    .filter((generator) => blocksOf(generator).includes(block))
    .map((generator) => generator.templateType);

/** One page of a user's documents. */
export async function listGenerations(
  db: Database,
  user: Pick<Account, 'id' | 'role'>,
  filter: ListGenerationsParams,
): Promise<ListGenerations200> {
  const words = wordsOf(filter.q ?? '');
  const suitable = filter.block && templatesWith(filter.block);
  const isUnsuitable = filter.template_type && suitable && !suitable.includes(filter.template_type);
  if (isUnsuitable || (words.length === 0 && filter.q?.trim())) return { items: [], next_cursor: null };
  const variant: Variant = {
    words: words.length,
    sort: filter.sort ?? 'best',
    isLaterPage: filter.cursor !== undefined,
    templates: filter.template_type ? 'one' : suitable ? 'some' : 'all',
    isTrash: filter.trashed === true,
    isStarred: filter.favourite === true,
    hasOpenChecks: filter.open_checks === true,
    isBatched: filter.batched,
  };
  const hasPreview = filter.preview === true;
  const parameters = {
    userId: user.id,
    since: filter.since ?? '-infinity',
    until: filter.until ?? 'infinity',
    template: filter.template_type,
    templates: suitable?.join(','),
    withContent: hasPreview || words.length > 0,
    ...searchParameters(words),
    ...(filter.cursor !== undefined && orderOf(variant).keyOf(filter.cursor)),
  };
  const read = (limit: number) => listQuery(db, variant).execute({ ...parameters, limit });
  return readPage(filter, read, ({ row, counts, content }) => {
    const visible = content && visibleContent(user.role, row.templateType, content);
    const titleOf = (key: string) => titleOfSection(row.templateType, key);
    return {
      ...presentSummary(row, counts),
      ...(visible && hasPreview && { preview: presentPreview(visible) }),
      ...(visible && words.length > 0 && { snippet: snippetOf(visible, words, titleOf) }),
    };
  });
}
