import { and, eq } from 'drizzle-orm';
import type { Plan, SubscriptionCreated, SubscriptionRequest } from '../generated/schemas/index.ts';
import { Problem } from '../platform/problem.ts';
import type { Billing } from './billing.ts';
import { type Claim, claimAccount, releaseClaim } from './claim.ts';
import type { Payer } from './customers.ts';
import { giveUp, paymentOf, settleFirstPayment } from './first-payment.ts';
import { requirePlan } from './lifecycle.ts';
import { findLive, readSubscription } from './record.ts';
import { askStripe, isRefusal } from './stripe-client.ts';
import type { StripeSubscription } from './stripe-shapes.ts';
import type { SubscriptionRow } from './subscription-row.ts';
import { subscriptions } from './tables.ts';
import { readWish, type Wish } from './wish.ts';

/**
 * Subscribes once, however often it is asked: a live subscription of the same price is the answer, whoever began it. Nothing of the
 * request but the plan, the card, the coupon and the address is believed.
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
  if (live !== undefined && !(await giveUpUnpaid(billing, live, plan, request))) {
    return answerWith(billing, live, plan, request);
  }
  const wish = await readWish(billing, payer, plan, request);
  const claiming = await claimAccount(billing.db, payer.id, JSON.stringify(wish));
  if (claiming.kind === 'done') return answerWith(billing, claiming.live, plan, request);
  if (claiming.kind === 'stale') {
    await findOutcome(billing, wish.customer);
    await releaseClaim(billing.db, claiming.claim);
    return createSubscription(billing, payer, request, idempotencyKey);
  }
  const subscription = await begin(billing, wish, claiming.claim, idempotencyKey);
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
    throw new Problem('conflict', 'You have a subscription already. Change its plan instead.');
  }
  if (row.status === 'incomplete' && row.paymentMethodId !== request.payment_method_id) {
    throw new Problem('conflict', 'A payment waits for its confirmation.');
  }
  return settleFirstPayment(billing, await readSubscription(billing, row.id));
}

/**
 * A first payment that was never made is given up when the person comes back with another card or for another plan. Answers whether the
 * way is free.
 */
async function giveUpUnpaid(
  billing: Billing,
  row: SubscriptionRow,
  plan: Plan,
  request: SubscriptionRequest,
): Promise<boolean> {
  if (row.status !== 'incomplete') return false;
  const now = await readSubscription(billing, row.id);
  if (now.status !== 'incomplete') return now.status === 'incomplete_expired' || now.status === 'canceled';
  const payment = await paymentOf(billing, now);
  const isSame = row.priceId === plan.price_id && row.paymentMethodId === request.payment_method_id;
  if (isSame && payment?.status === 'requires_action') return false;
  await giveUp(billing, row.id);
  return true;
}

async function begin(
  billing: Billing,
  wish: Wish,
  claim: Claim,
  idempotencyKey: string | undefined,
): Promise<StripeSubscription> {
  const { stripe, db } = billing;
  try {
    const { id } = await stripe.subscriptions.create(
      {
        customer: wish.customer,
        items: [{ price: wish.price }],
        default_payment_method: wish.card,
        payment_behavior: 'allow_incomplete',
        automatic_tax: { enabled: billing.withTax },
        metadata: { user_id: claim.userId },
        ...(wish.trialDays > 0 && { trial_period_days: wish.trialDays }),
        ...(wish.discounts.length > 0 && { discounts: wish.discounts }),
      },
      { idempotencyKey: `subscribe-${claim.id}` },
    );
    return await readSubscription(billing, id, { idempotencyKey: idempotencyKey ?? null });
  } catch (error) {
    if (isRefusal(error)) await releaseClaim(db, claim);
    return askStripe(() => Promise.reject(error));
  }
}

/** Keeps whatever an earlier call, whose answer was lost, has left at Stripe. */
async function findOutcome(billing: Billing, customer: string): Promise<void> {
  const { data } = await askStripe(() =>
    billing.stripe.subscriptions.list({ customer, status: 'all', limit: 10 }),
  );
  for (const { id } of data) await readSubscription(billing, id);
}
