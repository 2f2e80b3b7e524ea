import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/client.ts';
import { ledger } from '../credits/tables.ts';
import { generations, runs } from '../../documents/generations/tables.ts';
import type { UsageRun, UsageRuns } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import type { Period } from './period.ts';

const FIRST_PAGE = 20;

/** One page of the runs that were settled on some days, newest first. */
export async function listUsageRuns(
  db: Database,
  userId: string,
  period: Period,
  { cursor, limit = FIRST_PAGE }: { cursor?: string | undefined; limit?: number | undefined } = {},
): Promise<UsageRuns> {
  const rows = await selectRuns(db, userId, period, cursor === undefined ? undefined : readCursor(cursor))
    .orderBy(desc(ledger.createdAt), desc(ledger.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    items: page.map(presentRun),
    next_cursor: rows.length > limit ? String(page.at(-1)?.place ?? '') : null,
  };
}

/** The runs of some days, newest first, as many as there are. */
export async function allUsageRuns(db: Database, userId: string, period: Period): Promise<UsageRun[]> {
  const rows = await selectRuns(db, userId, period).orderBy(desc(ledger.createdAt), desc(ledger.id));
  return rows.map(presentRun);
}

function selectRuns(db: Database, userId: string, { boundaries }: Period, place?: number) {
  const refunds = alias(ledger, 'refunds');
  return db
    .select({
      place: ledger.id,
      id: runs.id,
      generationId: generations.id,
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
        eq(ledger.userId, userId),
        eq(ledger.kind, 'settle'),
        gte(ledger.createdAt, sql`${boundaries[0]}::timestamptz`),
        lt(ledger.createdAt, sql`${boundaries.at(-1)}::timestamptz`),
        place === undefined ? undefined : olderThan(userId, place),
      ),
    )
    .$dynamic();
}

/** Compared in the database, because a Date holds milliseconds and the database microseconds. */
function olderThan(userId: string, place: number) {
  return sql`(${ledger.createdAt}, ${ledger.id}) < (select there.created_at, there.id from ${ledger} there where there.id = ${place} and there.user_id = ${userId})`;
}

function readCursor(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw Problem.field('cursor', 'This is not a cursor of this list.');
  return Number(cursor);
}

type Row = Awaited<ReturnType<typeof selectRuns>>[number];

const presentRun = ({ place, generationId, templateType, at, ...rest }: Row): UsageRun => ({
  ...rest,
  generation_id: generationId,
  template_type: templateType,
  at: at.toISOString(),
});
