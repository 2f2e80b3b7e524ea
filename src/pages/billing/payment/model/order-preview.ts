import { attach, createEvent, createStore, merge, sample } from 'effector';
import { $user } from '@/entities/session';
import { concurrency, problemOf } from '@/shared/api';
import { createPreviewSubscriptionMutation } from '@/shared/api/subscriptions';
import { createForm, filled, focusFormFx } from '@/shared/lib/form';
import { nonNull } from '@/shared/lib/non-null';
import { removeStoredFx, storeFx, readStoredFx } from '@/shared/lib/storage';
import { holdsCardNumber, NO_CARD_NUMBER } from '@/shared/lib/stripe';
import {
  checkCoupon,
  choosePrice,
  couponRejection,
  emptyOrder,
  previewed,
  previewFailed,
  removeCoupon,
  restoreCoupon,
} from './order';

/** Starts a new order for a price, with the coupon that this device remembers. */
export const orderOpened = createEvent<string>();
export const priceChosen = createEvent<string>();
export const couponRemoved = createEvent();
export const previewRetried = createEvent();

const COUPON = 'lectern_coupon';

export const storeCouponFx = attach({
  effect: storeFx,
  name: 'storeCoupon',
  mapParams: (value: string) => ({ name: COUPON, value }),
});
export const readCouponFx = attach({
  effect: readStoredFx,
  name: 'readCoupon',
  mapParams: (_: { priceId: string }) => COUPON,
});
export const deleteCouponFx = attach({
  effect: removeStoredFx,
  name: 'deleteCoupon',
  mapParams: () => COUPON,
});

const previewMutation = createPreviewSubscriptionMutation();
concurrency(previewMutation, { strategy: 'TAKE_LATEST' });

export const $order = createStore(emptyOrder, { name: 'order' });

export const couponForm = createForm({
  name: 'coupon',
  initial: { code: '' },
  rules: {
    code: (code) => filled('Enter a coupon')(code) ?? (holdsCardNumber(code) ? NO_CARD_NUMBER : undefined),
  },
});

const stored = readCouponFx.doneData.filterMap((coupon) =>
  typeof coupon === 'string' && coupon !== '' ? coupon : undefined,
);
const couponAccepted = couponForm.accepted.map(({ code }) => code.trim());

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
const settled = merge([
  sample({
    clock: answered,
    source: $order,
    fn: (before, answer) => ({ before, after: previewed(before, answer), answer }),
  }),
  sample({
    clock: failed,
    source: $order,
    fn: (before, answer) => ({ before, after: previewFailed(before, answer), answer }),
  }),
]);
export const couponApplied = settled.filterMap(({ before, after }) =>
  after.coupon !== null && before.checking === after.coupon && after.checking === null
    ? after.coupon
    : undefined,
);
const couponRejected = settled.filterMap(({ before, answer }) => couponRejection(before, answer));
/** The applied coupon is no longer valid. */
const couponExpired = settled.filterMap(({ before, after }) =>
  before.coupon !== null && after.coupon === null ? before.coupon : undefined,
);

$order
  .on(priceChosen, choosePrice)
  .on(stored, restoreCoupon)
  .on(couponAccepted, checkCoupon)
  .on(couponRemoved, removeCoupon)
  .on(settled, (_, { after }) => after)
  .reset(orderOpened);

sample({ clock: orderOpened, fn: (priceId) => ({ priceId }), target: readCouponFx });
sample({ clock: readCouponFx.finally, fn: ({ params }) => params.priceId, target: priceChosen });
sample({ clock: couponApplied, target: storeCouponFx });
sample({ clock: [couponRemoved, couponExpired], target: deleteCouponFx });

sample({ clock: [orderOpened, couponApplied], target: couponForm.reset });
// Another preview ends the check; the typed coupon stays in its field.
sample({ clock: [priceChosen, couponRemoved, previewRetried, couponRejected], target: couponForm.succeeded });
sample({ clock: couponRejected, fn: (code) => ({ code }), target: couponForm.errorsReplaced });
sample({ clock: couponRejected, fn: () => couponForm.name, target: focusFormFx });

const previewNeeded = sample({
  clock: [
    sample({
      clock: [priceChosen, couponRemoved, previewRetried],
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
}).filterMap(nonNull);

sample({
  clock: previewNeeded,
  fn: (previewSubscriptionBody) => ({ previewSubscriptionBody }),
  target: previewMutation.start,
});
