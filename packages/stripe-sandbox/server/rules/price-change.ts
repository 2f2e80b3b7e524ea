import { itemOf } from './due.ts';
import { type Period, periodLine, periodOf, prorationLine } from './lines.ts';
import type { InvoiceLine } from '../objects/invoice-objects.ts';
import type { Price } from '../objects/catalogue-objects.ts';
import type { Subscription } from '../objects/subscription-objects.ts';
import { periodEnd } from './period.ts';
import { withPeriod, withPrice } from './subscription.ts';

export interface PriceChange {
  subscription: Subscription;
  lines: InvoiceLine[];
  /** Whether the change is billed now, because another interval starts a new period. */
  isBilledNow: boolean;
}

/**
 * Changes the price: free of charge in a trial, prorated within the same interval, otherwise in a
 * new period.
 */
export function changePrice(
  subscription: Subscription,
  price: Price,
  { at, nameOf }: { at: number; nameOf: (price: Price) => string },
): PriceChange {
  const item = itemOf(subscription.items.data);
  const changed = withPrice(subscription, price);
  if (subscription.status === 'trialing' || item.price.id === price.id) {
    return { subscription: changed, lines: [], isBilledNow: false };
  }
  const soldAt = (sold: Price) => ({
    subscription: subscription.id,
    item: item.id,
    price: sold,
    product: nameOf(sold),
  });
  const period = periodOf(subscription);
  const credit = prorationLine(soldAt(item.price), period, at, -1);
  if (isSameInterval(item.price, price)) {
    return {
      subscription: changed,
      lines: [credit, prorationLine(soldAt(price), period, at, 1)],
      isBilledNow: false,
    };
  }
  const fresh: Period = { start: at, end: periodEnd(at, price.recurring, 1) };
  return {
    subscription: { ...withPeriod(changed, fresh), billing_cycle_anchor: at },
    lines: [credit, periodLine(soldAt(price), fresh)],
    isBilledNow: true,
  };
}

const isSameInterval = ({ recurring: one }: Price, { recurring: other }: Price) =>
  one.interval === other.interval && one.interval_count === other.interval_count;
