import type { Store } from '../store/store.ts';
import { bill, methodFor, pay } from './bill.ts';
import { currentPeriodEnd, FIRST_PAYMENT_TIMEOUT, itemOf } from '../rules/due.ts';
import { attemptFailed, isOutOfRetries } from '../rules/invoice.ts';
import { periodLine, periodOf } from '../rules/lines.ts';
import type { Invoice } from '../objects/invoice-objects.ts';
import type { Stored } from '../objects/objects.ts';
import type { Subscription } from '../objects/subscription-objects.ts';
import { withScheduledPrice } from './scheduled-price.ts';
import {
  dropPendingUpdate,
  endSubscription,
  openInvoices,
  saveSubscription,
  subscriptionOf,
  voidInvoice,
} from './settle.ts';
import { expired, renewed, withFailedPayment } from '../rules/subscription.ts';

/** Takes one due step of an object. Afterwards the object is due later or never. */
export async function runScheduledChange(store: Store, object: Stored): Promise<void> {
  if (object.object === 'invoice') await retry(store, object);
  if (object.object === 'subscription') await advance(store, object);
}

async function advance(store: Store, subscription: Subscription): Promise<void> {
  const { status, cancel_at: cancelAt, trial_end: trialEnd, pending_update: pending } = subscription;
  if (status === 'incomplete' && subscription.created + FIRST_PAYMENT_TIMEOUT <= store.now) {
    await expire(store, subscription);
  } else if (pending !== null && pending.expires_at <= store.now) {
    await dropPendingUpdate(store, subscription);
    await store.announce(
      'customer.subscription.pending_update_expired',
      await store.need('subscription', subscription.id),
    );
  } else if (cancelAt !== null && cancelAt <= store.now) {
    await endSubscription(store, subscription, 'cancellation_requested');
  } else if (currentPeriodEnd(subscription) <= store.now) {
    await renew(store, subscription);
  } else if (isPauseOver(subscription, store.now)) {
    await saveSubscription(store, subscription, { ...subscription, pause_collection: null });
  } else if (status === 'trialing' && trialEnd !== null) {
    const announced = { ...subscription, hidden: { ...subscription.hidden, trialEndAnnounced: true } };
    await store.announce('customer.subscription.trial_will_end', await store.save(announced));
  }
}

function isPauseOver({ pause_collection: pause }: Subscription, now: number): boolean {
  const end = pause?.resumes_at ?? null;
  return end !== null && end <= now;
}

async function expire(store: Store, subscription: Subscription): Promise<void> {
  for (const invoice of await openInvoices(store, subscription)) await voidInvoice(store, invoice);
  await saveSubscription(store, subscription, expired(subscription, store.now));
}

async function renew(store: Store, subscription: Subscription): Promise<void> {
  const isTrialEnd = subscription.status === 'trialing';
  const { missing_payment_method: withoutCard } = subscription.trial_settings.end_behavior;
  if (isTrialEnd && withoutCard === 'cancel' && !(await hasCard(store, subscription))) {
    await endSubscription(store, subscription, 'payment_failed');
    return;
  }
  const next = await saveSubscription(
    store,
    subscription,
    renewed(await withScheduledPrice(store, subscription)),
  );
  const { id, price } = itemOf(next.items.data);
  const product = store.shop.product(price.product)?.name ?? price.product;
  const line = periodLine({ subscription: next.id, item: id, price, product }, periodOf(next));
  const invoice = await bill(store, next, [line], { reason: 'subscription_cycle', paymentMode: 'later' });
  if (invoice.status === 'open' && next.pause_collection === null) await collect(store, invoice);
}

async function hasCard(
  store: Store,
  { customer, default_payment_method: own }: Subscription,
): Promise<boolean> {
  const { invoice_settings: settings } = await store.need('customer', customer);
  return (own ?? settings.default_payment_method) !== null;
}

async function retry(store: Store, invoice: Invoice): Promise<void> {
  const subscription = await subscriptionOf(store, invoice);
  if (subscription?.pause_collection) await store.save({ ...invoice, next_payment_attempt: null });
  else await collect(store, invoice);
}

/** Collects an invoice off session; without a card the attempt fails like a declined one. */
async function collect(store: Store, invoice: Invoice): Promise<void> {
  if (await methodFor(store, invoice)) {
    await pay(store, invoice, 'off_session');
    return;
  }
  const failed = await store.save(attemptFailed(invoice, store.now, true));
  await store.announce('invoice.payment_failed', failed);
  const subscription = await subscriptionOf(store, failed);
  if (subscription === undefined) return;
  if (isOutOfRetries(failed)) await endSubscription(store, subscription, 'payment_failed');
  else await saveSubscription(store, subscription, withFailedPayment(subscription));
}
