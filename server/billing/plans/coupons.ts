import type { Stripe } from 'stripe';
import { callStripe } from '../stripe/client.ts';

export const INVALID_COUPON = 'This coupon is not valid.';
export const FIRST_PAYMENT_ONLY = 'This coupon is for the first payment only.';

export interface Discount {
  promotion_code: string;
  /** Whether only a person who has not paid yet may use it. */
  isForFirstPayment: boolean;
}

/**
 * The discount of a promotion code; null when the code is not active. The id of a coupon is no
 * code: it would bypass the code's expiry, its limit and its restrictions.
 */
export async function findDiscount(stripe: Stripe, code: string): Promise<Discount | null> {
  const { data } = await callStripe(() => stripe.promotionCodes.list({ code, active: true, limit: 1 }));
  const [promotion] = data;
  if (promotion === undefined) return null;
  return {
    promotion_code: promotion.id,
    isForFirstPayment: promotion.restrictions?.first_time_transaction ?? false,
  };
}
