import { and, eq } from 'drizzle-orm';
import type { Plan, SubscriptionCreated, SubscriptionRequest } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import type { Billing } from '../stripe/billing.ts';
import { type Claim, claimAccount, releaseClaim } from './claim.ts';
import type { Payer } from '../customers/customers.ts';
import { cancelUnpaid, paymentOf, settleFirstPayment } from './first-payment.ts';
import { requirePlan } from './lifecycle.ts';
import { findLive, syncSubscription } from './synchronise.ts';
import { callStripe, isRejection } from '../stripe/client.ts';
import type { StripeSubscription } from '../stripe/shapes.ts';
import type { SubscriptionRow } from './subscription-row.ts';
import { subscriptions } from './tables.ts';
import { prepareOrder, type Order } from './order.ts';

/**
 * Idempotent: returns a live subscription to the same price instead of creating another. Of the
 * request only plan, card, coupon and address are used.
 */
export async function createSubscription(
  billing: Billing,
  payer: Payer,
  request: SubscriptionRequest,
  idempotencyKey: string | undefined,
): Promise<SubscriptionCreated> {
  const plan = requirePlan(payer, request.price_id);
  const before = await findByKey(billing, payer.id, idempotencyKey);
  if (before !== undefined) return answerWith(billing, before, plan, request);
  const live = await findLive(billing.db, payer.id);
  if (live !== undefined && !(await cancelOtherUnpaid(billing, live, plan, request))) {
    return answerWith(billing, live, plan, request);
  }
  const order = await prepareOrder(billing, payer, plan, request);
  const claiming = await claimAccount(billing.db, payer, JSON.stringify(order));
  if (claiming.kind === 'done') return answerWith(billing, claiming.live, plan, request);
  if (claiming.kind === 'stale') {
    await syncOutcome(billing, order.customer);
    await releaseClaim(billing.db, claiming.claim);
    return createSubscription(billing, payer, request, idempotencyKey);
  }
  const subscription = await create(billing, order, claiming.claim, idempotencyKey);
  return settleFirstPayment(billing, subscription);
}

async function findByKey(
  { db }: Billing,
  userId: string,
  key: string | undefined,
): Promise<SubscriptionRow | undefined> {
  if (key === undefined) return undefined;
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.idempotencyKey, key)));
  return row;
}

async function answerWith(
  billing: Billing,
  row: SubscriptionRow,
  plan: Plan,
  request: SubscriptionRequest,
): Promise<SubscriptionCreated> {
  if (row.priceId !== plan.price_id) {
    throw new Problem('conflict', 'You already have a subscription. Change its plan instead.');
  }
  if (row.status === 'incomplete' && row.paymentMethodId !== request.payment_method_id) {
    throw new Problem('conflict', 'A payment is waiting for your confirmation. Confirm it first.');
  }
  return settleFirstPayment(billing, await syncSubscription(billing, row.id));
}

/**
 * Cancels a subscription whose first payment was never made when the user orders another plan or
 * pays with another card. Returns whether a new one may be created.
 */
async function cancelOtherUnpaid(
  billing: Billing,
  row: SubscriptionRow,
  plan: Plan,
  request: SubscriptionRequest,
): Promise<boolean> {
  if (row.status !== 'incomplete') return false;
  const now = await syncSubscription(billing, row.id);
  if (now.status !== 'incomplete') return now.status === 'incomplete_expired' || now.status === 'canceled';
  const payment = await paymentOf(billing, now);
  const isSameOrder = row.priceId === plan.price_id && row.paymentMethodId === request.payment_method_id;
  if (isSameOrder && payment?.status === 'requires_action') return false;
  await cancelUnpaid(billing, now);
  return true;
}

async function create(
  billing: Billing,
  order: Order,
  claim: Claim,
  idempotencyKey: string | undefined,
): Promise<StripeSubscription> {
  const { stripe, db } = billing;
  try {
    const { id } = await stripe.subscriptions.create(
      {
        customer: order.customer,
        items: [{ price: order.price }],
        default_payment_method: order.card,
        payment_behavior: 'allow_incomplete',
        automatic_tax: { enabled: billing.withTax },
        metadata: { user_id: claim.userId },
        ...(order.trialDays > 0 && { trial_period_days: order.trialDays }),
        ...(order.discounts.length > 0 && { discounts: order.discounts }),
      },
      { idempotencyKey: `subscribe-${claim.id}` },
    );
    return await syncSubscription(billing, id, { idempotencyKey: idempotencyKey ?? null });
  } catch (error) {
    if (isRejection(error)) await releaseClaim(db, claim);
    return callStripe(() => Promise.reject(error));
  }
}

/** Synchronises what an earlier call, whose response was lost, has created at Stripe. */
async function syncOutcome(billing: Billing, customer: string): Promise<void> {
  const { data } = await callStripe(() =>
    billing.stripe.subscriptions.list({ customer, status: 'all', limit: 10 }),
  );
  for (const { id } of data) await syncSubscription(billing, id);
}
