import { networkError } from '@farfetched/core';
import { allSettled, type Scope } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $subscribing, subscribeClosed, subscribeOpened } from '../index';
import { never, outside, payUntil, reset, start, texts } from './subscribe-outside.fixture';
import { attempt, card, order, statusOf } from './subscribing.fixture';

beforeEach(reset);

describe('a lost answer', () => {
  const lost = () => Promise.reject(networkError({ reason: 'gone' }));

  test('is looked up, so that an existing subscription is not bought again', async () => {
    outside.create.mockImplementationOnce(lost);
    outside.status.mockReturnValue(statusOf('trialing'));
    const scope = start();
    await payUntil(scope, 'done');
    expect(outside.create).toHaveBeenCalledOnce();
    expect(outside.secondLook).toHaveBeenCalledOnce();
  });

  test('is retried with the same key if there is no subscription', async () => {
    outside.create.mockImplementationOnce(lost);
    const scope = start();
    await payUntil(scope, 'done');
    expect(outside.create).toHaveBeenCalledTimes(2);
    expect(outside.create.mock.calls[1]).toEqual(outside.create.mock.calls[0]);
  });

  test('that stays lost leaves the attempt for another try', async () => {
    outside.create.mockImplementation(lost);
    const scope = start();
    await payUntil(scope, 'failed');
    expect(scope.getState($subscribing)).toMatchObject({ state: 'failed', progress: { attempt, card } });
    expect(outside.store).toHaveBeenLastCalledWith({ attempt, card });
    expect(outside.forget).not.toHaveBeenCalled();
  });
});

describe('returning to the page', () => {
  const reach = (scope: Scope) =>
    void allSettled(subscribeOpened, { scope, params: { userId: order.userId } });

  test('reads the status first and buys no second subscription', async () => {
    outside.read.mockReturnValue({ attempt, card });
    outside.status.mockReturnValue(statusOf('trialing'));
    const scope = start();
    reach(scope);
    await vi.waitFor(() => expect(scope.getState($subscribing).state).toBe('done'));
    expect(outside.create).not.toHaveBeenCalled();
    expect(texts(scope)).toEqual(['Trial activated. You have 100,000 tokens.']);
  });

  test('continues after the confirmed card, with the stored key', async () => {
    outside.read.mockReturnValue({ attempt, card });
    const scope = start();
    reach(scope);
    await vi.waitFor(() => expect(scope.getState($subscribing).state).toBe('done'));
    expect(outside.create.mock.lastCall?.[1]).toMatchObject({
      request: { headers: { 'Idempotency-Key': attempt.key } },
    });
    expect(outside.confirmCard).not.toHaveBeenCalled();
  });

  test('deletes an attempt without a confirmed card', async () => {
    outside.read.mockReturnValue({ attempt, card: null });
    const scope = start();
    await allSettled(subscribeOpened, { scope, params: { userId: order.userId } });
    expect(scope.getState($subscribing)).toEqual({ state: 'idle' });
    expect(outside.forget).toHaveBeenCalledOnce();
  });

  test('does not affect an attempt in progress', async () => {
    outside.confirmCard.mockReturnValue(never);
    const scope = start();
    await payUntil(scope, 'confirmingCard');
    outside.read.mockReturnValue({ attempt, card });
    reach(scope);
    await vi.waitFor(() => expect(outside.read).toHaveBeenCalledOnce());
    expect(scope.getState($subscribing).state).toBe('confirmingCard');
    expect(outside.status).not.toHaveBeenCalled();
  });

  test('after the end starts a new order', async () => {
    const scope = start();
    await payUntil(scope, 'done');
    void allSettled(subscribeClosed, { scope });
    expect(scope.getState($subscribing)).toEqual({ state: 'idle' });
  });
});

test('the status of an unfinished attempt of another tab is read before a new card is requested', async () => {
  outside.claim.mockReturnValue({ progress: { attempt, card }, adopted: true });
  outside.status.mockReturnValue(statusOf('trialing'));
  const scope = start();
  await payUntil(scope, 'done');
  expect(outside.setupIntent).not.toHaveBeenCalled();
  expect(outside.create).not.toHaveBeenCalled();
});

test('progress is stored as soon as it is known and deleted at the end', async () => {
  const scope = start();
  await payUntil(scope, 'done');
  expect(outside.store.mock.calls.map(([stored]) => stored)).toEqual([
    { attempt, card: null },
    { attempt, card },
  ]);
  expect(outside.forget).toHaveBeenCalledOnce();
});
