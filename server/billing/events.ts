import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { Problem } from '../platform/problem.ts';
import type { Billing } from './billing.ts';
import { settlePurchase } from './credit-packs.ts';
import { sendPaymentFailed } from './payment-failed-mail.ts';
import { readSubscription } from './record.ts';
import { dateOf, subscriptionOfEvent } from './stripe-shapes.ts';
import { stripeEvents } from './tables.ts';

/** The events that change an account; a webhook endpoint need not send others. */
export const watchedTypes = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'payment_intent.succeeded',
] as const satisfies Stripe.EventListParams['types'];

/** Takes a webhook: only Stripe can have signed it. */
export async function receiveWebhook(billing: Billing, body: string, signature: string): Promise<void> {
  const event = await billing.stripe.webhooks
    .constructEventAsync(body, signature, billing.webhookSecret)
    .catch((error: unknown) => {
      throw new Problem('bad_request', 'The signature does not fit.', { cause: error });
    });
  await actOn(billing, event);
}

/**
 * Acts on an event once. What it says is not believed, because it may be late: it only tells what to read from Stripe again. So the
 * order in which events come does not matter, and one that failed halfway may come again.
 */
export async function actOn(billing: Billing, event: Stripe.Event): Promise<void> {
  const { db } = billing;
  if (!watchedTypes.some((type) => type === event.type)) return;
  const known = await db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(eq(stripeEvents.id, event.id));
  if (known.length > 0) return;
  const subscriptionId = subscriptionOfEvent(event.data.object);
  if (subscriptionId !== undefined) await readSubscription(billing, subscriptionId);
  if (event.type === 'payment_intent.succeeded') await settlePurchase(billing, event.data.object.id);
  const noted = await db
    .insert(stripeEvents)
    .values({ id: event.id, type: event.type, createdAt: dateOf(event.created) })
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id });
  const isFirst = noted.length > 0;
  if (
    isFirst &&
    event.type === 'invoice.payment_failed' &&
    subscriptionId !== undefined &&
    !isWatched(event.data.object)
  ) {
    sendPaymentFailed(billing, subscriptionId);
  }
}

/** Whoever resumes is on the page, and told there; only later attempts are nobody's. */
const isWatched = ({ billing_reason: reason, attempt_count: attempts }: Stripe.Invoice): boolean =>
  reason === 'subscription_update' && attempts <= 1;
