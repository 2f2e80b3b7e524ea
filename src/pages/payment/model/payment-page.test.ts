import { httpError } from '@farfetched/core';
import { allSettled, type Scope } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cardFormSubmitted } from '@/features/card-form';
import { teacher } from '../../../../tests/support/people';
import { $couponDraft, $order, couponChanged, couponDropped, couponSubmitted } from './order-preview';
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

// The form itself is tested where it is; here its fields are always complete.
vi.mock(import('@/features/card-form'), async (importOriginal) => {
  const { createEvent } = await import('effector');
  const fixture = await import('./payment.fixture');
  const sent = createEvent();
  const { createBankQuestion } = await importOriginal();
  return {
    createBankQuestion,
    cardFormOpened: createEvent(),
    cardFormSubmitted: sent,
    cardFormAccepted: sent.map(() => fixture.details),
  };
});

beforeEach(reset);

test('the order is what the server says it is', async () => {
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

test('a card form that was sent from another page pays for nothing here', async () => {
  const scope = start();
  await open(scope);
  await allSettled(cardFormSubmitted, { scope });
  expect(scope.getState($paid)).toEqual([]);
});

test('without figures nothing is paid', async () => {
  outside.preview.mockRejectedValue(httpError({ status: 502, statusText: '', response: null }));
  const scope = start();
  await open(scope);
  await allSettled(submitted, { scope });
  expect(scope.getState($paid)).toEqual([]);
  expect(scope.getState($order).problem).toBe('Bad Gateway');
});

describe('a coupon', () => {
  async function apply(scope: Scope, code: string) {
    await allSettled(couponChanged, { scope, params: code });
    await allSettled(couponSubmitted, { scope });
  }

  test('that is valid is applied and remembered', async () => {
    const scope = start();
    await open(scope);
    await apply(scope, ' WELCOME20 ');
    expect(askedCoupons()).toEqual([undefined, 'WELCOME20']);
    expect(outside.remember.mock.lastCall?.[1]).toEqual({ name: 'lectern_coupon', value: 'WELCOME20' });
    expect(scope.getState($couponDraft)).toBe('');
    await allSettled(submitted, { scope });
    expect(scope.getState($paid)).toMatchObject([{ coupon: 'WELCOME20' }]);
  });

  test('that is not is neither', async () => {
    const scope = start();
    await open(scope);
    outside.preview.mockReturnValue({ ...preview, valid: false, message: 'It has run out.' });
    await apply(scope, 'OVER');
    expect(outside.remember).not.toHaveBeenCalled();
    expect(scope.getState($order).trying).toMatchObject({ state: 'refused', message: 'It has run out.' });
    await allSettled(submitted, { scope });
    expect(scope.getState($paid)).toMatchObject([{ coupon: null }]);
  });

  test('that is a card number is not asked about', async () => {
    const scope = start();
    await open(scope);
    await apply(scope, '4242 4242 4242 4242');
    expect(askedCoupons()).toEqual([undefined]);
    expect(scope.getState($order).trying).toMatchObject({
      state: 'refused',
      message: 'Enter a card number in the card field only',
    });
  });

  test('that was remembered is in the first figures, and goes with its cross', async () => {
    outside.recall.mockReturnValue('WELCOME20');
    const scope = start();
    await open(scope);
    expect(askedCoupons()).toEqual(['WELCOME20']);
    await allSettled(couponDropped, { scope });
    expect(askedCoupons()).toEqual(['WELCOME20', undefined]);
    expect(outside.forget).toHaveBeenCalledOnce();
  });

  test('that has run out since is forgotten', async () => {
    outside.recall.mockReturnValue('OVER');
    outside.preview.mockReturnValue({ ...preview, valid: false });
    const scope = start();
    await open(scope);
    expect(outside.forget).toHaveBeenCalledOnce();
    expect(scope.getState($order)).toMatchObject({ coupon: null, trying: { state: 'none' } });
  });
});

test('another interval is another order', async () => {
  const scope = start();
  await open(scope);
  await allSettled(intervalChosen, { scope, params: 'year' });
  expect(outside.preview).toHaveBeenCalledTimes(2);
  expect(scope.getState($order)).toMatchObject({ priceId: 'teacher_pro_year' });
});
