import type { InvoiceLine } from '../../generated/schemas/index.ts';
import { dateOf } from '../stripe/shapes.ts';
import type { StripeInvoice, StripeInvoiceLine } from './invoice-shape.ts';

export function presentLine({ parent, period, description, amount }: StripeInvoiceLine): InvoiceLine {
  return {
    description: description ?? '',
    amount,
    proration: (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration ?? false,
    period_start: dateOf(period.start).toISOString(),
    period_end: dateOf(period.end).toISOString(),
  };
}

/** Total discount and total tax, in minor units. */
export const sumsOf = (invoice: StripeInvoice): { discount: number; tax: number } => ({
  discount: sum(invoice.total_discount_amounts),
  tax: sum(invoice.total_taxes),
});

const sum = (parts: readonly { amount: number }[] | null | undefined) =>
  (parts ?? []).reduce((total, { amount }) => total + amount, 0);
