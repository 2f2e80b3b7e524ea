import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/client.ts';
import { prepareOnce, prepareVariants } from '../../platform/database/prepare-once.ts';
import { ledger } from '../../billing/credits/tables.ts';
import { generations, runs } from '../generations/document/tables.ts';
import type { UsageRun, UsageRuns } from '../../generated/schemas/index.ts';
import type { PageRequest } from '../../platform/database/cursor.ts';
import { keyset, readPage } from '../../platform/database/keyset.ts';
import type { Period } from './period.ts';

const newestSettlements = keyset(ledger.createdAt, ledger.id);

/** A page of the runs settled in a period, newest first. */
export async function listUsageRuns(
  db: Database,
  userId: string,
  period: Period,
  request: PageRequest = {},
): Promise<UsageRuns> {
  const { cursor } = request;
  const parameters = {
    ...parametersOf(userId, period),
    ...(cursor !== undefined && newestSettlements.keyOf(cursor)),
  };
  const page = pageOfRuns(db, { isLaterPage: cursor !== undefined });
  return readPage(request, (limit) => page.execute({ ...parameters, limit }), presentRun);
}

/** All runs of a period, newest first. */
export async function allUsageRuns(db: Database, userId: string, period: Period): Promise<UsageRun[]> {
  const rows = await allRuns(db).execute(parametersOf(userId, period));
  return rows.map(presentRun);
}

const pageOfRuns = prepareVariants((db, { isLaterPage }: { isLaterPage: boolean }) =>
  selectRuns(db, isLaterPage).limit(sql.placeholder('limit')).prepare('page_of_runs'),
);
const allRuns = prepareOnce((db) => selectRuns(db, false).prepare('all_runs'));

const parametersOf = (userId: string, { boundaries }: Period) => ({
  userId,
  start: boundaries[0],
  end: boundaries.at(-1),
});

function selectRuns(db: Database, isLaterPage: boolean) {
  const refunds = alias(ledger, 'refunds');
  return db
    .select({
      position: newestSettlements.position,
      id: runs.id,
      generationId: sql<string | null>`case when ${generations.erasedAt} is null then ${generations.id} end`,
      title: generations.title,
      templateType: generations.templateType,
      cause: runs.cause,
      at: ledger.createdAt,
      estimated: sql<number>`${runs.reservedInput} + ${runs.reservedOutput}`,
      actual: sql<number>`(${ledger.usedInput} + ${ledger.usedOutput})::float8`,
      refunded: sql<number>`coalesce(${refunds.input} + ${refunds.output}, 0)::float8`,
    })
    .from(ledger)
    .innerJoin(runs, eq(runs.id, ledger.runId))
    .innerJoin(generations, eq(generations.id, runs.generationId))
    .leftJoin(refunds, and(eq(refunds.runId, ledger.runId), eq(refunds.kind, 'refund')))
    .where(
      and(
        eq(ledger.userId, sql.placeholder('userId')),
        eq(ledger.kind, 'settle'),
        gte(ledger.createdAt, sql`${sql.placeholder('start')}::timestamptz`),
        lt(ledger.createdAt, sql`${sql.placeholder('end')}::timestamptz`),
        isLaterPage ? newestSettlements.afterKey : undefined,
      ),
    )
    .orderBy(...newestSettlements.orderBy)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectRuns>>[number];

const presentRun = ({ position: _, generationId, templateType, at, ...rest }: Row): UsageRun => ({
  ...rest,
  generation_id: generationId,
  template_type: templateType,
  at: at.toISOString(),
});
