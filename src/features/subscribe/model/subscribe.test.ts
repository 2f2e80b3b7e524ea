import { httpError, networkError } from '@farfetched/core';
import { allSettled, createStore, fork, type Scope } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountRefreshAsked } from '@/entities/session';
import { subscriptionRefreshAsked } from '@/entities/subscription';
import {
  $token,
  createSetupIntentFx,
  createSubscriptionFx,
  getSubscriptionStatusFx,
  listPaymentMethodsFx,
  pollSubscriptionStatusFx,
} from '@/shared/api';
import { confirmCardPaymentFx, confirmCardSetupFx } from '@/shared/lib/stripe';
import { $toasts } from '@/shared/lib/toasts';
import { $paymentMethods, $subscribing, payAsked, paymentLeft, paymentReached } from '../index';
import { claimFx, forgetAttemptFx, keepAttemptFx, readAttemptFx } from './kept-attempt';
import { patienceFx, pauseFx } from './subscribe';
import { secondLookFx } from './subscribe-requests';
import { attempt, card, order, statusOf } from './subscribing.fixture';

const never = new Promise<never>(() => {});
const visa = {
  id: 'pm_1',
  brand: 'visa',
  last4: '4242',
  exp_month: 12,
  exp_year: 2030,
  default: true,
  name: 'Amara Okafor',
};
const trialing = { status: 'trialing', clientSecret: null, subscription_id: 'sub_1' };
const refuse = (status: number, message: string) =>
  Promise.reject({ ...httpError({ status, statusText: '', response: null }), response: { message } });
const declined = { message: 'Your card was declined.', code: 'card_declined', declineCode: undefined };

const outside = {
  claim: vi.fn((): unknown => ({ progress: { attempt, card: null }, adopted: false })),
  read: vi.fn((_: string): unknown => null),
  keep: vi.fn((_: unknown) => {}),
  forget: vi.fn(() => {}),
  setupIntent: vi.fn((..._: unknown[]): unknown => ({ clientSecret: 'seti_secret' })),
  confirmCard: vi.fn((..._: unknown[]): unknown => card),
  create: vi.fn((..._: unknown[]): unknown => trialing),
  extraStep: vi.fn((..._: unknown[]): unknown => ({ paymentIntentId: 'pi_1' })),
  status: vi.fn((..._: unknown[]): unknown => statusOf(null)),
  poll: vi.fn((..._: unknown[]): unknown => statusOf('trialing')),
  methods: vi.fn((..._: unknown[]): unknown => ({ payment_methods: [visa] })),
  pause: vi.fn((_: unknown): unknown => undefined),
  patience: vi.fn((_: unknown): unknown => never),
  secondLook: vi.fn((_: unknown): unknown => undefined),
};

const $refreshes = createStore(0, { serialize: 'ignore' }).on(
  [accountRefreshAsked, subscriptionRefreshAsked],
  (count) => count + 1,
);

beforeEach(() => {
  for (const fake of Object.values(outside)) fake.mockReset();
  outside.claim.mockReturnValue({ progress: { attempt, card: null }, adopted: false });
  outside.read.mockReturnValue(null);
  outside.setupIntent.mockReturnValue({ clientSecret: 'seti_secret' });
  outside.confirmCard.mockReturnValue(card);
  outside.create.mockReturnValue(trialing);
  outside.extraStep.mockReturnValue({ paymentIntentId: 'pi_1' });
  outside.status.mockReturnValue(statusOf(null));
  outside.poll.mockReturnValue(statusOf('trialing'));
  outside.methods.mockReturnValue({ payment_methods: [visa] });
  outside.patience.mockReturnValue(never);
});

const start = () =>
  fork({
    values: [[$token, 'token']],
    handlers: [
      [claimFx, outside.claim],
      [readAttemptFx, outside.read],
      [keepAttemptFx, outside.keep],
      [forgetAttemptFx, outside.forget],
      [createSetupIntentFx, outside.setupIntent],
      [confirmCardSetupFx, outside.confirmCard],
      [createSubscriptionFx, outside.create],
      [confirmCardPaymentFx, outside.extraStep],
      [getSubscriptionStatusFx, outside.status],
      [pollSubscriptionStatusFx, outside.poll],
      [listPaymentMethodsFx, outside.methods],
      [pauseFx, outside.pause],
      [patienceFx, outside.patience],
      [secondLookFx, outside.secondLook],
    ],
  });

/** Pays, and waits until the machine stands in a state; other timers may still run. */
async function payUntil(scope: Scope, state: string) {
  void allSettled(payAsked, { scope, params: order });
  await vi.waitFor(() => expect(scope.getState($subscribing).state).toBe(state));
}

const texts = (scope: Scope) => scope.getState($toasts).map(({ title }) => title);

test('a trial begins: each call once, in order, and the notice tells the credits', async () => {
  const scope = start();
  await payUntil(scope, 'done');
  expect(outside.setupIntent).toHaveBeenCalledExactlyOnceWith('token', {
    token: 'token',
    request: { billingAccount: { user_id: order.userId } },
  });
  expect(outside.confirmCard.mock.lastCall?.[1]).toMatchObject({
    clientSecret: 'seti_secret',
    billingDetails: order.details,
  });
  expect(outside.create.mock.lastCall?.[1]).toMatchObject({
    request: {
      subscriptionRequest: { price_id: order.priceId, payment_method_id: 'pm_1', setup_intent_id: 'seti_1' },
      headers: { 'Idempotency-Key': attempt.key },
    },
  });
  expect([outside.create, outside.poll, outside.methods].map(({ mock }) => mock.calls.length)).toEqual([
    1, 1, 1,
  ]);
  expect(outside.extraStep).not.toHaveBeenCalled();
  expect(texts(scope)).toEqual(['Trial activated. You have 100,000 tokens.']);
  expect(scope.getState($paymentMethods)).toEqual([visa]);
  expect(scope.getState($refreshes)).toBe(2);
});

test('a payment without a trial has a notice of its own', async () => {
  outside.create.mockReturnValue({ ...trialing, status: 'active' });
  outside.poll.mockReturnValue(statusOf('active'));
  const scope = start();
  await payUntil(scope, 'done');
  expect(texts(scope)).toEqual(['Payment successful. Your credits are updated.']);
});

test('the bank’s extra step is taken before the look at the credits', async () => {
  outside.create.mockReturnValue({ ...trialing, status: 'requires_action', clientSecret: 'pi_secret' });
  const scope = start();
  await payUntil(scope, 'done');
  expect(outside.extraStep.mock.lastCall?.[1]).toMatchObject({ clientSecret: 'pi_secret' });
  expect(outside.extraStep.mock.invocationCallOrder[0]).toBeLessThan(
    outside.poll.mock.invocationCallOrder[0] ?? 0,
  );
});

test('a double click subscribes once', async () => {
  const scope = start();
  void allSettled(payAsked, { scope, params: order });
  void allSettled(payAsked, { scope, params: order });
  await vi.waitFor(() => expect(scope.getState($subscribing).state).toBe('done'));
  expect([outside.claim, outside.setupIntent, outside.create].map(({ mock }) => mock.calls.length)).toEqual([
    1, 1, 1,
  ]);
});

describe('the look at the credits', () => {
  test('is repeated after each pause until they are there', async () => {
    outside.poll
      .mockReturnValueOnce(statusOf('trialing', { remaining_credit: 0 }))
      .mockReturnValueOnce(statusOf('trialing', { remaining_credit: 9_999 }));
    const scope = start();
    await payUntil(scope, 'done');
    expect(outside.poll).toHaveBeenCalledTimes(3);
    expect(outside.pause).toHaveBeenCalledTimes(2);
    expect(outside.patience).toHaveBeenCalledOnce();
  });

  test('ends when patience does, and a later answer changes nothing', async () => {
    let timeIsUp = () => {};
    let answerLate = (_: unknown) => {};
    outside.patience.mockReturnValue(new Promise<void>((resolve) => (timeIsUp = resolve)));
    outside.poll.mockReturnValue(new Promise((resolve) => (answerLate = resolve)));
    const scope = start();
    await payUntil(scope, 'polling');
    timeIsUp();
    await vi.waitFor(() => expect(scope.getState($subscribing).state).toBe('done'));
    const before = scope.getState($subscribing);
    answerLate(statusOf('active'));
    await allSettled(scope);
    expect(scope.getState($subscribing)).toBe(before);
    expect(outside.methods).toHaveBeenCalledOnce();
  });
});

describe('a failure', () => {
  test.each([
    [
      'the setup intent has no secret',
      () => outside.setupIntent.mockReturnValue({ clientSecret: null }),
      'Failed to create Setup Intent',
    ],
    [
      'the setup intent is not one',
      () => outside.setupIntent.mockReturnValue({}),
      'Failed to create Setup Intent',
    ],
    [
      'the setup intent is refused',
      () => outside.setupIntent.mockImplementation(() => refuse(403, 'Not yours.')),
      'Not yours.',
    ],
    [
      'the card is declined',
      () => outside.confirmCard.mockRejectedValue(declined),
      'Your card was declined.',
    ],
    [
      'there is no card',
      () => outside.confirmCard.mockRejectedValue({ ...declined, message: 'Stripe.js not available' }),
      'Stripe.js not available',
    ],
    [
      'the first payment is declined',
      () => outside.create.mockImplementation(() => refuse(402, 'Your card has insufficient funds.')),
      'Your card has insufficient funds.',
    ],
  ])('is told when %s, and nothing is kept of the attempt', async (_, arrange, message) => {
    arrange();
    const scope = start();
    await payUntil(scope, 'failed');
    expect(scope.getState($subscribing)).toMatchObject({ state: 'failed', message, progress: null });
    expect(scope.getState($toasts)).toEqual([{ id: 1, tone: 'bad', title: message }]);
    expect(outside.forget).toHaveBeenCalledOnce();
    expect(outside.poll).not.toHaveBeenCalled();
  });

  test('of the extra step is told', async () => {
    outside.create.mockReturnValue({ ...trialing, status: 'requires_action', clientSecret: 'pi_secret' });
    outside.extraStep.mockRejectedValue({
      ...declined,
      message: 'We are unable to authenticate your payment method.',
    });
    const scope = start();
    await payUntil(scope, 'failed');
    expect(texts(scope)).toEqual(['We are unable to authenticate your payment method.']);
  });

  test('of the extra step that may have gone through keeps the attempt', async () => {
    outside.create.mockReturnValue({ ...trialing, status: 'requires_action', clientSecret: 'pi_secret' });
    outside.extraStep.mockRejectedValue({
      ...declined,
      code: undefined,
      message: 'An unexpected error occurred',
    });
    const scope = start();
    await payUntil(scope, 'failed');
    expect(scope.getState($subscribing)).toMatchObject({ progress: { attempt, card } });
    expect(outside.forget).not.toHaveBeenCalled();
  });

  test('lets the person try again, under a new key', async () => {
    outside.confirmCard.mockRejectedValueOnce(declined);
    const scope = start();
    await payUntil(scope, 'failed');
    await payUntil(scope, 'done');
    expect(outside.claim).toHaveBeenCalledTimes(2);
    expect(outside.create).toHaveBeenCalledOnce();
  });

  test('of the cards’ list leaves the person subscribed', async () => {
    outside.methods.mockImplementation(() => refuse(403, 'No'));
    const scope = start();
    await payUntil(scope, 'done');
    expect(texts(scope)).toEqual(['Trial activated. You have 100,000 tokens.']);
  });
});

describe('a lost answer', () => {
  const lost = () => Promise.reject(networkError({ reason: 'gone' }));

  test('is looked for: what is there is not bought again', async () => {
    outside.create.mockImplementationOnce(lost);
    outside.status.mockReturnValue(statusOf('trialing'));
    const scope = start();
    await payUntil(scope, 'done');
    expect(outside.create).toHaveBeenCalledOnce();
    expect(outside.secondLook).toHaveBeenCalledOnce();
  });

  test('makes the same call under the same key where nothing is there', async () => {
    outside.create.mockImplementationOnce(lost);
    const scope = start();
    await payUntil(scope, 'done');
    expect(outside.create).toHaveBeenCalledTimes(2);
    expect(outside.create.mock.calls[1]).toEqual(outside.create.mock.calls[0]);
  });

  test('that stays lost keeps the attempt for another try', async () => {
    outside.create.mockImplementation(lost);
    const scope = start();
    await payUntil(scope, 'failed');
    expect(scope.getState($subscribing)).toMatchObject({ state: 'failed', progress: { attempt, card } });
    expect(outside.keep).toHaveBeenLastCalledWith({ attempt, card });
    expect(outside.forget).not.toHaveBeenCalled();
  });
});

describe('coming back', () => {
  const reach = (scope: Scope) =>
    void allSettled(paymentReached, { scope, params: { userId: order.userId } });

  test('asks the server first and buys nothing that is there', async () => {
    outside.read.mockReturnValue({ attempt, card });
    outside.status.mockReturnValue(statusOf('trialing'));
    const scope = start();
    reach(scope);
    await vi.waitFor(() => expect(scope.getState($subscribing).state).toBe('done'));
    expect(outside.create).not.toHaveBeenCalled();
    expect(texts(scope)).toEqual(['Trial activated. You have 100,000 tokens.']);
  });

  test('goes on where the card was confirmed, under the kept key', async () => {
    outside.read.mockReturnValue({ attempt, card });
    const scope = start();
    reach(scope);
    await vi.waitFor(() => expect(scope.getState($subscribing).state).toBe('done'));
    expect(outside.create.mock.lastCall?.[1]).toMatchObject({
      request: { headers: { 'Idempotency-Key': attempt.key } },
    });
    expect(outside.confirmCard).not.toHaveBeenCalled();
  });

  test('forgets an attempt whose card was never confirmed', async () => {
    outside.read.mockReturnValue({ attempt, card: null });
    const scope = start();
    await allSettled(paymentReached, { scope, params: { userId: order.userId } });
    expect(scope.getState($subscribing)).toEqual({ state: 'idle' });
    expect(outside.forget).toHaveBeenCalledOnce();
  });

  test('to an attempt that still runs here leaves it alone', async () => {
    outside.confirmCard.mockReturnValue(never);
    const scope = start();
    await payUntil(scope, 'confirmingCard');
    outside.read.mockReturnValue({ attempt, card });
    reach(scope);
    await vi.waitFor(() => expect(outside.read).toHaveBeenCalledOnce());
    expect(scope.getState($subscribing).state).toBe('confirmingCard');
    expect(outside.status).not.toHaveBeenCalled();
  });

  test('after the end finds a clean page', async () => {
    const scope = start();
    await payUntil(scope, 'done');
    void allSettled(paymentLeft, { scope });
    expect(scope.getState($subscribing)).toEqual({ state: 'idle' });
  });
});

test('an attempt that another tab has left open is asked about before a card is asked for again', async () => {
  outside.claim.mockReturnValue({ progress: { attempt, card }, adopted: true });
  outside.status.mockReturnValue(statusOf('trialing'));
  const scope = start();
  await payUntil(scope, 'done');
  expect(outside.setupIntent).not.toHaveBeenCalled();
  expect(outside.create).not.toHaveBeenCalled();
});

test('what resuming needs is kept as soon as it is known, and forgotten with the end', async () => {
  const scope = start();
  await payUntil(scope, 'done');
  expect(outside.keep.mock.calls.map(([kept]) => kept)).toEqual([
    { attempt, card: null },
    { attempt, card },
  ]);
  expect(outside.forget).toHaveBeenCalledOnce();
});
