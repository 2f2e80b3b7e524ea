import type { Stripe } from 'stripe';
import { callStripe, isMissing } from '../stripe/client.ts';

export const INVALID_COUPON = 'This coupon is not valid.';

type Discount = { promotion_code: string } | { coupon: string };

/** The discount of a promotion code, or else of a coupon with this id; null when neither is valid. */
export async function findDiscount(stripe: Stripe, code: string): Promise<Discount | null> {
  const { data } = await callStripe(() => stripe.promotionCodes.list({ code, active: true, limit: 1 }));
  const [promotion] = data;
  if (promotion) return { promotion_code: promotion.id };
  try {
    const coupon = await stripe.coupons.retrieve(code);
    return coupon.valid ? { coupon: coupon.id } : null;
  } catch (error) {
    if (isMissing(error)) return null;
    return callStripe(() => Promise.reject(error));
  }
}
