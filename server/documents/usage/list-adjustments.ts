import { and, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { AdjustmentReason, CreditAdjustment } from '../../generated/schemas/index.ts';
import { ledger } from '../../billing/credits/tables.ts';
import type { Database } from '../../platform/database/client.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import type { Period } from './period.ts';

const MAX_ADJUSTMENTS = 100;

const adjustmentsOfPeriod = prepareOnce((db) =>
  db
    .select({
      id: ledger.id,
      at: ledger.createdAt,
      credits: sql<number>`(${ledger.input} + ${ledger.output})::float8`,
      kind: ledger.kind,
      reason: ledger.reason,
    })
    .from(ledger)
    .where(
      and(
        eq(ledger.userId, sql.placeholder('userId')),
        inArray(ledger.kind, ['revoke', 'reinstate']),
        ne(sql`${ledger.input} + ${ledger.output}`, 0),
        gte(ledger.createdAt, sql`${sql.placeholder('start')}::timestamptz`),
        lt(ledger.createdAt, sql`${sql.placeholder('end')}::timestamptz`),
      ),
    )
    .orderBy(desc(ledger.id))
    .limit(MAX_ADJUSTMENTS)
    .prepare('adjustments_of_period'),
);

/** The credits that refunds and disputes took or gave back in a period, newest first. */
export async function listAdjustments(
  db: Database,
  userId: string,
  { boundaries }: Period,
): Promise<CreditAdjustment[]> {
  const rows = await adjustmentsOfPeriod(db).execute({
    userId,
    start: boundaries[0],
    end: boundaries.at(-1),
  });
  return rows.map(({ id, at, credits: sum, kind, reason }) => ({
    id,
    at: at.toISOString(),
    credits: sum,
    reason: reasonOf(kind === 'revoke', reason?.startsWith('dispute:') ?? false),
  }));
}

function reasonOf(isRevoked: boolean, isDispute: boolean): AdjustmentReason {
  if (isDispute) return isRevoked ? 'payment_disputed' : 'dispute_won';
  return isRevoked ? 'payment_refunded' : 'refund_failed';
}
