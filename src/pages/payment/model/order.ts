import type { SubscriptionPreview } from '@/shared/api/subscriptions';
import { NO_CARD_NUMBER } from '@/shared/lib/stripe';

/** A coupon that was typed. */
export type CouponTry =
  | { state: 'none' }
  | { state: 'checking'; code: string }
  | { state: 'refused'; code: string; message: string };

export type Previewed = { priceId: string; coupon: string | null; preview: SubscriptionPreview };

/** What it comes to: the server's figures, and the coupon in them. */
export type OrderState = {
  priceId: string | null;
  /** The figures shown; of another price while those of this one are on their way. */
  shown: Previewed | null;
  /** Applied, and remembered for the next time. */
  coupon: string | null;
  trying: CouponTry;
  problem: string | null;
};

export const emptyOrder: OrderState = {
  priceId: null,
  shown: null,
  coupon: null,
  trying: { state: 'none' },
  problem: null,
};

const NOT_VALID = 'This coupon is not valid.';

/** Another price: what was applied stays applied until the server says otherwise. */
export const choosePrice = (order: OrderState, priceId: string): OrderState => ({
  ...order,
  priceId,
  problem: null,
  trying: { state: 'none' },
});

export const tryCoupon = (order: OrderState, code: string): OrderState => ({
  ...order,
  trying: { state: 'checking', code },
});

/** What cannot be a coupon is not asked about. */
export const refuseCoupon = (order: OrderState, code: string): OrderState => ({
  ...order,
  trying: { state: 'refused', code, message: NO_CARD_NUMBER },
});

export const recallCoupon = (order: OrderState, code: string): OrderState => ({ ...order, coupon: code });

export const dropCoupon = (order: OrderState): OrderState => ({
  ...order,
  coupon: null,
  trying: { state: 'none' },
});

/** A coupon counts only when the server says so; a refused one leaves the order as it was. */
export function previewed(order: OrderState, { priceId, coupon, preview }: Previewed): OrderState {
  if (priceId !== order.priceId) return order;
  const tried = order.trying.state === 'checking' && order.trying.code === coupon;
  if (coupon !== null && !preview.valid) {
    const message = preview.message ?? NOT_VALID;
    if (tried) return { ...order, trying: { state: 'refused', code: coupon, message } };
    // The one that was remembered has run out; the figures are without it.
    return { ...order, coupon: null, shown: { priceId, coupon: null, preview }, problem: null };
  }
  if (!tried && coupon !== order.coupon) return order;
  return {
    ...order,
    coupon,
    shown: { priceId, coupon, preview },
    trying: tried ? { state: 'none' } : order.trying,
    problem: null,
  };
}

/** The price couldn't be calculated. */
export function previewFailed(
  order: OrderState,
  asked: { priceId: string; coupon: string | null; message: string },
): OrderState {
  if (asked.priceId !== order.priceId) return order;
  const { trying } = order;
  if (trying.state === 'checking' && trying.code === asked.coupon)
    return { ...order, trying: { state: 'refused', code: trying.code, message: asked.message } };
  return { ...order, problem: asked.message };
}
