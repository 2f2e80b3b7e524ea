import { z } from 'zod';
import type { Store } from '../store/store.ts';
import { invalidRequest } from '../objects/api-error.ts';
import { newId } from '../objects/ids.ts';
import type { Coupon } from '../objects/catalogue-objects.ts';
import type { Discount } from '../objects/subscription-objects.ts';
import { emptied } from './operation.ts';
import { periodEnd } from '../rules/period.ts';
import type { AppliedDiscount } from '../rules/totals.ts';

export const discountFields = z
  .union([
    emptied,
    z.array(z.strictObject({ coupon: z.string().optional(), promotion_code: z.string().optional() })).max(1),
  ])
  .optional();

/** The discounts that a request applies; rejects unknown and expired coupons. */
export function newDiscounts(
  store: Store,
  requested: z.output<typeof discountFields>,
  { customer, subscription, start }: { customer: string | null; subscription: string | null; start: number },
): AppliedDiscount[] {
  return (requested ?? []).map(({ coupon: couponId, promotion_code: promotionId }) => {
    const promotion = promotionId === undefined ? undefined : store.shop.promotionCode(promotionId);
    const id = promotion?.promotion.coupon ?? couponId;
    const coupon = id === undefined ? undefined : store.shop.coupon(id);
    const name = couponId ?? promotionId ?? '';
    if (coupon === undefined) {
      throw invalidRequest(`No such ${promotionId === undefined ? 'coupon' : 'promotion code'}: '${name}'`, {
        code: 'resource_missing',
        param: 'discounts',
      });
    }
    if (coupon.redeem_by !== null && coupon.redeem_by <= store.now) {
      throw invalidRequest(`Coupon expired: ${coupon.id}`, { code: 'coupon_expired', param: 'discounts' });
    }
    const discount: Discount = {
      id: newId('discount'),
      object: 'discount',
      customer,
      subscription,
      promotion_code: promotion?.id ?? null,
      source: { type: 'coupon', coupon: coupon.id },
      start,
      end: endOf(coupon, start),
      invoice: null,
      invoice_item: null,
      subscription_item: null,
      checkout_session: null,
    };
    return { discount, coupon };
  });
}

function endOf({ duration, duration_in_months: months }: Coupon, start: number): number | null {
  // A `once` discount ends with the first invoice that it reduces.
  if (duration === 'forever' || duration === 'once') return null;
  return periodEnd(start, monthly, months ?? 1);
}

const monthly = {
  interval: 'month',
  interval_count: 1,
  usage_type: 'licensed',
  meter: null,
  trial_period_days: null,
} as const;
