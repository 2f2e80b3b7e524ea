import { savedTo, paymentAnswered } from '../rules/bank.ts';
import type { Store } from '../store/store.ts';
import type { BankAnswer } from '../rules/cards.ts';
import { clientSecretOf, newId } from '../objects/ids.ts';
import { attemptFailed, isOutOfRetries, paid, voided } from '../rules/invoice.ts';
import type { PaymentIntent, PaymentMethod } from '../objects/card-objects.ts';
import type { Invoice } from '../objects/invoice-objects.ts';
import type { Subscription } from '../objects/subscription-objects.ts';
import { isAwaited, withUpdateApplied } from '../rules/pending-update.ts';
import { chargeOf } from '../rules/charge.ts';
import { canceled, isOver, withFailedPayment, withPayment } from '../rules/subscription.ts';

interface Attempt {
  method: PaymentMethod;
  answer: BankAnswer;
  /** Whether this is an automatic retry, off session. */
  isAutomatic?: boolean;
}

/** Applies the bank's answer to the payment, its invoice and its subscription. */
export async function settlePayment(
  store: Store,
  before: PaymentIntent,
  { method, answer, isAutomatic = false }: Attempt,
): Promise<PaymentIntent> {
  const intent = await store.save(await withCharge(store, paymentAnswered(before, method, answer), method));
  if (intent.status === 'succeeded') {
    await saveForLater(store, intent, method);
    await store.announce('payment_intent.succeeded', intent);
  } else if (intent.status === 'requires_action') {
    await store.announce('payment_intent.requires_action', intent);
  } else {
    await store.announce('payment_intent.payment_failed', intent);
  }
  const invoice =
    intent.hidden.invoice === null ? undefined : await store.find('invoice', intent.hidden.invoice);
  if (invoice?.status === 'open') await settleInvoice(store, invoice, intent, isAutomatic);
  return intent;
}

/** A successful payment with its charge. */
async function withCharge(
  store: Store,
  intent: PaymentIntent,
  method: PaymentMethod,
): Promise<PaymentIntent> {
  if (intent.status !== 'succeeded') return intent;
  const charge = await store.save(chargeOf(intent, method, store.now));
  await store.announce('charge.succeeded', charge);
  return { ...intent, latest_charge: charge.id };
}

async function saveForLater(store: Store, intent: PaymentIntent, method: PaymentMethod): Promise<void> {
  if (intent.setup_future_usage !== 'off_session' || intent.customer === null) return;
  const saved = await store.save(savedTo(method, intent.customer));
  if (method.customer === null) await store.announce('payment_method.attached', saved);
}

async function settleInvoice(
  store: Store,
  invoice: Invoice,
  intent: PaymentIntent,
  isAutomatic: boolean,
): Promise<void> {
  if (intent.status === 'succeeded') {
    await invoicePaid(store, invoice);
    return;
  }
  const subscription = await subscriptionOf(store, invoice);
  const isChange = subscription !== undefined && isAwaited(subscription, invoice.id);
  const attempted = attemptFailed(invoice, store.now, isAutomatic);
  // An invoice of a pending change is not retried.
  const failed = await store.save(isChange ? { ...attempted, next_payment_attempt: null } : attempted);
  if (intent.status === 'requires_action') await store.announce('invoice.payment_action_required', failed);
  await store.announce('invoice.payment_failed', failed);
  if (subscription === undefined || isOver(subscription) || isChange) return;
  if (isOutOfRetries(failed)) {
    await endSubscription(store, subscription, 'payment_failed');
    return;
  }
  await saveSubscription(store, subscription, withFailedPayment(subscription));
}

export async function invoicePaid(store: Store, invoice: Invoice): Promise<Invoice> {
  const done = await store.save(paid(invoice, store.now));
  await store.announce('invoice.paid', done);
  await store.announce('invoice.payment_succeeded', done);
  const subscription = await subscriptionOf(store, done);
  if (subscription?.latest_invoice === done.id) {
    const settled = withUpdateApplied(withPayment(subscription));
    await saveSubscription(store, subscription, settled);
    if (subscription.pending_update !== null) {
      await store.announce('customer.subscription.pending_update_applied', settled);
    }
  }
  return done;
}

/** Voids an invoice and cancels its payment. */
export async function voidInvoice(store: Store, invoice: Invoice): Promise<void> {
  const intent = await paymentOf(store, invoice);
  if (intent !== undefined && intent.status !== 'succeeded') {
    await store.save({
      ...intent,
      status: 'canceled',
      canceled_at: store.now,
      cancellation_reason: 'void_invoice',
    });
  }
  await store.announce('invoice.voided', await store.save(voided(invoice, store.now)), invoice);
  const subscription = await subscriptionOf(store, invoice);
  if (subscription !== undefined && isAwaited(subscription, invoice.id)) {
    await saveSubscription(store, subscription, { ...subscription, pending_update: null });
  }
}

/** Cancels the pending change and voids its invoice. */
export async function dropPendingUpdate(store: Store, subscription: Subscription): Promise<void> {
  if (subscription.pending_update === null || subscription.latest_invoice === null) return;
  await voidInvoice(store, await store.need('invoice', subscription.latest_invoice));
}

export async function endSubscription(
  store: Store,
  subscription: Subscription,
  reason: string,
): Promise<Subscription> {
  const ended = await store.save(canceled(subscription, store.now, reason));
  for (const open of await openInvoices(store, subscription)) {
    await store.save({ ...open, auto_advance: false, next_payment_attempt: null });
  }
  await store.announce('customer.subscription.deleted', ended);
  return ended;
}

export const openInvoices = (store: Store, { id, customer }: Subscription) =>
  store.list('invoice', { customer, subscription: id, matching: { status: ['open'] } });

/** Saves a changed subscription and sends its event; does nothing if it is unchanged. */
export async function saveSubscription(
  store: Store,
  before: Subscription,
  after: Subscription,
): Promise<Subscription> {
  if (before === after) return before;
  await store.save(after);
  await store.announce('customer.subscription.updated', after, before);
  return after;
}

export async function subscriptionOf(store: Store, { hidden }: Invoice): Promise<Subscription | undefined> {
  return hidden.subscription === null ? undefined : store.find('subscription', hidden.subscription);
}

export async function paymentOf(store: Store, { hidden }: Invoice): Promise<PaymentIntent | undefined> {
  return hidden.paymentIntent === null ? undefined : store.find('payment_intent', hidden.paymentIntent);
}

/** The payment of an invoice, for which the cardholder may have to authenticate. */
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
