import type { Stripe } from 'stripe';
import { Problem } from '../platform/problem.ts';
import type { Plan } from '../generated/schemas/index.ts';
import { dropRefusedChange, isDoneUnasked, secretOfQuestion } from './bank-question.ts';
import type { Billing } from './billing.ts';
import type { Payer } from './customers.ts';
import { plannedFor } from './plans.ts';
import { priceAtStripe } from './prices.ts';
import { findLive, readSubscription } from './record.ts';
import { askStripe } from './stripe-client.ts';
import { secondsOf } from './stripe-shapes.ts';
import type { SubscriptionRow } from './subscription-row.ts';

/** Seconds for which a change costs what its preview said. */
const PREVIEW_HOLDS = 15 * 60;

/** The subscription that may be changed: begun, paid for at least once or on trial. */
async function requireRunning({ db }: Billing, userId: string): Promise<SubscriptionRow> {
  const live = await findLive(db, userId);
  if (live === undefined || live.status === 'incomplete') {
    throw new Problem('conflict', 'You have no subscription.');
  }
  return live;
}

export async function pauseSubscription(billing: Billing, userId: string): Promise<void> {
  const { id, isPaused } = await requireRunning(billing, userId);
  if (isPaused) return;
  await askStripe(() => billing.stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } }));
  await readSubscription(billing, id);
}

/**
 * Ends a pause. When the current period was not paid because of it, a new one begins now and is charged. When the card's bank wants to ask
 * the person first, the payment is past due until then, and the answer is its client secret.
 */
export async function resumeSubscription(billing: Billing, userId: string): Promise<string | null> {
  const { id, isPaused, isPaid, status } = await requireRunning(billing, userId);
  if (!isPaused) return null;
  const anew = status !== 'trialing' && !isPaid;
  const resume = (whenUnpaid: 'error_if_incomplete' | 'allow_incomplete') =>
    billing.stripe.subscriptions.update(id, {
      pause_collection: '',
      ...(anew && {
        billing_cycle_anchor: { type: 'now' },
        proration_behavior: 'none',
        payment_behavior: whenUnpaid,
      }),
    });
  if (!(await isDoneUnasked(() => resume('error_if_incomplete')))) {
    await askStripe(() => resume('allow_incomplete'));
  }
  return secretOfQuestion(billing, await readSubscription(billing, id));
}

export async function setCancellation(billing: Billing, userId: string, cancels: boolean): Promise<void> {
  const { id, cancelAtPeriodEnd } = await requireRunning(billing, userId);
  if (cancelAtPeriodEnd === cancels) return;
  await askStripe(() => billing.stripe.subscriptions.update(id, { cancel_at_period_end: cancels }));
  await readSubscription(billing, id);
}

/** Refuses a price that is not one of this person's. */
export function requirePlan({ role }: Payer, priceId: string): Plan {
  const plan = plannedFor(role, priceId);
  if (plan === undefined) throw Problem.field('price_id', 'There is no such plan.');
  return plan;
}

/**
 * Moves to another price at once; a payment that is due for it and fails changes nothing. When the card's bank wants to ask the person first,
 * the change waits for that, and the answer is the client secret of its payment.
 */
export async function changeSubscription(
  billing: Billing,
  payer: Payer,
  priceId: string,
  prorationDate: number | undefined,
): Promise<string | null> {
  const { stripe } = billing;
  const plan = requirePlan(payer, priceId);
  const live = await requireChangeable(billing, payer.id);
  if (live.priceId === priceId && !live.cancelAtPeriodEnd) return null;
  const since = shownAt(live, prorationDate, await billing.now());
  const price = await priceAtStripe(stripe, plan);
  const change = (
    terms: Pick<Stripe.SubscriptionUpdateParams, 'payment_behavior' | 'cancel_at_period_end'>,
  ) =>
    stripe.subscriptions.update(live.id, {
      items: [{ id: live.itemId, price }],
      proration_behavior: 'always_invoice',
      ...(since !== undefined && { proration_date: since }),
      ...terms,
    });
  const atOnce = () => change({ cancel_at_period_end: false, payment_behavior: 'error_if_incomplete' });
  if (await isDoneUnasked(atOnce)) {
    await readSubscription(billing, live.id);
    return null;
  }
  // A change that waits can carry nothing but itself.
  if (live.cancelAtPeriodEnd) {
    throw new Problem('conflict', 'Your plan is cancelled. Keep it first, then change it.');
  }
  await askStripe(() => change({ payment_behavior: 'pending_if_incomplete' }));
  const subscription = await readSubscription(billing, live.id);
  const refusal = await dropRefusedChange(billing, subscription);
  if (refusal !== null) throw new Problem('card_refused', refusal);
  return secretOfQuestion(billing, subscription);
}

/** A paused or unpaid subscription is put in order first. */
export async function requireChangeable(billing: Billing, userId: string): Promise<SubscriptionRow> {
  const live = await requireRunning(billing, userId);
  if (live.isPaused) throw new Problem('conflict', 'Your subscription is paused. Resume it first.');
  if (live.status !== 'active' && live.status !== 'trialing') {
    throw new Problem('conflict', 'A payment is past due. Pay it first, with another card if need be.');
  }
  return live;
}

/**
 * The moment that the difference is counted from: that of a preview, if one was shown just now. An earlier or later one would let the
 * request choose its price.
 */
function shownAt(live: SubscriptionRow, seconds: number | undefined, now: Date): number | undefined {
  if (seconds === undefined || live.status === 'trialing') return undefined;
  const isRecent = seconds <= secondsOf(now) && seconds > secondsOf(now) - PREVIEW_HOLDS;
  return isRecent && seconds >= secondsOf(live.currentPeriodStart) ? seconds : undefined;
}
