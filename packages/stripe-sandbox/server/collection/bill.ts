import { bankAnswer } from '../rules/bank.ts';
import type { Store } from '../store/store.ts';
import { invalidRequest } from '../objects/api-error.ts';
import { balanceAfter, type Bill, draftInvoice, finalised } from '../rules/invoice.ts';
import { periodOf } from '../rules/lines.ts';
import type { PaymentIntent, PaymentMethod } from '../objects/card-objects.ts';
import type { BillingReason, Invoice, InvoiceLine } from '../objects/invoice-objects.ts';
import type { Customer } from '../objects/objects.ts';
import type { Discount, Subscription } from '../objects/subscription-objects.ts';
import { invoicePaid, paymentFor, paymentOf, settlePayment, subscriptionOf, voidInvoice } from './settle.ts';
import type { AppliedDiscount } from '../rules/totals.ts';

/** How an invoice is paid: with the cardholder on session, off session, or later in the browser. */
export type PaymentMode = 'on_session' | 'off_session' | 'later';

/** Creates and finalises an invoice from these and the pending lines, and tries to collect it. */
export async function bill(
  store: Store,
  subscription: Subscription,
  lines: readonly InvoiceLine[],
  {
    reason,
    paymentMode,
    prorationDate,
  }: { reason: BillingReason; paymentMode: PaymentMode; prorationDate?: number },
): Promise<Invoice> {
  const customer = await store.need('customer', subscription.customer);
  const waiting = await takePendingLines(store, subscription);
  const draft = draftInvoice(
    await billOf(store, customer, subscription, [...waiting, ...lines], { reason, prorationDate }),
  );
  const open = finalised(draft, customer, store.now);
  const intent = open.amount_due > 0 ? await payment(store, open) : undefined;
  const invoice = await store.save({
    ...open,
    hidden: { ...open.hidden, paymentIntent: intent?.id ?? null },
  });
  await store.save({
    ...customer,
    currency: invoice.currency,
    next_invoice_sequence: customer.next_invoice_sequence + 1,
    balance: balanceAfter(invoice),
  });
  await store.save({ ...withoutUsedDiscounts(store, subscription, invoice), latest_invoice: invoice.id });
  await store.announce('invoice.created', draft);
  await store.announce('invoice.finalized', invoice);
  if (intent === undefined) return invoicePaid(store, invoice);
  await store.announce('payment_intent.created', await store.save(intent));
  if (subscription.pause_collection?.behavior === 'void') await voidInvoice(store, invoice);
  else if (paymentMode !== 'later' && subscription.pause_collection === null)
    await pay(store, invoice, paymentMode);
  return store.need('invoice', invoice.id);
}

/** A `once` discount ends with the first invoice that it reduces. */
function withoutUsedDiscounts(store: Store, subscription: Subscription, invoice: Invoice): Subscription {
  const used = invoice.total_discount_amounts
    .filter(({ amount }) => amount > 0)
    .map(({ discount }) => discount);
  const isUsed = ({ id, source }: Discount) =>
    used.includes(id) && store.shop.coupon(source.coupon)?.duration === 'once';
  const discounts = subscription.hidden.discounts.map((discount) =>
    isUsed(discount) ? { ...discount, end: store.now } : discount,
  );
  return { ...subscription, hidden: { ...subscription.hidden, discounts } };
}

/** The payment of an invoice, with the default card, so that the browser can confirm it without one. */
async function payment(store: Store, invoice: Invoice): Promise<PaymentIntent> {
  const method = await methodFor(store, invoice);
  const intent = paymentFor(invoice, store.now);
  return method === undefined
    ? intent
    : { ...intent, status: 'requires_confirmation', payment_method: method.id };
}

/** The data for an invoice of this subscription at the current time. */
export async function billOf(
  store: Store,
  customer: Customer,
  subscription: Subscription,
  lines: readonly InvoiceLine[],
  { reason, prorationDate }: { reason: BillingReason; prorationDate?: number | undefined },
): Promise<Bill> {
  return {
    customer,
    subscription,
    lines,
    discounts: runningDiscounts(store, subscription),
    reason,
    withTax: subscription.automatic_tax.enabled,
    period: periodOf(subscription),
    prorationDate,
    now: store.now,
  };
}

/** The discounts of a subscription that have not expired. */
export function runningDiscounts(store: Store, { hidden }: Subscription): AppliedDiscount[] {
  return hidden.discounts.flatMap((discount) => {
    const coupon = store.shop.coupon(discount.source.coupon);
    const isRunning = discount.end === null || discount.end > store.now;
    return coupon !== undefined && isRunning ? [{ discount, coupon }] : [];
  });
}

async function takePendingLines(store: Store, { id, customer }: Subscription): Promise<InvoiceLine[]> {
  const pending = await pendingLines(store, id, customer);
  for (const { id: pendingId } of pending) await store.remove(pendingId);
  return pending.map(({ line }) => line);
}

/** Oldest first. */
export const pendingLines = async (store: Store, subscription: string, customer: string) =>
  (await store.list('pending_line', { customer, matching: { subscription: [subscription] } })).toReversed();

/** Charges the card for an open invoice; without a card the attempt fails. */
export async function pay(
  store: Store,
  invoice: Invoice,
  paymentMode: 'on_session' | 'off_session',
  methodId?: string,
): Promise<Invoice> {
  const intent = await paymentOf(store, invoice);
  if (intent === undefined)
    throw invalidRequest('This invoice has no amount due.', { code: 'invoice_not_payable' });
  const method = await methodFor(store, invoice, methodId);
  if (method === undefined) {
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      { code: 'resource_missing' },
    );
  }
  const isAutomatic = paymentMode === 'off_session';
  const answer = bankAnswer(method, isAutomatic ? 'later' : 'payment');
  await settlePayment(store, intent, { method, answer, isAutomatic });
  return store.need('invoice', invoice.id);
}

export async function methodFor(
  store: Store,
  invoice: Invoice,
  methodId?: string,
): Promise<PaymentMethod | undefined> {
  const customer = await store.need('customer', invoice.customer);
  const subscription = await subscriptionOf(store, invoice);
  const id =
    methodId ?? subscription?.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return id === null || id === undefined ? undefined : store.find('payment_method', id);
}
