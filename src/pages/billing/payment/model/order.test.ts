import { describe, expect, test } from 'vitest';
import type { SubscriptionPreview } from '@/shared/api/subscriptions';
import {
  checkCoupon,
  choosePrice,
  couponRejection,
  removeCoupon,
  emptyOrder,
  previewed,
  previewFailed,
  restoreCoupon,
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
  const checking = checkCoupon(previewed(order, shown(null)), 'WELCOME20');

  test('is applied once the server accepts it', () => {
    const applied = previewed(checking, shown('WELCOME20', { discount: 300, total: 1200 }));
    expect(applied).toMatchObject({
      coupon: 'WELCOME20',
      checking: null,
      shown: { coupon: 'WELCOME20', preview: { total: 1200 } },
    });
  });

  test('that is rejected has a reason and changes nothing in the order', () => {
    const answer = shown('WELCOME20', { valid: false, message: 'It has run out.' });
    expect(previewed(checking, answer)).toEqual({ ...checking, checking: null });
    expect(couponRejection(checking, answer)).toBe('It has run out.');
  });

  test('that is rejected leaves the coupon that was applied before', () => {
    const applied = previewed(checking, shown('WELCOME20', { discount: 300 }));
    const other = checkCoupon(applied, 'OVER');
    const answer = shown('OVER', { valid: false });
    expect(previewed(other, answer)).toMatchObject({ coupon: 'WELCOME20', shown: { coupon: 'WELCOME20' } });
    expect(couponRejection(other, answer)).toBe('This coupon is not valid.');
  });

  test('that could not be checked has a reason, and the order has no problem', () => {
    const failure = { priceId, coupon: 'WELCOME20', message: 'Not one.' };
    expect(previewFailed(checking, failure)).toMatchObject({ problem: null, checking: null });
    expect(couponRejection(checking, failure)).toBe('Not one.');
  });

  test('that was stored and has expired is removed without a reason', () => {
    const recalled = restoreCoupon(order, 'WELCOME20');
    expect(previewed(recalled, shown('WELCOME20', { valid: false }))).toMatchObject({
      coupon: null,
      checking: null,
      shown: { coupon: null },
    });
  });

  test('can be removed', () => {
    expect(removeCoupon(previewed(checking, shown('WELCOME20')))).toMatchObject({ coupon: null });
  });
});

test('a preview of a price that is no longer chosen is ignored', () => {
  const other = choosePrice(order, 'teacher_pro_year');
  expect(previewed(other, shown(null))).toBe(other);
  expect(previewFailed(other, { priceId, coupon: null, message: 'No' })).toBe(other);
});

test('a preview with a coupon that was removed in the meantime is ignored', () => {
  expect(previewed(order, shown('WELCOME20'))).toBe(order);
});

test('a failed preview is a problem, which the next preview clears', () => {
  const failed = previewFailed(order, { priceId, coupon: null, message: 'Bad Gateway' });
  expect(failed.problem).toBe('Bad Gateway');
  expect(previewed(failed, shown(null)).problem).toBeNull();
});
