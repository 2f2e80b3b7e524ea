import { and, desc, eq, like, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import { balances, ledger } from './tables.ts';
import type { Tokens } from '../../engine/port/tokens.ts';
import { advanceMonth, creditsOfMonth, type PaidTime } from './credit-month.ts';
import { grant } from './credits.ts';
import { currentPeriod, expiryOf, grantsOf, PERIOD, restOf } from './month-rest.ts';

/** A period for which a subscription grants credits. */
interface CreditPeriod {
  subscriptionId: string;
  /** ISO 8601. */
  start: string;
}

/** Half of the credits are input tokens, half output tokens. */
export const tokensOf = (credits: number): Tokens => ({
  input: Math.floor(credits / 2),
  output: Math.ceil(credits / 2),
});

/**
 * Sets the allowance of a period, in the caller's transaction. The rest of the previous period
 * expires; bought credits stay. A higher allowance in the same period adds the difference, a lower
 * one applies from the next period. An earlier period changes nothing.
 */
export async function setAllowance(
  tx: Database,
  userId: string,
  { subscriptionId, start }: CreditPeriod,
  credits: number,
): Promise<void> {
  await lockBalance(tx, userId);
  const key = `${PERIOD}${subscriptionId}:${start}`;
  const granted = await grantedIn(tx, userId, key);
  if (granted === null) {
    await expireRest(tx, userId);
    await grant(tx, userId, `${key}:${credits}`, tokensOf(credits));
    return;
  }
  const current = await currentPeriod(tx, userId);
  if (current?.key !== key || credits <= granted) return;
  await grant(tx, userId, `${key}:${credits}`, tokensOf(credits - granted));
}

/** Grants the credits of the current credit month that the paid time covers and no earlier call granted. */
export async function setMonth(tx: Database, userId: string, paid: PaidTime, now: Date): Promise<void> {
  await lockBalance(tx, userId);
  const [row] = await tx.select({ month: balances.month }).from(balances).where(eq(balances.userId, userId));
  const month = advanceMonth(row?.month ?? null, paid, now);
  await tx.update(balances).set({ month }).where(eq(balances.userId, userId));
  await setAllowance(tx, userId, month, creditsOfMonth(month));
}

const monthOfAccount = prepareOnce((db) =>
  db
    .select({ month: balances.month })
    .from(balances)
    .where(eq(balances.userId, sql.placeholder('userId')))
    .prepare('credit_month'),
);

/** Whether the credit month that contains `now` has begun for this subscription. */
export async function isInMonth(
  db: Database,
  userId: string,
  subscriptionId: string,
  now: Date,
): Promise<boolean> {
  const [row] = await monthOfAccount(db).execute({ userId });
  const month = row?.month ?? null;
  return month !== null && month.subscriptionId === subscriptionId && now < new Date(month.end);
}

/** Expires the rest of the current period when its subscription has ended. */
export async function endAllowance(tx: Database, userId: string, subscriptionId: string): Promise<void> {
  await lockBalance(tx, userId);
  const current = await currentPeriod(tx, userId);
  if (current?.key.startsWith(`${PERIOD}${subscriptionId}:`)) await expireRest(tx, userId);
}

export interface CreditSummary {
  total: number;
  /** Since the start of the period, or in total without one. */
  used: number;
  remaining: number;
}

const summaryQuery = prepareOnce((db) => {
  const userId = sql.placeholder('userId');
  const period = db
    .select({ key: sql`regexp_replace(${ledger.reason}, ':\\d+$', '')` })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), eq(ledger.kind, 'grant'), like(ledger.reason, `${PERIOD}%`)))
    .orderBy(desc(ledger.id))
    .limit(1);
  const since = db
    .select({ since: sql`min(${ledger.id})` })
    .from(ledger)
    .where(
      and(
        eq(ledger.userId, userId),
        eq(ledger.kind, 'grant'),
        sql`starts_with(${ledger.reason}, ${period} || ':')`,
      ),
    );
  const used = db
    .select({ used: sql`coalesce(sum(${ledger.usedInput} + ${ledger.usedOutput}), 0)::float8` })
    .from(ledger)
    .where(
      and(eq(ledger.userId, userId), eq(ledger.kind, 'settle'), sql`${ledger.id} > coalesce(${since}, 0)`),
    );
  const remaining = db
    .select({ remaining: sql`(${balances.availableInput} + ${balances.availableOutput})::float8` })
    .from(balances)
    .where(eq(balances.userId, userId));
  return db
    .select({ used: sql<number>`${used}`, remaining: sql<number>`coalesce(${remaining}, 0)` })
    .from(sql`(select 1) as once`)
    .prepare('credit_summary');
});

export async function summarizeCredits(db: Database, userId: string): Promise<CreditSummary> {
  const [row] = await summaryQuery(db).execute({ userId });
  const { used, remaining } = row ?? { used: 0, remaining: 0 };
  return { total: used + remaining, used, remaining };
}

/** Serialises grants to one account. */
export async function lockBalance(tx: Database, userId: string): Promise<void> {
  await tx.insert(balances).values({ userId }).onConflictDoNothing();
  await tx
    .select({ userId: balances.userId })
    .from(balances)
    .where(eq(balances.userId, userId))
    .for('update');
}

/** The credits granted for a period so far; null before the first grant. */
async function grantedIn(tx: Database, userId: string, key: string): Promise<number | null> {
  const [row] = await tx
    .select({ granted: sql<number | null>`sum(${ledger.input} + ${ledger.output})::float8` })
    .from(ledger)
    .where(grantsOf(userId, key));
  return row?.granted ?? null;
}

async function expireRest(tx: Database, userId: string): Promise<void> {
  const current = await currentPeriod(tx, userId);
  if (current === null) return;
  const rest = await restOf(tx, userId, current);
  const expired = await tx
    .insert(ledger)
    .values({
      userId,
      kind: 'expire',
      reason: expiryOf(current.key),
      input: 0 - rest.input,
      output: 0 - rest.output,
    })
    .onConflictDoNothing()
    .returning({ id: ledger.id });
  if (expired.length === 0) return;
  await tx
    .update(balances)
    .set({
      availableInput: sql`${balances.availableInput} - ${rest.input}`,
      availableOutput: sql`${balances.availableOutput} - ${rest.output}`,
    })
    .where(eq(balances.userId, userId));
}
