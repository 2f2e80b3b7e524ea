import { allSettled } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $toasts } from '@/shared/lib/toasts';
import { $paymentMethods, $subscribing, payRequested } from '../index';
import {
  $told,
  declined,
  outside,
  payUntil,
  refuse,
  reset,
  start,
  texts,
  trialing,
  visa,
} from './subscribe-outside.fixture';
import { attempt, card, order, statusOf } from './subscribing.fixture';

beforeEach(reset);

test('a trial makes each call once, in order, and a toast shows the credits', async () => {
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
  expect(scope.getState($told)).toEqual(['subscribed', 'account', 'subscription']);
});

test('a payment without a trial has its own toast', async () => {
  outside.create.mockReturnValue({ ...trialing, status: 'active' });
  outside.poll.mockReturnValue(statusOf('active'));
  const scope = start();
  await payUntil(scope, 'done');
  expect(texts(scope)).toEqual(['Payment successful. Your credits are updated.']);
});

test('the payment is authenticated before the credits are polled', async () => {
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
  void allSettled(payRequested, { scope, params: order });
  void allSettled(payRequested, { scope, params: order });
  await vi.waitFor(() => expect(scope.getState($subscribing).state).toBe('done'));
  expect([outside.claim, outside.setupIntent, outside.create].map(({ mock }) => mock.calls.length)).toEqual([
    1, 1, 1,
  ]);
});

describe('polling for the credits', () => {
  test('repeats after each delay until they are granted', async () => {
    outside.poll
      .mockReturnValueOnce(statusOf('trialing', { remaining_credit: 0 }))
      .mockReturnValueOnce(statusOf('trialing', { remaining_credit: 9_999 }));
    const scope = start();
    await payUntil(scope, 'done');
    expect(outside.poll).toHaveBeenCalledTimes(3);
    expect(outside.pause).toHaveBeenCalledTimes(2);
    expect(outside.pollTimeout).toHaveBeenCalledOnce();
  });

  test('ends at the timeout, and a late response changes nothing', async () => {
    let timeIsUp = () => {};
    let answerLate = (_: unknown) => {};
    outside.pollTimeout.mockReturnValue(new Promise<void>((resolve) => (timeIsUp = resolve)));
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
      'the setup intent is invalid',
      () => outside.setupIntent.mockReturnValue({}),
      'Failed to create Setup Intent',
    ],
    [
      'the setup intent is rejected',
      () => outside.setupIntent.mockImplementation(() => refuse(403, 'Not yours.')),
      'Not yours.',
    ],
    [
      'the card is declined',
      () => outside.confirmCard.mockRejectedValue(declined),
      'Your card was declined.',
    ],
    [
      'the card fields are missing',
      () => outside.confirmCard.mockRejectedValue({ ...declined, message: 'Stripe.js not available' }),
      'Stripe.js not available',
    ],
    [
      'the first payment is declined',
      () => outside.create.mockImplementation(() => refuse(402, 'Your card has insufficient funds.')),
      'Your card has insufficient funds.',
    ],
  ])('is shown when %s, and the attempt is deleted', async (_, arrange, message) => {
    arrange();
    const scope = start();
    await payUntil(scope, 'failed');
    expect(scope.getState($subscribing)).toMatchObject({ state: 'failed', message, progress: null });
    const failed = scope.getState($subscribing);
    const isOnPage = failed.state === 'failed' && failed.isCardError;
    expect(scope.getState($toasts), 'a declined card is reported by the page only').toEqual(
      isOnPage ? [] : [{ id: 1, tone: 'bad', title: message }],
    );
    expect(outside.forget).toHaveBeenCalledOnce();
    expect(outside.poll).not.toHaveBeenCalled();
  });

  test('of the authentication is shown', async () => {
    outside.create.mockReturnValue({ ...trialing, status: 'requires_action', clientSecret: 'pi_secret' });
    outside.extraStep.mockRejectedValue({
      ...declined,
      message: 'We are unable to authenticate your payment method.',
    });
    const scope = start();
    await payUntil(scope, 'failed');
    expect(scope.getState($subscribing)).toMatchObject({
      message: 'We are unable to authenticate your payment method.',
      isCardError: true,
    });
    expect(texts(scope), 'the page reports it').toEqual([]);
  });

  test('of an authentication that may have succeeded leaves the attempt stored', async () => {
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

  test('allows another try with a new key', async () => {
    outside.confirmCard.mockRejectedValueOnce(declined);
    const scope = start();
    await payUntil(scope, 'failed');
    await payUntil(scope, 'done');
    expect(outside.claim).toHaveBeenCalledTimes(2);
    expect(outside.create).toHaveBeenCalledOnce();
  });

  test('of the card list leaves the user subscribed', async () => {
    outside.methods.mockImplementation(() => refuse(403, 'No'));
    const scope = start();
    await payUntil(scope, 'done');
    expect(texts(scope)).toEqual(['Trial activated. You have 100,000 tokens.']);
  });
});
