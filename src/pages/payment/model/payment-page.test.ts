import { httpError } from '@farfetched/core';
import { allSettled, createStore, fork, type Scope } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { object, optional, string } from 'zod/mini';
import { $session } from '@/entities/session';
import { $subscription } from '@/entities/subscription';
import { cardFormAccepted } from '@/features/card-form';
import { payAsked, paymentReached } from '@/features/subscribe';
import {
  $token,
  $userId,
  changeSubscriptionFx,
  createPaymentIntentFx,
  getBillingDetailsFx,
  getSettingsFx,
  getSubscriptionStatusFx,
  listCreditPacksFx,
  listPlansFx,
  previewSubscriptionFx,
  type SubscriptionPreview,
  type SubscriptionStatus,
} from '@/shared/api';
import { confirmCardPaymentFx } from '@/shared/lib/stripe';
import { $toasts } from '@/shared/lib/toasts';
import { sessionOf, student, teacher } from '../../../../tests/support/people';
import { plansOf } from '../../../../tests/support/plans';
import { settings } from '../../../../tests/support/settings';
import { paid, subscriptionOf } from '../../../../tests/support/subscriptions';
import { claimPurchaseFx, forgetPurchaseFx } from './kept-purchase';
import {
  $couponDraft,
  $order,
  couponChanged,
  couponDropped,
  couponSubmitted,
  forgetCouponFx,
  recallCouponFx,
  rememberCouponFx,
} from './order-preview';
import { $packPayment } from './pack-payment';
import { details } from './payment.fixture';
import { $stage, intervalChosen, paymentOpened, submitted } from './payment-page';

// The form itself is tested where it is; here it only says that it was sent and what it holds.
vi.mock('@/features/card-form', async () => {
  const { createEvent } = await import('effector');
  return {
    cardFormOpened: createEvent(),
    cardFormSubmitted: createEvent(),
    cardFormAccepted: createEvent(),
  };
});

const pack = { pack_id: 'credits-1m', name: '1M credits', credits: 1_000_000, amount: 700, currency: 'usd' };
const preview: SubscriptionPreview = {
  valid: true,
  currency: 'usd',
  lines: [],
  subtotal: 1500,
  discount: 0,
  tax: 0,
  total: 1500,
  due_now: 0,
  trial_days: 14,
  next_payment_at: null,
  proration_date: 1_795_000_000,
};

const outside = {
  status: vi.fn((..._: unknown[]): unknown => subscriptionOf()),
  preview: vi.fn((..._: unknown[]): unknown => preview),
  change: vi.fn((..._: unknown[]): unknown => subscriptionOf(paid)),
  recall: vi.fn((..._: unknown[]): unknown => undefined),
  remember: vi.fn((..._: unknown[]) => {}),
  forget: vi.fn((..._: unknown[]) => {}),
  intent: vi.fn((..._: unknown[]): unknown => ({ clientSecret: 'pi_1_secret' })),
  confirm: vi.fn((..._: unknown[]): unknown => ({ paymentIntentId: 'pi_1' })),
};

const previewCall = object({
  request: object({ previewSubscriptionBody: object({ coupon: optional(string()) }) }),
});

const $paid = createStore<unknown[]>([], { serialize: 'ignore' }).on(payAsked, (all, order) => [
  ...all,
  order,
]);
const $reached = createStore<unknown>(null, { serialize: 'ignore' }).on(paymentReached, (_, who) => who);

beforeEach(() => {
  for (const fake of Object.values(outside)) fake.mockReset();
  outside.status.mockReturnValue(subscriptionOf());
  outside.preview.mockReturnValue(preview);
  outside.change.mockReturnValue(subscriptionOf(paid));
  outside.intent.mockReturnValue({ clientSecret: 'pi_1_secret' });
  outside.confirm.mockReturnValue({ paymentIntentId: 'pi_1' });
});

const start = (user = teacher, subscription: SubscriptionStatus | 'unknown' = subscriptionOf()) =>
  fork({
    values: [
      [$session, sessionOf(user)],
      [$token, 'token'],
      [$userId, user.id],
      [$subscription, subscription],
    ],
    handlers: [
      [getSubscriptionStatusFx, outside.status],
      [previewSubscriptionFx, outside.preview],
      [changeSubscriptionFx, outside.change],
      [recallCouponFx, outside.recall],
      [rememberCouponFx, outside.remember],
      [forgetCouponFx, outside.forget],
      [createPaymentIntentFx, outside.intent],
      [confirmCardPaymentFx, outside.confirm],
      [claimPurchaseFx, () => 'key-of-the-purchase'],
      [forgetPurchaseFx, () => {}],
      [getBillingDetailsFx, () => details],
      [getSettingsFx, () => settings],
      [listPlansFx, () => ({ plans: plansOf('month') })],
      [listCreditPacksFx, () => ({ credit_packs: [pack] })],
    ],
  });

const open = (scope: Scope, search = '?price=teacher_pro_month') =>
  allSettled(paymentOpened, { scope, params: { search } });
/** Coupons that the server was asked about, oldest first; undefined where none. */
const askedCoupons = () =>
  outside.preview.mock.calls.map(
    ([, call]) => previewCall.parse(call).request.previewSubscriptionBody.coupon,
  );
const texts = (scope: Scope) => scope.getState($toasts).map(({ title }) => title);

/** What the card form hands over once its fields are complete. */
async function send(scope: Scope) {
  await allSettled(submitted, { scope });
  await allSettled(cardFormAccepted, { scope, params: details });
}

test('the order is what the server says it is', async () => {
  const scope = start();
  await open(scope);
  expect(scope.getState($stage)).toMatchObject({
    kind: 'subscribe',
    plan: { price_id: 'teacher_pro_month' },
  });
  expect(scope.getState($reached)).toEqual({ userId: teacher.id });
  await send(scope);
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
  await allSettled(cardFormAccepted, { scope, params: details });
  expect(scope.getState($paid)).toEqual([]);
});

test('without figures nothing is paid', async () => {
  outside.preview.mockRejectedValue(httpError({ status: 502, statusText: '', response: null }));
  const scope = start();
  await open(scope);
  await send(scope);
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
    await send(scope);
    expect(scope.getState($paid)).toMatchObject([{ coupon: 'WELCOME20' }]);
  });

  test('that is not is neither', async () => {
    const scope = start();
    await open(scope);
    outside.preview.mockReturnValue({ ...preview, valid: false, message: 'It has run out.' });
    await apply(scope, 'OVER');
    expect(outside.remember).not.toHaveBeenCalled();
    expect(scope.getState($order).trying).toMatchObject({ state: 'refused', message: 'It has run out.' });
    await send(scope);
    expect(scope.getState($paid)).toMatchObject([{ coupon: null }]);
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

describe('a change of plan', () => {
  const plus = subscriptionOf({ ...paid, price_id: 'teacher_plus_month', plan_name: 'Teacher Plus' });
  const member = () => {
    outside.status.mockReturnValue(plus);
    return start(teacher, plus);
  };

  test('is asked for once, at the moment of the preview, and shown as it is answered', async () => {
    const scope = member();
    await open(scope);
    void allSettled(submitted, { scope });
    await allSettled(submitted, { scope });
    expect(outside.change).toHaveBeenCalledExactlyOnceWith('token', {
      token: 'token',
      request: {
        changeSubscriptionBody: {
          user_id: teacher.id,
          price_id: 'teacher_pro_month',
          proration_date: 1_795_000_000,
        },
      },
    });
    expect(scope.getState($subscription)).toEqual(subscriptionOf(paid));
    expect(scope.getState($stage)).toEqual({ kind: 'changed', planName: 'Teacher Pro' });
    expect(texts(scope)).toEqual(['Your plan is Teacher Pro now.']);
  });

  test('that is declined leaves the plan as it was', async () => {
    outside.change.mockRejectedValue({
      ...httpError({ status: 402, statusText: '', response: null }),
      response: { message: 'Your card was declined.' },
    });
    const scope = member();
    await open(scope);
    await allSettled(submitted, { scope });
    expect(scope.getState($subscription)).toEqual(plus);
    expect(scope.getState($stage).kind).toBe('change');
  });
});

describe('a credit pack', () => {
  test('is paid for once, and its payment is named', async () => {
    const scope = start(student);
    await open(scope, '?pack=credits-1m');
    void allSettled(submitted, { scope });
    await send(scope);
    expect(outside.intent).toHaveBeenCalledOnce();
    expect(outside.intent.mock.lastCall?.[1]).toMatchObject({
      request: {
        createPaymentIntentBody: {
          pack_id: 'credits-1m',
          amount: 700,
          currency: 'usd',
          description: '1M credits',
        },
        headers: { 'Idempotency-Key': 'key-of-the-purchase' },
      },
    });
    expect(scope.getState($packPayment)).toEqual({ state: 'paid', pack, paymentId: 'pi_1' });
    expect(texts(scope)).toEqual(['Payment successful: pi_1']);
  });

  test.each([
    [
      'without a secret',
      () => outside.intent.mockReturnValue({ clientSecret: null }),
      'Failed to create Payment Intent',
    ],
    [
      'with a declined card',
      () => outside.confirm.mockRejectedValue({ message: 'Your card was declined.', code: 'card_declined' }),
      'Your card was declined.',
    ],
  ])('%s is not paid for, and that is said', async (_, arrange, message) => {
    arrange();
    const scope = start(student);
    await open(scope, '?pack=credits-1m');
    await send(scope);
    expect(scope.getState($packPayment)).toMatchObject({ state: 'failed', message });
    expect(texts(scope)).toEqual([message]);
  });
});
