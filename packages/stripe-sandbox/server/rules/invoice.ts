import { newId } from '../objects/ids.ts';
import type { BillingReason, Invoice, InvoiceLine } from '../objects/invoice-objects.ts';
import type { Customer } from '../objects/objects.ts';
import type { Subscription } from '../objects/subscription-objects.ts';
import { DAY } from './period.ts';
import { taxRateOf } from './tax.ts';
import { type AppliedDiscount, priced } from './totals.ts';

export interface Bill {
  customer: Customer;
  /** Undefined in the preview of a new subscription. */
  subscription: Subscription | undefined;
  lines: readonly InvoiceLine[];
  discounts: readonly AppliedDiscount[];
  reason: BillingReason;
  withTax: boolean;
  period: { start: number; end: number };
  prorationDate?: number | undefined;
  now: number;
}

/**
 * The states of an invoice; a draft without an amount due is paid at once:
 *
 *     draft ──finalise──► open ──pay──► paid
 *     open ──void──► void
 *
 * The customer's credit is used first; a negative total becomes credit.
 */
export function draftInvoice(bill: Bill): Invoice {
  const { customer, subscription, withTax, now } = bill;
  const id = newId('invoice');
  const rate = withTax ? taxRateOf(customer.address) : undefined;
  const { lines, ...totals } = priced(bill.lines, bill.discounts, rate);
  const due = Math.max(0, totals.total + customer.balance);
  return {
    id,
    object: 'invoice',
    created: now,
    livemode: false,
    status: 'draft',
    number: null,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_address: customer.address,
    currency: lines[0]?.currency ?? 'usd',
    billing_reason: bill.reason,
    collection_method: 'charge_automatically',
    auto_advance: true,
    automatic_tax: {
      enabled: withTax,
      status: withTax ? (rate === undefined ? 'requires_location_inputs' : 'complete') : null,
      liability: null,
      disabled_reason: null,
      provider: null,
    },
    default_payment_method: null,
    discounts: bill.discounts.map(({ discount }) => discount.id),
    lines: {
      object: 'list',
      url: `/v1/invoices/${id}/lines`,
      has_more: false,
      data: lines.map((line) => ({ ...line, invoice: id })),
    },
    ...totals,
    subtotal_excluding_tax: totals.subtotal,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    starting_balance: customer.balance,
    ending_balance: null,
    attempted: false,
    attempt_count: 0,
    next_payment_attempt: null,
    period_start: bill.period.start,
    period_end: bill.period.end,
    parent: subscription
      ? {
          type: 'subscription_details',
          quote_details: null,
          subscription_details: {
            subscription: subscription.id,
            metadata: subscription.metadata,
            ...(bill.prorationDate !== undefined && { subscription_proration_date: bill.prorationDate }),
          },
        }
      : null,
    description: null,
    footer: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    due_date: null,
    effective_at: null,
    status_transitions: { finalized_at: null, paid_at: null, voided_at: null, marked_uncollectible_at: null },
    metadata: {},
    hidden: { paymentIntent: null, subscription: subscription?.id ?? null },
  };
}

/** The customer's balance after the invoice; negative means credit. */
export const balanceAfter = ({ total, amount_due: due, starting_balance: before }: Invoice) =>
  before + total - due;

export const finalised = (
  invoice: Invoice,
  { invoice_prefix: prefix, next_invoice_sequence: next }: Customer,
  now: number,
): Invoice => ({
  ...invoice,
  status: 'open',
  number: `${prefix}-${String(next).padStart(4, '0')}`,
  effective_at: now,
  ending_balance: balanceAfter(invoice),
  status_transitions: { ...invoice.status_transitions, finalized_at: now },
});

export const paid = (invoice: Invoice, now: number): Invoice => ({
  ...invoice,
  status: 'paid',
  attempted: true,
  amount_paid: invoice.amount_due,
  amount_remaining: 0,
  next_payment_attempt: null,
  status_transitions: { ...invoice.status_transitions, paid_at: now },
});

export const voided = (invoice: Invoice, now: number): Invoice => ({
  ...invoice,
  status: 'void',
  auto_advance: false,
  next_payment_attempt: null,
  status_transitions: { ...invoice.status_transitions, voided_at: now },
});

/** Waits before each retry, in seconds; after the last attempt the subscription ends. */
const RETRIES = [3 * DAY, 5 * DAY, 7 * DAY];

/**
 * An invoice after a failed attempt. Only renewals are retried automatically, and payments by the
 * customer do not count as retries.
 */
export function attemptFailed(invoice: Invoice, now: number, isAutomatic: boolean): Invoice {
  if (!isAutomatic && invoice.attempted) return invoice;
  const attempts = invoice.attempt_count + 1;
  const wait = invoice.billing_reason === 'subscription_create' ? undefined : RETRIES[attempts - 1];
  return {
    ...invoice,
    attempted: true,
    attempt_count: attempts,
    next_payment_attempt: wait === undefined ? null : now + wait,
  };
}

export const isOutOfRetries = ({ attempt_count: attempts, billing_reason: reason }: Invoice) =>
  reason !== 'subscription_create' && attempts > RETRIES.length;
