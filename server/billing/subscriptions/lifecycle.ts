import type { Stripe } from 'stripe';
import { Problem } from '../../platform/problem.ts';
import type { Plan } from '../../generated/schemas/index.ts';
import {
  authenticationSecret,
  cancelDeclinedChange,
  cancelPendingChange,
  succeedsUnauthenticated,
} from './authentication.ts';
import type { Billing } from '../stripe/billing.ts';
import type { Payer } from '../customers/customers.ts';
import { findPlan, findPlanFor } from '../plans/plans.ts';
import { rejectReturnedMoney } from './reject-returned-money.ts';
import { isDowngrade, releaseSchedule, scheduleChange } from './schedule.ts';
import { ensureStripePrice } from '../plans/prices.ts';
import { findLive, syncSubscription } from './synchronise.ts';
import { callStripe } from '../stripe/client.ts';
import { secondsOf } from '../stripe/shapes.ts';
import type { SubscriptionRow } from './subscription-row.ts';

/** How long a preview stays valid, in seconds. */
const PREVIEW_TTL_SECONDS = 15 * 60;

/** The user's subscription, which is on trial or was paid at least once. */
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
  await cancelPendingChange(billing, id);
  await callStripe(() => billing.stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } }));
  await syncSubscription(billing, id);
}

/**
 * Ends a pause. When the pause left the current period unpaid, a new one begins now and is charged.
 * When the bank requires authentication, the payment is past due until then; returns its client
 * secret.
 */
export async function resumeSubscription(billing: Billing, userId: string): Promise<string | null> {
  const live = await requireRunning(billing, userId);
  const { id, isPaused, isPaid, status } = live;
  if (!isPaused) return null;
  const startsNewPeriod = status !== 'trialing' && !isPaid;
  if (startsNewPeriod) await releaseSchedule(billing, live);
  const resume = (whenUnpaid: 'error_if_incomplete' | 'allow_incomplete') =>
    billing.stripe.subscriptions.update(id, {
      pause_collection: '',
      ...(startsNewPeriod && {
        billing_cycle_anchor: { type: 'now' },
        proration_behavior: 'none',
        payment_behavior: whenUnpaid,
      }),
    });
  if (!(await succeedsUnauthenticated(() => resume('error_if_incomplete')))) {
    await callStripe(() => resume('allow_incomplete'));
  }
  return authenticationSecret(billing, await syncSubscription(billing, id));
}

export async function setCancellation(billing: Billing, userId: string, cancels: boolean): Promise<void> {
  const live = await requireRunning(billing, userId);
  const { id, cancelAtPeriodEnd } = live;
  if (cancelAtPeriodEnd === cancels) return;
  await releaseSchedule(billing, live);
  if (cancels) await cancelPendingChange(billing, id);
  await callStripe(() => billing.stripe.subscriptions.update(id, { cancel_at_period_end: cancels }));
  await syncSubscription(billing, id);
}

/** The plan of this price; rejects a price that is not for the user's role. */
export function requirePlan({ role }: Payer, priceId: string): Plan {
  const plan = findPlanFor(role, priceId);
  if (plan === undefined) throw Problem.field('price_id', 'This plan does not exist. Choose another one.');
  return plan;
}

/**
 * Changes to another price: an upgrade at once, a downgrade at the end of the period. A failed
 * payment changes nothing. When the bank requires authentication, the change is pending until then;
 * returns the client secret of its payment.
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
  if (live.scheduledPriceId === priceId) return null;
  // A change in another tab may still wait for the bank.
  await cancelPendingChange(billing, live.id);
  const isChange = live.priceId !== priceId || live.cancelAtPeriodEnd;
  if (!isChange && live.scheduleId === null) return null;
  await releaseSchedule(billing, live);
  if (!isChange || isLater(live, plan)) {
    if (isChange) await changeLater(billing, live, plan);
    await syncSubscription(billing, live.id);
    return null;
  }
  const now = await billing.now();
  if (live.priceId !== priceId) await rejectReturnedMoney(billing.db, live.id, now);
  const since = prorationDateOf(live, prorationDate, now);
  const price = await ensureStripePrice(stripe, plan);
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
  if (await succeedsUnauthenticated(atOnce)) {
    await syncSubscription(billing, live.id);
    return null;
  }
  // A pending change cannot undo a cancellation too.
  if (live.cancelAtPeriodEnd) {
    throw new Problem('conflict', 'Your plan is cancelled. Keep it first, then change it.');
  }
  await callStripe(() => change({ payment_behavior: 'pending_if_incomplete' }));
  const subscription = await syncSubscription(billing, live.id);
  const refusal = await cancelDeclinedChange(billing, subscription);
  if (refusal !== null) throw new Problem('card_refused', refusal);
  return authenticationSecret(billing, subscription);
}

/**
 * Whether a change takes effect at the end of the period. Nothing is paid during a trial, so there
 * every change takes effect at once.
 */
export function isLater({ status, priceId }: SubscriptionRow, plan: Plan): boolean {
  const current = findPlan(priceId);
  return status !== 'trialing' && current !== undefined && isDowngrade(current, plan);
}

async function changeLater(billing: Billing, live: SubscriptionRow, plan: Plan): Promise<void> {
  const { stripe } = billing;
  if (live.cancelAtPeriodEnd) {
    await callStripe(() => stripe.subscriptions.update(live.id, { cancel_at_period_end: false }));
  }
  await scheduleChange(billing, live, plan, await ensureStripePrice(stripe, plan));
}

/** The live subscription; throws if it is paused or past due. */
export async function requireChangeable(billing: Billing, userId: string): Promise<SubscriptionRow> {
  const live = await requireRunning(billing, userId);
  if (live.isPaused) throw new Problem('conflict', 'Your subscription is paused. Resume it first.');
  if (live.status !== 'active' && live.status !== 'trialing') {
    throw new Problem('conflict', 'A payment is past due. Pay it first, with another card if needed.');
  }
  return live;
}

/**
 * The proration date of a recent preview, in seconds; undefined for now. Any other date is ignored,
 * because it would let the caller choose the price.
 */
function prorationDateOf(live: SubscriptionRow, seconds: number | undefined, now: Date): number | undefined {
  if (seconds === undefined || live.status === 'trialing') return undefined;
  const isRecent = seconds <= secondsOf(now) && seconds > secondsOf(now) - PREVIEW_TTL_SECONDS;
  return isRecent && seconds >= secondsOf(live.currentPeriodStart) ? seconds : undefined;
}
