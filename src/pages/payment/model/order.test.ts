import { describe, expect, test } from 'vitest';
import type { SubscriptionPreview } from '@/shared/api/subscriptions';
import {
  choosePrice,
  dropCoupon,
  emptyOrder,
  previewed,
  previewFailed,
  recallCoupon,
  tryCoupon,
} from './order';

const preview = (more: Partial<SubscriptionPreview> = {}): SubscriptionPreview => ({
  valid: true,
  currency: 'usd',
  lines: [],
  subtotal: 1500,
  discount: 0,
  tax: 0,
  total: 1500,
  due_now: 1500,
  trial_days: 0,
  next_payment_at: null,
  proration_date: null,
  ...more,
});
const priceId = 'teacher_pro_month';
const order = choosePrice(emptyOrder, priceId);
const shown = (coupon: string | null, more: Partial<SubscriptionPreview> = {}) => ({
  priceId,
  coupon,
  preview: preview(more),
});

describe('a coupon', () => {
  const trying = tryCoupon(previewed(order, shown(null)), 'WELCOME20');

  test('counts once the server says that it is valid', () => {
    const applied = previewed(trying, shown('WELCOME20', { discount: 300, total: 1200 }));
    expect(applied).toMatchObject({
      coupon: 'WELCOME20',
      trying: { state: 'none' },
      shown: { coupon: 'WELCOME20', preview: { total: 1200 } },
    });
  });

  test('that is refused says why and leaves the order as it was', () => {
    const refused = previewed(trying, shown('WELCOME20', { valid: false, message: 'It has run out.' }));
    expect(refused).toEqual({
      ...trying,
      trying: { state: 'refused', code: 'WELCOME20', message: 'It has run out.' },
    });
  });

  test('that is refused leaves the one that was applied before', () => {
    const applied = previewed(trying, shown('WELCOME20', { discount: 300 }));
    const refused = previewed(tryCoupon(applied, 'OVER'), shown('OVER', { valid: false }));
    expect(refused).toMatchObject({ coupon: 'WELCOME20', shown: { coupon: 'WELCOME20' } });
    expect(refused.trying).toEqual({ state: 'refused', code: 'OVER', message: 'This coupon is not valid.' });
  });

  test('that could not be looked up says so beside its field', () => {
    const failed = previewFailed(trying, { priceId, coupon: 'WELCOME20', message: 'Not one.' });
    expect(failed).toMatchObject({ problem: null, trying: { state: 'refused', message: 'Not one.' } });
  });

  test('that was remembered and has run out is dropped without a word', () => {
    const recalled = recallCoupon(order, 'WELCOME20');
    expect(previewed(recalled, shown('WELCOME20', { valid: false }))).toMatchObject({
      coupon: null,
      trying: { state: 'none' },
      shown: { coupon: null },
    });
  });

  test('can be taken off', () => {
    expect(dropCoupon(previewed(trying, shown('WELCOME20')))).toMatchObject({ coupon: null });
  });
});

test('figures of a price that is not chosen any more are not shown', () => {
  const other = choosePrice(order, 'teacher_pro_year');
  expect(previewed(other, shown(null))).toBe(other);
  expect(previewFailed(other, { priceId, coupon: null, message: 'No' })).toBe(other);
});

test('figures with a coupon that was taken off meanwhile are not shown', () => {
  expect(previewed(order, shown('WELCOME20'))).toBe(order);
});

test('figures that did not come are told, and the next ones clear that', () => {
  const failed = previewFailed(order, { priceId, coupon: null, message: 'Bad Gateway' });
  expect(failed.problem).toBe('Bad Gateway');
  expect(previewed(failed, shown(null)).problem).toBeNull();
});
