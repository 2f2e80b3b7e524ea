import { eq, lt } from 'drizzle-orm';
import { lockBalance } from '../credits/allowance.ts';
import { applyReturn, type ReturnedPayment } from '../credits/revoke.ts';
import { returnedPayments } from '../credits/tables.ts';
import { billingCustomers } from '../customers/tables.ts';
import { fulfilPurchase, purchaseShape } from '../payments/credit-packs.ts';
import type { Billing } from '../stripe/billing.ts';
import { callStripe, isRejection } from '../stripe/client.ts';
import { releaseSchedule } from '../subscriptions/schedule.ts';
import { drawTicket, findLive, syncSubscription } from '../subscriptions/synchronise.ts';
import { type MoneyReturned, moneyReturned } from './money-returned.ts';
import { beganPeriod, linesOf, readPayment, type StripePayment } from './read-payment.ts';

/**
 * Reads a payment from Stripe after a refund or a dispute, and revokes or gives back its credits. Like a subscription, it may be
 * synchronised twice, late and in any order. Its credits are granted first, because their event may arrive later.
 */
export async function syncReturns(billing: Billing, chargeId: string): Promise<void> {
  const { db, stripe } = billing;
  const ticket = await drawTicket(db);
  const payment = await readPayment(stripe, chargeId);
  const userId = await ownerOf(billing, payment);
  if (userId === undefined) return;
  const subscriptionId = payment.invoice?.parent?.subscription_details?.subscription ?? null;
  if (subscriptionId !== null) await syncSubscription(billing, subscriptionId);
  else if (payment.charge.payment_intent) await fulfilPurchase(billing, payment.charge.payment_intent.id);
  const money = moneyReturned(payment.charge, payment.disputes);
  await persist(billing, {
    id: chargeId,
    userId,
    invoiceId: payment.invoice?.id ?? null,
    subscriptionId,
    paid: payment.charge.amount,
    returned: money.returned,
    state: money.state,
    isDisputed: money.isDisputed,
    lines: payment.invoice === null ? [] : linesOf(payment.invoice),
    packCredits: packCreditsOf(payment),
    readTicket: ticket,
  });
  await endUnpaidPeriod(billing, userId, payment, money);
}

async function ownerOf({ db }: Billing, { charge }: StripePayment): Promise<string | undefined> {
  if (typeof charge.customer !== 'string') return undefined;
  const [owner] = await db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, charge.customer));
  return owner?.userId;
}

function packCreditsOf({ charge }: StripePayment): number {
  const bought = purchaseShape.safeParse(charge.payment_intent?.metadata);
  return bought.success ? bought.data.credits : 0;
}

async function persist({ db }: Billing, row: ReturnedPayment): Promise<void> {
  await db.transaction(async (tx) => {
    await lockBalance(tx, row.userId);
    const [stored] = await tx
      .insert(returnedPayments)
      .values(row)
      .onConflictDoUpdate({
        target: returnedPayments.id,
        set: row,
        setWhere: lt(returnedPayments.readTicket, row.readTicket),
      })
      .returning();
    if (stored !== undefined) await applyReturn(tx, stored);
  });
}

/** Ends a subscription at once when the payment that began its current period was returned in full. */
async function endUnpaidPeriod(
  billing: Billing,
  userId: string,
  { invoice }: StripePayment,
  { isFinal }: MoneyReturned,
): Promise<void> {
  const live = await findLive(billing.db, userId);
  const subscriptionId = invoice?.parent?.subscription_details?.subscription;
  if (!isFinal || !invoice || live === undefined || live.id !== subscriptionId) return;
  if (!beganPeriod(invoice, live.currentPeriodStart)) return;
  await releaseSchedule(billing, live);
  try {
    await billing.stripe.subscriptions.cancel(live.id);
  } catch (error) {
    // It has ended in the meantime.
    if (!isRejection(error)) await callStripe(() => Promise.reject(error));
  }
  await syncSubscription(billing, live.id);
}
