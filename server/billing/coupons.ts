import type { Stripe } from 'stripe';
import { askStripe, isMissing } from './stripe-client.ts';

export const BAD_COUPON = 'This coupon is not valid.';

type Discount = { promotion_code: string } | { coupon: string };

/** How Stripe is told of a coupon: as the promotion code that people type, or by the coupon's own id; null when it is not valid. */
export async function findDiscount(stripe: Stripe, code: string): Promise<Discount | null> {
  const { data } = await askStripe(() => stripe.promotionCodes.list({ code, active: true, limit: 1 }));
  const [promotion] = data;
  if (promotion) return { promotion_code: promotion.id };
  try {
    const coupon = await stripe.coupons.retrieve(code);
    return coupon.valid ? { coupon: coupon.id } : null;
  } catch (error) {
    if (isMissing(error)) return null;
    return askStripe(() => Promise.reject(error));
  }
}
