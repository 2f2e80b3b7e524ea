import { concurrency } from '@farfetched/core';
import { attach, createEvent, createStore, sample } from 'effector';
import { $user } from '@/entities/session';
import { problemOf } from '@/shared/api';
import { createPreviewSubscriptionMutation } from '@/shared/api/subscriptions';
import { removeStoredFx, storeFx, readStoredFx } from '@/shared/lib/storage';
import { holdsCardNumber } from '@/shared/lib/stripe';
import {
  choosePrice,
  dropCoupon,
  emptyOrder,
  previewed,
  previewFailed,
  recallCoupon,
  refuseCoupon,
  tryCoupon,
} from './order';

/** Begins anew with a price, and with the coupon that this device remembers. */
export const orderOpened = createEvent<string>();
export const priceChosen = createEvent<string>();
export const couponChanged = createEvent<string>();
export const couponSubmitted = createEvent();
export const couponDropped = createEvent();
export const previewRetried = createEvent();

const COUPON = 'lectern_coupon';

export const rememberCouponFx = attach({
  effect: storeFx,
  name: 'rememberCoupon',
  mapParams: (value: string) => ({ name: COUPON, value }),
});
export const recallCouponFx = attach({
  effect: readStoredFx,
  name: 'recallCoupon',
  mapParams: (_: { priceId: string }) => COUPON,
});
export const forgetCouponFx = attach({
  effect: removeStoredFx,
  name: 'forgetCoupon',
  mapParams: () => COUPON,
});

const previewMutation = createPreviewSubscriptionMutation();
concurrency(previewMutation, { strategy: 'TAKE_LATEST' });

export const $order = createStore(emptyOrder, { name: 'order' });
export const $couponDraft = createStore('', { name: 'couponDraft' });

const recalled = recallCouponFx.doneData.filterMap((kept) =>
  typeof kept === 'string' && kept !== '' ? kept : undefined,
);
const couponTyped = sample({
  clock: couponSubmitted,
  source: { draft: $couponDraft, order: $order },
  fn: ({ draft, order }) => {
    const code = draft.trim();
    return code !== '' && code !== order.coupon && order.trying.state !== 'checking' ? code : null;
  },
}).filterMap((code) => code ?? undefined);
const couponAccepted = couponTyped.filter({ fn: (code) => !holdsCardNumber(code) });
const couponRefused = couponTyped.filter({ fn: holdsCardNumber });

const answered = previewMutation.finished.success.map(({ params, result }) => ({
  priceId: params.previewSubscriptionBody.price_id,
  coupon: params.previewSubscriptionBody.coupon ?? null,
  preview: result,
}));
const failed = previewMutation.finished.failure.map(({ params, error }) => ({
  priceId: params.previewSubscriptionBody.price_id,
  coupon: params.previewSubscriptionBody.coupon ?? null,
  message: problemOf(error).message,
}));
const landed = sample({
  clock: answered,
  source: $order,
  fn: (before, answer) => ({ before, after: previewed(before, answer) }),
});
/** The server has taken the coupon that was typed. */
const couponApplied = landed.filterMap(({ before, after }) =>
  after.coupon !== null && after.coupon !== before.coupon ? after.coupon : undefined,
);
/** The coupon that was applied is not valid any more. */
const couponExpired = landed.filterMap(({ before, after }) =>
  before.coupon !== null && after.coupon === null ? before.coupon : undefined,
);

$order
  .on(priceChosen, choosePrice)
  .on(recalled, recallCoupon)
  .on(couponAccepted, tryCoupon)
  .on(couponRefused, refuseCoupon)
  .on(couponDropped, dropCoupon)
  .on(landed, (_, { after }) => after)
  .on(failed, previewFailed)
  .reset(orderOpened);

$couponDraft.on(couponChanged, (_, draft) => draft).reset(orderOpened, couponApplied);

sample({ clock: orderOpened, fn: (priceId) => ({ priceId }), target: recallCouponFx });
sample({ clock: recallCouponFx.finally, fn: ({ params }) => params.priceId, target: priceChosen });
sample({ clock: couponApplied, target: rememberCouponFx });
sample({ clock: [couponDropped, couponExpired], fn: () => undefined, target: forgetCouponFx });

const figuresNeeded = sample({
  clock: [
    sample({
      clock: [priceChosen, couponDropped, previewRetried],
      source: $order,
      fn: ({ coupon }) => coupon,
    }),
    couponAccepted,
  ],
  source: { order: $order, user: $user },
  fn: ({ order: { priceId }, user }, coupon) =>
    user && priceId !== null
      ? { user_id: user.id, price_id: priceId, ...(coupon !== null && { coupon }) }
      : null,
}).filterMap((body) => body ?? undefined);

sample({
  clock: figuresNeeded,
  fn: (previewSubscriptionBody) => ({ previewSubscriptionBody }),
  target: previewMutation.start,
});
