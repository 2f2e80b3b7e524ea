import type { InvoiceLine } from '../../generated/schemas/index.ts';
import { planRules } from '../plans/plans.ts';
import { dateOf } from '../stripe/shapes.ts';
import type { StripeInvoice, StripeInvoiceLine } from './invoice-shape.ts';

export function presentLine(line: StripeInvoiceLine): InvoiceLine {
  const { period, amount } = line;
  return {
    description: describe(line),
    amount,
    proration: isProration(line),
    period_start: dateOf(period.start).toISOString(),
    period_end: dateOf(period.end).toISOString(),
  };
}

/** What a line is for in our words. An item that is no plan keeps the words of the person who added it. */
export function describe(line: StripeInvoiceLine): string {
  const product = line.pricing?.price_details?.product ?? line.price?.product;
  const plan = Object.entries(planRules).find(([planId]) => planId === product)?.[1];
  if (plan === undefined) return line.description ?? '';
  if (isProration(line)) return `${line.amount < 0 ? 'Unused' : 'Remaining'} time on ${plan.name}`;
  return line.amount === 0 ? `Trial of ${plan.name}` : plan.name;
}

const isProration = ({ parent }: StripeInvoiceLine): boolean =>
  (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration ?? false;

/** Total discount and total tax, in minor units. */
export const sumsOf = (invoice: StripeInvoice): { discount: number; tax: number } => ({
  discount: sum(invoice.total_discount_amounts),
  tax: sum(invoice.total_taxes),
});

const sum = (parts: readonly { amount: number }[] | null | undefined) =>
  (parts ?? []).reduce((total, { amount }) => total + amount, 0);
