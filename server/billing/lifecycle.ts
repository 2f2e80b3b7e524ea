import { Problem } from '../problem.ts';
import type { Plan } from '../generated/schemas/index.ts';
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

/** Ends a pause. When the current period was not paid because of it, a new one begins now and is charged. */
export async function resumeSubscription(billing: Billing, userId: string): Promise<void> {
  const { id, isPaused, isPaid, status } = await requireRunning(billing, userId);
  if (!isPaused) return;
  const anew = status !== 'trialing' && !isPaid;
  await askStripe(() =>
    billing.stripe.subscriptions.update(id, {
      pause_collection: '',
      ...(anew && {
        billing_cycle_anchor: { type: 'now' as const },
        proration_behavior: 'none' as const,
        payment_behavior: 'error_if_incomplete' as const,
      }),
    }),
  );
  await readSubscription(billing, id);
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

/** Moves to another price at once; a payment that is due for it and fails changes nothing. */
export async function changeSubscription(
  billing: Billing,
  payer: Payer,
  priceId: string,
  prorationDate: number | undefined,
): Promise<void> {
  const plan = requirePlan(payer, priceId);
  const live = await requireChangeable(billing, payer.id);
  if (live.priceId === priceId && !live.cancelAtPeriodEnd) return;
  const price = await priceAtStripe(billing.stripe, plan);
  const since = shownAt(live, prorationDate, await billing.now());
  await askStripe(() =>
    billing.stripe.subscriptions.update(live.id, {
      items: [{ id: live.itemId, price }],
      cancel_at_period_end: false,
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      metadata: { price_id: priceId },
      ...(since !== undefined && { proration_date: since }),
    }),
  );
  await readSubscription(billing, live.id);
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
