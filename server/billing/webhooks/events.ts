import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { Problem } from '../../platform/problem.ts';
import type { Billing } from '../stripe/billing.ts';
import { fulfilPurchase } from '../payments/credit-packs.ts';
import { chargeOfEvent } from '../returns/stripe-shapes.ts';
import { syncReturns } from '../returns/sync-returns.ts';
import { sendPaymentFailed } from '../subscriptions/payment-failed-mail.ts';
import { syncSubscription } from '../subscriptions/synchronise.ts';
import { dateOf, subscriptionOfEvent } from '../stripe/shapes.ts';
import { stripeEvents } from './tables.ts';

/** The event types that change an account; the webhook endpoint needs no others. */
export const handledTypes = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'payment_intent.succeeded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const satisfies Stripe.EventListParams['types'];

/** Verifies the signature of a webhook and handles its event. */
export async function receiveWebhook(billing: Billing, body: string, signature: string): Promise<void> {
  const event = await billing.stripe.webhooks
    .constructEventAsync(body, signature, billing.webhookSecret)
    .catch((error: unknown) => {
      throw new Problem('bad_request', 'The signature is not valid.', { cause: error });
    });
  await handleEvent(billing, event);
}

/**
 * Handles an event once. Its content may be outdated, so it only names the object to read from
 * Stripe. Therefore the order of events does not matter, and an event that failed halfway can be
 * handled again.
 */
export async function handleEvent(billing: Billing, event: Stripe.Event): Promise<void> {
  const { db } = billing;
  if (!handledTypes.some((type) => type === event.type)) return;
  const handled = await db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(eq(stripeEvents.id, event.id));
  if (handled.length > 0) return;
  const subscriptionId = subscriptionOfEvent(event.data.object);
  if (subscriptionId !== undefined) await syncSubscription(billing, subscriptionId);
  if (event.type === 'payment_intent.succeeded') await fulfilPurchase(billing, event.data.object.id);
  const chargeId = chargeOfEvent(event.data.object);
  if (chargeId !== undefined) await syncReturns(billing, chargeId);
  const inserted = await db
    .insert(stripeEvents)
    .values({ id: event.id, type: event.type, createdAt: dateOf(event.created) })
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id });
  const isFirst = inserted.length > 0;
  if (
    isFirst &&
    event.type === 'invoice.payment_failed' &&
    subscriptionId !== undefined &&
    !isSeenByUser(event.data.object)
  ) {
    await sendPaymentFailed(billing, subscriptionId);
  }
}

/** The page reports the first failure after a resume; the user does not see later attempts. */
const isSeenByUser = ({ billing_reason: reason, attempt_count: attempts }: Stripe.Invoice): boolean =>
  reason === 'subscription_update' && attempts <= 1;
