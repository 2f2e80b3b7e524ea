import type { Stripe } from 'stripe';
import { findPlan, monthsOf } from '../plans/plans.ts';

export type PaidInvoice = Pick<Stripe.Invoice, 'lines'>;

interface Stretch {
  subscription: string;
  start: number;
  end: number;
  monthly: number;
}

const DAY = 86_400;
const MIN_MONTH_DAYS = 28;
const MAX_MONTH_DAYS = 31;

/**
 * The most credits that paid invoices allow until the end of the current credit month, from their lines alone: an oracle that shares
 * no code with the credit months. A line pays for a stretch of time; a credit for unused time ends the stretch before it. Whole
 * periods count by months. Parts of one count by days of the shortest month, the begun day included.
 */
export function creditsPaidFor(invoices: readonly PaidInvoice[], now: Date): number {
  const horizon = Math.floor(now.getTime() / 1000) + MAX_MONTH_DAYS * DAY;
  const stretches = invoices.reduce(
    (all, { lines }) => lines.data.reduce((before, line) => withLine(before, line), all),
    [] as Stretch[],
  );
  return stretches.reduce((sum, stretch) => sum + creditsOf(stretch, horizon), 0);
}

function withLine(stretches: Stretch[], line: Stripe.InvoiceLineItem): Stretch[] {
  const subscription = String(line.parent?.subscription_item_details?.subscription);
  const price = line.pricing?.price_details?.price;
  const plan = findPlan(typeof price === 'string' ? price : (price?.id ?? ''));
  const { start, end } = line.period;
  if (line.amount < 0) {
    return stretches.map((stretch) =>
      stretch.subscription === subscription && stretch.end > start
        ? { ...stretch, end: Math.max(stretch.start, start) }
        : stretch,
    );
  }
  const isTrial = line.amount === 0;
  return isTrial ? stretches : [...stretches, { subscription, start, end, monthly: plan?.tokens_limit ?? 0 }];
}

function creditsOf({ start, end, monthly }: Stretch, horizon: number): number {
  const until = Math.min(end, horizon);
  if (until <= start) return 0;
  for (const months of Object.values(monthsOf)) {
    if (until === end && monthAfter(start, months) === end) return months * monthly;
  }
  const days = (until - start) / DAY;
  return Math.ceil(((days + 1) / MIN_MONTH_DAYS) * monthly);
}

function monthAfter(start: number, months: number): number {
  const date = new Date(start * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime() / 1000;
}
