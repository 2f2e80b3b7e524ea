import { askBank } from './bank.ts';
import type { Book } from './book.ts';
import { refused } from './fault.ts';
import { balanceAfter, type Bill, draftInvoice, finalised } from './invoice.ts';
import { periodOf } from './lines.ts';
import type { PaymentIntent, PaymentMethod } from './card-objects.ts';
import type { BillingReason, Invoice, InvoiceLine } from './invoice-objects.ts';
import type { Customer } from './objects.ts';
import type { Subscription } from './subscription-objects.ts';
import { invoicePaid, paymentFor, paymentOf, settlePayment, subscriptionOf, voidInvoice } from './settle.ts';
import type { AppliedDiscount } from './totals.ts';

/** Who is there when an invoice is paid: the holder, who may be asked; nobody; or the payment waits for the browser. */
export type Presence = 'holder' | 'nobody' | 'later';

/** Makes the invoice of a subscription out of these lines and those that waited, and asks for its money. */
export async function bill(
  book: Book,
  subscription: Subscription,
  lines: readonly InvoiceLine[],
  { reason, presence, prorationDate }: { reason: BillingReason; presence: Presence; prorationDate?: number },
): Promise<Invoice> {
  const customer = await book.need('customer', subscription.customer);
  const waiting = await takePendingLines(book, subscription);
  const draft = draftInvoice(
    await billOf(book, customer, subscription, [...waiting, ...lines], { reason, prorationDate }),
  );
  const open = finalised(draft, customer, book.now);
  const intent = open.amount_due > 0 ? await payment(book, open) : undefined;
  const invoice = await book.save({
    ...open,
    hidden: { ...open.hidden, paymentIntent: intent?.id ?? null },
  });
  await book.save({
    ...customer,
    currency: invoice.currency,
    next_invoice_sequence: customer.next_invoice_sequence + 1,
    balance: balanceAfter(invoice),
  });
  await book.save({ ...subscription, latest_invoice: invoice.id });
  await book.announce('invoice.created', draft);
  await book.announce('invoice.finalized', invoice);
  if (intent === undefined) return invoicePaid(book, invoice);
  await book.announce('payment_intent.created', await book.save(intent));
  if (subscription.pause_collection?.behavior === 'void') await voidInvoice(book, invoice);
  else if (presence !== 'later' && subscription.pause_collection === null) await pay(book, invoice, presence);
  return book.need('invoice', invoice.id);
}

/** It has the card that pays for the subscription already, so that the browser may confirm it without naming one. */
async function payment(book: Book, invoice: Invoice): Promise<PaymentIntent> {
  const method = await methodFor(book, invoice);
  const intent = paymentFor(invoice, book.now);
  return method === undefined
    ? intent
    : { ...intent, status: 'requires_confirmation', payment_method: method.id };
}

/** What an invoice of this subscription is made of at this moment. */
export async function billOf(
  book: Book,
  customer: Customer,
  subscription: Subscription,
  lines: readonly InvoiceLine[],
  { reason, prorationDate }: { reason: BillingReason; prorationDate?: number | undefined },
): Promise<Bill> {
  return {
    customer,
    subscription,
    lines,
    discounts: runningDiscounts(book, subscription),
    reason,
    withTax: subscription.automatic_tax.enabled,
    period: periodOf(subscription),
    prorationDate,
    now: book.now,
  };
}

/** Those of a subscription that have not run out. */
export function runningDiscounts(book: Book, { hidden }: Subscription): AppliedDiscount[] {
  return hidden.discounts.flatMap((discount) => {
    const coupon = book.shop.coupon(discount.source.coupon);
    const isRunning = discount.end === null || discount.end > book.now;
    return coupon !== undefined && isRunning ? [{ discount, coupon }] : [];
  });
}

async function takePendingLines(book: Book, { id, customer }: Subscription): Promise<InvoiceLine[]> {
  const pending = await pendingLines(book, id, customer);
  for (const { id: pendingId } of pending) await book.remove(pendingId);
  return pending.map(({ line }) => line);
}

/** In the order in which they came. */
export const pendingLines = async (book: Book, subscription: string, customer: string) =>
  (await book.list('pending_line', { customer, matching: { subscription: [subscription] } })).toReversed();

/** Asks the card of an open invoice for its money; without any card the attempt has failed. */
export async function pay(
  book: Book,
  invoice: Invoice,
  presence: 'holder' | 'nobody',
  methodId?: string,
): Promise<Invoice> {
  const intent = await paymentOf(book, invoice);
  if (intent === undefined) throw refused('This invoice asks for nothing.', { code: 'invoice_not_payable' });
  const method = await methodFor(book, invoice, methodId);
  if (method === undefined) {
    throw refused(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      { code: 'resource_missing' },
    );
  }
  const isAutomatic = presence === 'nobody';
  const answer = askBank(method, isAutomatic ? 'later' : 'payment');
  await settlePayment(book, intent, { method, answer, isAutomatic });
  return book.need('invoice', invoice.id);
}

export async function methodFor(
  book: Book,
  invoice: Invoice,
  methodId?: string,
): Promise<PaymentMethod | undefined> {
  const customer = await book.need('customer', invoice.customer);
  const subscription = await subscriptionOf(book, invoice);
  const id =
    methodId ?? subscription?.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return id === null || id === undefined ? undefined : book.find('payment_method', id);
}
