import type { Book } from './book.ts';
import { bill, methodFor, pay } from './bill.ts';
import { currentPeriodEnd, FIRST_PAYMENT_PATIENCE, itemOf } from './due.ts';
import { attemptFailed, isOutOfRetries } from './invoice.ts';
import { periodLine, periodOf } from './lines.ts';
import type { Invoice } from './invoice-objects.ts';
import type { Stored } from './objects.ts';
import type { Subscription } from './subscription-objects.ts';
import {
  dropPendingUpdate,
  endSubscription,
  openInvoices,
  saveSubscription,
  subscriptionOf,
  voidInvoice,
} from './settle.ts';
import { expired, renewed, withFailedPayment } from './subscription.ts';

/** Does what was due at the book's moment. Each call takes one step, after which the object is due later or never. */
export async function passTime(book: Book, object: Stored): Promise<void> {
  if (object.object === 'invoice') await retry(book, object);
  if (object.object === 'subscription') await advance(book, object);
}

async function advance(book: Book, subscription: Subscription): Promise<void> {
  const { status, cancel_at: cancelAt, trial_end: trialEnd, pending_update: pending } = subscription;
  if (status === 'incomplete' && subscription.created + FIRST_PAYMENT_PATIENCE <= book.now) {
    await expire(book, subscription);
  } else if (pending !== null && pending.expires_at <= book.now) {
    await dropPendingUpdate(book, subscription);
    await book.announce(
      'customer.subscription.pending_update_expired',
      await book.need('subscription', subscription.id),
    );
  } else if (cancelAt !== null && cancelAt <= book.now) {
    await endSubscription(book, subscription, 'cancellation_requested');
  } else if (currentPeriodEnd(subscription) <= book.now) {
    await renew(book, subscription);
  } else if (isPauseOver(subscription, book.now)) {
    await saveSubscription(book, subscription, { ...subscription, pause_collection: null });
  } else if (status === 'trialing' && trialEnd !== null) {
    const told = { ...subscription, hidden: { ...subscription.hidden, trialEndAnnounced: true } };
    await book.announce('customer.subscription.trial_will_end', await book.save(told));
  }
}

function isPauseOver({ pause_collection: pause }: Subscription, now: number): boolean {
  const end = pause?.resumes_at ?? null;
  return end !== null && end <= now;
}

async function expire(book: Book, subscription: Subscription): Promise<void> {
  for (const invoice of await openInvoices(book, subscription)) await voidInvoice(book, invoice);
  await saveSubscription(book, subscription, expired(subscription, book.now));
}

async function renew(book: Book, subscription: Subscription): Promise<void> {
  const isTrialEnd = subscription.status === 'trialing';
  const { missing_payment_method: withoutCard } = subscription.trial_settings.end_behavior;
  if (isTrialEnd && withoutCard === 'cancel' && !(await hasCard(book, subscription))) {
    await endSubscription(book, subscription, 'payment_failed');
    return;
  }
  const next = await saveSubscription(book, subscription, renewed(subscription));
  const { id, price } = itemOf(next.items.data);
  const product = book.shop.product(price.product)?.name ?? price.product;
  const line = periodLine({ subscription: next.id, item: id, price, product }, periodOf(next));
  const invoice = await bill(book, next, [line], { reason: 'subscription_cycle', presence: 'later' });
  if (invoice.status === 'open' && next.pause_collection === null) await collect(book, invoice);
}

async function hasCard(
  book: Book,
  { customer, default_payment_method: own }: Subscription,
): Promise<boolean> {
  const { invoice_settings: settings } = await book.need('customer', customer);
  return (own ?? settings.default_payment_method) !== null;
}

async function retry(book: Book, invoice: Invoice): Promise<void> {
  const subscription = await subscriptionOf(book, invoice);
  if (subscription?.pause_collection) await book.save({ ...invoice, next_payment_attempt: null });
  else await collect(book, invoice);
}

/** An attempt that nobody watches. A customer without a card fails like a card that is refused. */
async function collect(book: Book, invoice: Invoice): Promise<void> {
  if (await methodFor(book, invoice)) {
    await pay(book, invoice, 'nobody');
    return;
  }
  const failed = await book.save(attemptFailed(invoice, book.now, true));
  await book.announce('invoice.payment_failed', failed);
  const subscription = await subscriptionOf(book, failed);
  if (subscription === undefined) return;
  if (isOutOfRetries(failed)) await endSubscription(book, subscription, 'payment_failed');
  else await saveSubscription(book, subscription, withFailedPayment(subscription));
}
