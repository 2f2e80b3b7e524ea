import type { InvoiceLine } from '../objects/invoice-objects.ts';
import type { Price } from '../objects/catalogue-objects.ts';
import type { Subscription } from '../objects/subscription-objects.ts';
import { itemOf } from './due.ts';
import { newId } from '../objects/ids.ts';

export interface Period {
  start: number;
  end: number;
}

interface NewLine {
  /** Null in the preview of a new subscription. */
  subscription: string | null;
  item: string;
  price: Price;
  amount: number;
  period: Period;
  description: string;
  proration?: boolean;
}

const newLine = ({
  subscription,
  item,
  price,
  amount,
  period,
  description,
  proration = false,
}: NewLine): InvoiceLine => ({
  id: newId('line_item'),
  object: 'line_item',
  amount,
  subtotal: amount,
  currency: price.currency,
  description,
  discount_amounts: [],
  discountable: !proration,
  discounts: [],
  invoice: null,
  livemode: false,
  metadata: {},
  parent: {
    type: 'subscription_item_details',
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration,
      proration_details: null,
      subscription,
      subscription_item: item,
    },
  },
  period,
  pricing: {
    type: 'price_details',
    price_details: { price: price.id, product: price.product },
    unit_amount_decimal: price.unit_amount_decimal,
  },
  quantity: 1,
  subscription,
  taxes: [],
});

const money = (price: Price) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: price.currency }).format(
    price.unit_amount / 100,
  );

function every({ recurring: { interval, interval_count: count } }: Price): string {
  return count === 1 ? interval : `every ${count} ${interval}s`;
}

interface Sold {
  subscription: string | null;
  item: string;
  price: Price;
  product: string;
}

/** A line for a whole period at its price. */
export const periodLine = (sold: Sold, period: Period): InvoiceLine =>
  newLine({
    ...sold,
    amount: sold.price.unit_amount,
    period,
    description: `1 × ${sold.product} (at ${money(sold.price)} / ${every(sold.price)})`,
  });

export const trialLine = (sold: Sold, period: Period): InvoiceLine =>
  newLine({ ...sold, amount: 0, period, description: `Trial period for ${sold.product}` });

/**
 * A line for the rest of a period: a credit for the old price or a charge for the new one, each
 * rounded to whole cents.
 */
export function prorationLine(sold: Sold, period: Period, at: number, sign: 1 | -1): InvoiceLine {
  const share = (period.end - at) / (period.end - period.start);
  const day = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const label = sign === 1 ? 'Remaining time on' : 'Unused time on';
  return newLine({
    ...sold,
    amount: sign * Math.round(sold.price.unit_amount * share) + 0,
    period: { start: at, end: period.end },
    description: `${label} ${sold.product} after ${day.format(at * 1000)}`,
    proration: true,
  });
}

export function periodOf(subscription: Subscription): Period {
  const item = itemOf(subscription.items.data);
  return { start: item.current_period_start, end: item.current_period_end };
}
