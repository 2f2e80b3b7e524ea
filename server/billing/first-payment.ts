import { eq } from 'drizzle-orm';
import type { SubscriptionCreated } from '../generated/schemas/index.ts';
import { Problem } from '../platform/problem.ts';
import type { Billing } from './billing.ts';
import { readSubscription } from './record.ts';
import { askStripe } from './stripe-client.ts';
import { paymentIdOf, type StripeSubscription } from './stripe-shapes.ts';
import { subscriptions } from './tables.ts';

interface Payment {
  status: string;
  clientSecret: string | null;
  /** The card provider's words for why it failed. */
  failure: string | null;
}

/** How the payment of a subscription's newest invoice stands; null when there is none. */
export async function paymentOf(
  { stripe }: Billing,
  subscription: StripeSubscription,
): Promise<Payment | null> {
  const id = paymentIdOf(subscription);
  if (id === null) return null;
  const intent = await askStripe(() => stripe.paymentIntents.retrieve(id));
  const failure = intent.last_payment_error?.message ?? null;
  return { status: intent.status, clientSecret: intent.client_secret, failure };
}

/** Tells what is left to do for the first payment; a declined one takes its subscription with it. */
export async function settleFirstPayment(
  billing: Billing,
  subscription: StripeSubscription,
): Promise<SubscriptionCreated> {
  const { id, status } = subscription;
  if (status === 'trialing' || status === 'active' || status === 'past_due') {
    return { status, clientSecret: null, subscription_id: id };
  }
  if (status !== 'incomplete') throw new Problem('conflict', 'This subscription has ended.');
  const payment = await paymentOf(billing, subscription);
  if (payment?.status === 'requires_action') {
    return { status: 'requires_action', clientSecret: payment.clientSecret, subscription_id: id };
  }
  await giveUp(billing, id);
  throw new Problem('card_refused', payment?.failure ?? undefined);
}

/** Cancels a subscription that was never paid for. */
export async function giveUp(billing: Billing, id: string): Promise<void> {
  // Another call may have cancelled it already; what counts is how it stands afterwards.
  await billing.stripe.subscriptions.cancel(id).catch(() => undefined);
  const { status } = await readSubscription(billing, id);
  if (status !== 'canceled' && status !== 'incomplete_expired') throw new Problem('conflict');
  // The same call may be made again, and is to try anew.
  await billing.db.update(subscriptions).set({ idempotencyKey: null }).where(eq(subscriptions.id, id));
}
