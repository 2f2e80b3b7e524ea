import { and, desc, eq, gt, inArray, like, sql } from 'drizzle-orm';
import type { Tokens } from '../../engine/port/tokens.ts';
import type { Database } from '../../platform/database/client.ts';
import { tokensOf } from './allowance.ts';
import { type CreditMonth, creditsOfMonth } from './credit-month.ts';
import { balanceOf, creditsOf, NO_TOKENS } from './credits.ts';
import { currentPeriod, escapeLike, PERIOD, restOf, returnsOf, sumTokens } from './month-rest.ts';
import { bookingOf, creditsBought, creditsReturned } from './returned-credits.ts';
import { balances, ledger, returnedPayments } from './tables.ts';

export type ReturnedPayment = typeof returnedPayments.$inferSelect;

const PACK = 'pack';

/** Applies the returned payments of a subscription to its current credit month, in the caller's transaction. */
export async function applyReturns(tx: Database, userId: string, subscriptionId: string): Promise<void> {
  const payments = await tx
    .select()
    .from(returnedPayments)
    .where(
      and(
        eq(returnedPayments.userId, userId),
        eq(returnedPayments.subscriptionId, subscriptionId),
        gt(returnedPayments.returned, 0),
      ),
    );
  for (const payment of payments) await applyReturn(tx, payment);
}

/**
 * Revokes the unused credits of a payment in proportion to the money returned, or gives back what an earlier state revoked. The
 * caller holds the lock of the balance. Repeating it changes nothing.
 */
export async function applyReturn(tx: Database, payment: ReturnedPayment): Promise<void> {
  const { userId, subscriptionId, packCredits } = payment;
  const current = await currentPeriod(tx, userId);
  const rest = current === null ? NO_TOKENS : await restOf(tx, userId, current);
  if (packCredits > 0) {
    const { available_input_tokens: input, available_output_tokens: output } = await balanceOf(tx, userId);
    const unused = { input: input - rest.input, output: output - rest.output };
    await book(tx, payment, { key: PACK, credits: packCredits, granted: packCredits, unused });
  }
  const month = await monthOf(tx, userId);
  const isCurrent = month !== null && month.subscriptionId === subscriptionId;
  const currentKey = isCurrent ? `${PERIOD}${month.subscriptionId}:${month.start}` : null;
  if (month !== null && currentKey !== null) {
    const unused = current?.key === currentKey ? rest : NO_TOKENS;
    const credits = creditsBought(month, payment.lines);
    await book(tx, payment, { key: currentKey, credits, granted: creditsOfMonth(month), unused });
  }
  for (const { key, credits, granted } of await earlierBookings(tx, payment)) {
    if (key !== PACK && key !== currentKey)
      await book(tx, payment, { key, credits, granted, unused: NO_TOKENS });
  }
}

interface Grant {
  key: string;
  /** What the payment bought of it. */
  credits: number;
  /** All that it has granted so far. */
  granted: number;
  unused: Tokens;
}

async function book(
  tx: Database,
  payment: ReturnedPayment,
  { key, credits, granted, unused }: Grant,
): Promise<void> {
  const { id, userId, returned, readTicket, isDisputed } = payment;
  const last = (await bookings(tx, payment, key)).at(0);
  const before = last === undefined ? 0 : creditsReturned(last, { ...payment, returned: last.returned });
  const target = creditsReturned({ credits, granted }, payment);
  if (target === before) return;
  const booked = await sumTokens(tx, returnsOf(userId, key, id));
  const change = bookingOf({
    before: tokensOf(before),
    target: tokensOf(target),
    revoked: { input: 0 - booked.input, output: 0 - booked.output },
    unused,
  });
  await tx.insert(ledger).values({
    userId,
    kind: target > before ? 'revoke' : 'reinstate',
    reason: `${isDisputed ? 'dispute' : 'refund'}:${id}:${key}:${credits}/${granted}:${returned}:${readTicket}`,
    ...change,
  });
  if (creditsOf(change) === 0) return;
  await tx
    .update(balances)
    .set({
      availableInput: sql`${balances.availableInput} + ${change.input}`,
      availableOutput: sql`${balances.availableOutput} + ${change.output}`,
    })
    .where(eq(balances.userId, userId));
}

/** The bookings of a payment, newest first. */
async function bookings(tx: Database, { id, userId }: ReturnedPayment, key?: string) {
  const grant = key === undefined ? '%' : escapeLike(key);
  const rows = await tx
    .select({ reason: ledger.reason })
    .from(ledger)
    .where(
      and(
        eq(ledger.userId, userId),
        inArray(ledger.kind, ['revoke', 'reinstate']),
        like(ledger.reason, `%:${escapeLike(id)}:${grant}:%`),
      ),
    )
    .orderBy(desc(ledger.id));
  return rows.map(({ reason }) => readReason(reason ?? ''));
}

async function earlierBookings(tx: Database, payment: ReturnedPayment) {
  const all = await bookings(tx, payment);
  return all.filter(({ key }, index) => all.findIndex((other) => other.key === key) === index);
}

/** Reads the reason that {@link book} writes. Older ones lack what was granted, which limited nothing. */
function readReason(reason: string): Omit<Grant, 'unused'> & { returned: number } {
  const parts = /^\w+:[^:]+:(?<key>.+):(?<credits>\d+)(?:\/(?<granted>\d+))?:(?<returned>\d+):\d+$/.exec(
    reason,
  )?.groups;
  const credits = Number(parts?.['credits'] ?? 0);
  return {
    key: parts?.['key'] ?? '',
    credits,
    granted: Number(parts?.['granted'] ?? credits),
    returned: Number(parts?.['returned'] ?? 0),
  };
}

async function monthOf(tx: Database, userId: string): Promise<CreditMonth | null> {
  const [row] = await tx.select({ month: balances.month }).from(balances).where(eq(balances.userId, userId));
  return row?.month ?? null;
}
