import type { SubscriptionPreview } from '@/shared/api/subscriptions';

export type Previewed = { priceId: string; coupon: string | null; preview: SubscriptionPreview };

export type PreviewFailure = { priceId: string; coupon: string | null; message: string };

/** The price of the order as the server calculated it. */
export type OrderState = {
  priceId: string | null;
  /** The preview shown; of the previous price while that of this one loads. */
  shown: Previewed | null;
  /** The applied coupon, which the device remembers. */
  coupon: string | null;
  /** The coupon that the server is checking. */
  checking: string | null;
  problem: string | null;
};

export const emptyOrder: OrderState = {
  priceId: null,
  shown: null,
  coupon: null,
  checking: null,
  problem: null,
};

const NOT_VALID = 'This coupon is not valid.';

/** The applied coupon stays until the server rejects it for the new price. */
export const choosePrice = (order: OrderState, priceId: string): OrderState => ({
  ...order,
  priceId,
  checking: null,
  problem: null,
});

export const checkCoupon = (order: OrderState, code: string): OrderState => ({ ...order, checking: code });

export const restoreCoupon = (order: OrderState, code: string): OrderState => ({ ...order, coupon: code });

export const removeCoupon = (order: OrderState): OrderState => ({ ...order, coupon: null, checking: null });

const isChecked = (order: OrderState, { priceId, coupon }: Pick<Previewed, 'priceId' | 'coupon'>): boolean =>
  priceId === order.priceId && coupon !== null && coupon === order.checking;

/** Why the server did not accept the coupon that was being checked; undefined if it did. */
export function couponRejection(order: OrderState, answer: Previewed | PreviewFailure): string | undefined {
  if (!isChecked(order, answer)) return undefined;
  if ('message' in answer) return answer.message;
  return answer.preview.valid ? undefined : (answer.preview.message ?? NOT_VALID);
}

/** A coupon is applied only when the server accepts it; a rejected one changes nothing. */
export function previewed(order: OrderState, { priceId, coupon, preview }: Previewed): OrderState {
  if (priceId !== order.priceId) return order;
  const checked = isChecked(order, { priceId, coupon });
  if (coupon !== null && !preview.valid) {
    if (checked) return { ...order, checking: null };
    // The remembered coupon has expired; the preview is without it.
    return { ...order, coupon: null, shown: { priceId, coupon: null, preview }, problem: null };
  }
  if (!checked && coupon !== order.coupon) return order;
  return {
    ...order,
    coupon,
    shown: { priceId, coupon, preview },
    checking: checked ? null : order.checking,
    problem: null,
  };
}

export function previewFailed(order: OrderState, failure: PreviewFailure): OrderState {
  if (failure.priceId !== order.priceId) return order;
  if (isChecked(order, failure)) return { ...order, checking: null };
  return { ...order, problem: failure.message };
}
