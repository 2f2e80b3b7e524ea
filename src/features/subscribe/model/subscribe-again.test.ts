import { networkError } from '@farfetched/core';
import { allSettled, type Scope } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $subscribing, paymentLeft, paymentReached } from '../index';
import { never, outside, payUntil, reset, start, texts } from './subscribe-outside.fixture';
import { attempt, card, order, statusOf } from './subscribing.fixture';

beforeEach(reset);

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
