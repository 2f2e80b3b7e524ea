import { httpError } from '@farfetched/core';
import { allSettled, type Scope } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cardFormSubmitted } from '@/features/card-form';
import { teacher } from '../../../../../tests/support/people';
import { $order, couponForm, couponRemoved } from './order-preview';
import { details } from './payment.fixture';
import { $stage, intervalChosen, submitted } from './payment-page';
import {
  $paid,
  $reached,
  askedCoupons,
  open,
  outside,
  preview,
  reset,
  start,
} from './payment-outside.fixture';

// The card form has its own tests; here its fields are always complete.
vi.mock(import('@/features/card-form'), async (importOriginal) => {
  const { createEvent } = await import('effector');
  const fixture = await import('./payment.fixture');
  const sent = createEvent();
  const { createPaymentAuthentication } = await importOriginal();
  return {
    createPaymentAuthentication,
    cardFormOpened: createEvent(),
    cardFormSubmitted: sent,
    cardFormAccepted: sent.map(() => fixture.details),
  };
});

beforeEach(reset);

test('the order shows the preview of the server', async () => {
  const scope = start();
  await open(scope);
  expect(scope.getState($stage)).toMatchObject({
    kind: 'subscribe',
    plan: { price_id: 'teacher_pro_month' },
  });
  expect(scope.getState($reached)).toEqual({ userId: teacher.id });
  await allSettled(submitted, { scope });
  expect(scope.getState($paid)).toEqual([
    {
      userId: teacher.id,
      priceId: 'teacher_pro_month',
      tokensLimit: null,
      trialDays: 14,
      coupon: null,
      details,
    },
  ]);
});

test('a card form submitted on another page does not pay here', async () => {
  const scope = start();
  await open(scope);
  await allSettled(cardFormSubmitted, { scope });
  expect(scope.getState($paid)).toEqual([]);
});

test('nothing is paid before the price is calculated', async () => {
  outside.preview.mockRejectedValue(httpError({ status: 502, statusText: '', response: null }));
  const scope = start();
  await open(scope);
  await allSettled(submitted, { scope });
  expect(scope.getState($paid)).toEqual([]);
  expect(scope.getState($order).problem).toBe('Bad Gateway');
});

describe('a coupon', () => {
  async function apply(scope: Scope, code: string) {
    await allSettled(couponForm.changed, { scope, params: { code } });
    await allSettled(couponForm.submitted, { scope });
  }

  test('that is valid is applied and stored', async () => {
    const scope = start();
    await open(scope);
    await apply(scope, ' WELCOME20 ');
    expect(askedCoupons()).toEqual([undefined, 'WELCOME20']);
    expect(outside.remember.mock.lastCall?.[1]).toEqual({ name: 'lectern_coupon', value: 'WELCOME20' });
    expect(scope.getState(couponForm.$values)).toEqual({ code: '' });
    await allSettled(submitted, { scope });
    expect(scope.getState($paid)).toMatchObject([{ coupon: 'WELCOME20' }]);
  });

  test('that is not valid is neither applied nor stored', async () => {
    const scope = start();
    await open(scope);
    outside.preview.mockReturnValue({ ...preview, valid: false, message: 'It has run out.' });
    await apply(scope, 'OVER');
    expect(outside.remember).not.toHaveBeenCalled();
    expect(scope.getState(couponForm.$errors)).toEqual({ code: 'It has run out.' });
    expect(scope.getState(couponForm.$values)).toEqual({ code: 'OVER' });
    await allSettled(couponForm.changed, { scope, params: { code: '' } });
    await allSettled(submitted, { scope });
    expect(scope.getState($paid)).toMatchObject([{ coupon: null }]);
  });

  test('that is typed but not applied is applied before the payment', async () => {
    const scope = start();
    await open(scope);
    await allSettled(couponForm.changed, { scope, params: { code: 'WELCOME20' } });
    await allSettled(submitted, { scope });
    expect(askedCoupons()).toEqual([undefined, 'WELCOME20']);
    expect(scope.getState($paid)).toMatchObject([{ coupon: 'WELCOME20' }]);
  });

  test('that is typed and not valid stops the payment', async () => {
    const scope = start();
    await open(scope);
    outside.preview.mockReturnValue({ ...preview, valid: false, message: 'It has run out.' });
    await allSettled(couponForm.changed, { scope, params: { code: 'OVER' } });
    await allSettled(submitted, { scope });
    expect(scope.getState($paid)).toEqual([]);
    expect(scope.getState(couponForm.$errors)).toEqual({ code: 'It has run out.' });
    await allSettled(couponForm.changed, { scope, params: { code: 'WELCOME20' } });
    outside.preview.mockReturnValue(preview);
    await allSettled(couponForm.submitted, { scope });
    expect(scope.getState($paid), 'applying it later does not pay').toEqual([]);
  });

  test('that is a card number is not sent', async () => {
    const scope = start();
    await open(scope);
    await apply(scope, '4242 4242 4242 4242');
    expect(askedCoupons()).toEqual([undefined]);
    expect(scope.getState(couponForm.$errors)).toEqual({
      code: 'Enter a card number in the card field only',
    });
  });

  test('that is stored applies to the first preview and can be removed', async () => {
    outside.recall.mockReturnValue('WELCOME20');
    const scope = start();
    await open(scope);
    expect(askedCoupons()).toEqual(['WELCOME20']);
    await allSettled(couponRemoved, { scope });
    expect(askedCoupons()).toEqual(['WELCOME20', undefined]);
    expect(outside.forget).toHaveBeenCalledOnce();
  });

  test('that has expired since is deleted', async () => {
    outside.recall.mockReturnValue('OVER');
    outside.preview.mockReturnValue({ ...preview, valid: false });
    const scope = start();
    await open(scope);
    expect(outside.forget).toHaveBeenCalledOnce();
    expect(scope.getState($order)).toMatchObject({ coupon: null, checking: null });
  });
});

test('another interval is another order', async () => {
  const scope = start();
  await open(scope);
  await allSettled(intervalChosen, { scope, params: 'year' });
  expect(outside.preview).toHaveBeenCalledTimes(2);
  expect(scope.getState($order)).toMatchObject({ priceId: 'teacher_pro_year' });
});
