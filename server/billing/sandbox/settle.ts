import { keptBy, paymentAnswered } from './bank.ts';
import type { Book } from './book.ts';
import type { BankAnswer } from './cards.ts';
import { clientSecretOf, newId } from './ids.ts';
import { attemptFailed, isOutOfRetries, paid, voided } from './invoice.ts';
import type { PaymentIntent, PaymentMethod } from './card-objects.ts';
import type { Invoice } from './invoice-objects.ts';
import type { Subscription } from './subscription-objects.ts';
import { isAwaited, withUpdateApplied } from './pending-update.ts';
import { canceled, isOver, withFailedPayment, withPayment } from './subscription.ts';

interface Attempt {
  method: PaymentMethod;
  answer: BankAnswer;
  /** Nobody is there: it is one of the retries. */
  isAutomatic?: boolean;
}

/** What a bank's answer to a payment changes: the payment, the invoice it pays, the subscription behind it. */
export async function settlePayment(
  book: Book,
  before: PaymentIntent,
  { method, answer, isAutomatic = false }: Attempt,
): Promise<PaymentIntent> {
  const intent = await book.save(paymentAnswered(before, method, answer));
  if (intent.status === 'succeeded') {
    await keepForLater(book, intent, method);
    await book.announce('payment_intent.succeeded', intent);
  } else if (intent.status === 'requires_action') {
    await book.announce('payment_intent.requires_action', intent);
  } else {
    await book.announce('payment_intent.payment_failed', intent);
  }
  const invoice =
    intent.hidden.invoice === null ? undefined : await book.find('invoice', intent.hidden.invoice);
  if (invoice?.status === 'open') await settleInvoice(book, invoice, intent, isAutomatic);
  return intent;
}

async function keepForLater(book: Book, intent: PaymentIntent, method: PaymentMethod): Promise<void> {
  if (intent.setup_future_usage !== 'off_session' || intent.customer === null) return;
  const kept = await book.save(keptBy(method, intent.customer));
  if (method.customer === null) await book.announce('payment_method.attached', kept);
}

async function settleInvoice(
  book: Book,
  invoice: Invoice,
  intent: PaymentIntent,
  isAutomatic: boolean,
): Promise<void> {
  if (intent.status === 'succeeded') {
    await invoicePaid(book, invoice);
    return;
  }
  const subscription = await subscriptionOf(book, invoice);
  const isChange = subscription !== undefined && isAwaited(subscription, invoice.id);
  const attempted = attemptFailed(invoice, book.now, isAutomatic);
  // What a change waits for is not tried again by itself.
  const failed = await book.save(isChange ? { ...attempted, next_payment_attempt: null } : attempted);
  if (intent.status === 'requires_action') await book.announce('invoice.payment_action_required', failed);
  await book.announce('invoice.payment_failed', failed);
  if (subscription === undefined || isOver(subscription) || isChange) return;
  if (isOutOfRetries(failed)) {
    await endSubscription(book, subscription, 'payment_failed');
    return;
  }
  await saveSubscription(book, subscription, withFailedPayment(subscription));
}

export async function invoicePaid(book: Book, invoice: Invoice): Promise<Invoice> {
  const done = await book.save(paid(invoice, book.now));
  await book.announce('invoice.paid', done);
  await book.announce('invoice.payment_succeeded', done);
  const subscription = await subscriptionOf(book, done);
  if (subscription?.latest_invoice === done.id) {
    const settled = withUpdateApplied(withPayment(subscription));
    await saveSubscription(book, subscription, settled);
    if (subscription.pending_update !== null) {
      await book.announce('customer.subscription.pending_update_applied', settled);
    }
  }
  return done;
}

/** Nothing more is asked for it. */
export async function voidInvoice(book: Book, invoice: Invoice): Promise<void> {
  const intent = await paymentOf(book, invoice);
  if (intent !== undefined && intent.status !== 'succeeded') {
    await book.save({
      ...intent,
      status: 'canceled',
      canceled_at: book.now,
      cancellation_reason: 'void_invoice',
    });
  }
  await book.announce('invoice.voided', await book.save(voided(invoice, book.now)), invoice);
  const subscription = await subscriptionOf(book, invoice);
  if (subscription !== undefined && isAwaited(subscription, invoice.id)) {
    await saveSubscription(book, subscription, { ...subscription, pending_update: null });
  }
}

/** A change that waits for its payment is let go, and nothing is asked for it. */
export async function dropPendingUpdate(book: Book, subscription: Subscription): Promise<void> {
  if (subscription.pending_update === null || subscription.latest_invoice === null) return;
  await voidInvoice(book, await book.need('invoice', subscription.latest_invoice));
}

export async function endSubscription(
  book: Book,
  subscription: Subscription,
  reason: string,
): Promise<Subscription> {
  const ended = await book.save(canceled(subscription, book.now, reason));
  for (const open of await openInvoices(book, subscription)) {
    await book.save({ ...open, auto_advance: false, next_payment_attempt: null });
  }
  await book.announce('customer.subscription.deleted', ended);
  return ended;
}

export const openInvoices = (book: Book, { id, customer }: Subscription) =>
  book.list('invoice', { customer, subscription: id, matching: { status: ['open'] } });

/** Saves and tells what changed; nothing when nothing did. */
export async function saveSubscription(
  book: Book,
  before: Subscription,
  after: Subscription,
): Promise<Subscription> {
  if (before === after) return before;
  await book.save(after);
  await book.announce('customer.subscription.updated', after, before);
  return after;
}

export async function subscriptionOf(book: Book, { hidden }: Invoice): Promise<Subscription | undefined> {
  return hidden.subscription === null ? undefined : book.find('subscription', hidden.subscription);
}

export async function paymentOf(book: Book, { hidden }: Invoice): Promise<PaymentIntent | undefined> {
  return hidden.paymentIntent === null ? undefined : book.find('payment_intent', hidden.paymentIntent);
}

/** The payment of an invoice, which the holder may have to let through by its client secret. */
export function paymentFor(invoice: Invoice, now: number): PaymentIntent {
  const id = newId('payment_intent');
  return {
    ...newPayment({
      id,
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: invoice.customer,
      now,
    }),
    description:
      invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    setup_future_usage: 'off_session',
    hidden: { invoice: invoice.id },
  };
}

export const newPayment = (payment: {
  id: string;
  amount: number;
  currency: string;
  customer: string | null;
  now: number;
}): PaymentIntent => ({
  id: payment.id,
  object: 'payment_intent',
  created: payment.now,
  livemode: false,
  status: 'requires_payment_method',
  client_secret: clientSecretOf(payment.id),
  amount: payment.amount,
  amount_received: 0,
  amount_capturable: 0,
  currency: payment.currency,
  customer: payment.customer,
  description: null,
  payment_method: null,
  payment_method_types: ['card'],
  setup_future_usage: null,
  receipt_email: null,
  next_action: null,
  last_payment_error: null,
  latest_charge: null,
  capture_method: 'automatic',
  confirmation_method: 'automatic',
  canceled_at: null,
  cancellation_reason: null,
  metadata: {},
  hidden: { invoice: null },
});
