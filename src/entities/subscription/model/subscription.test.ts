import { networkError } from '@farfetched/core';
import { allSettled, createStore, fork } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $token, $userId } from '@/shared/api';
import { getSubscriptionStatusFx, type SubscriptionStatus } from '@/shared/api/subscriptions';
import { windowFocused } from '@/shared/lib/navigation';
import { paid, subscriptionOf } from '../../../../tests/support/subscriptions';
import {
  $subscription,
  $subscriptionStatus,
  subscriptionChanged,
  subscriptionNeeded,
  subscriptionRead,
  subscriptionRefreshRequested,
  subscriptionRefreshed,
} from './subscription';
import { known, type Subscription, unknown } from './transitions';

const status: SubscriptionStatus = subscriptionOf(paid);
const other = subscriptionOf({ ...paid, is_paused: true });
const ask = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve(status));

beforeEach(() => {
  ask.mockReset();
  ask.mockResolvedValue(status);
});

const $refreshed = createStore<readonly SubscriptionStatus[]>([]).on(subscriptionRefreshed, (all, latest) => [
  ...all,
  latest,
]);
const $reads = createStore(0).on(subscriptionRead, (count) => count + 1);

const start = (userId: string | null, subscription: Subscription = unknown) =>
  fork({
    values: [
      [$token, 'token'],
      [$userId, userId],
      [$subscription, subscription],
    ],
    handlers: [[getSubscriptionStatusFx, ask]],
  });

test('the status of the signed-in user is read', async () => {
  const scope = start('ada');
  await allSettled(subscriptionRefreshRequested, { scope });
  expect(scope.getState($subscription)).toEqual(known(status));
  expect(ask).toHaveBeenCalledExactlyOnceWith('token', { token: 'token', request: { userId: 'ada' } });
});

describe('a page that shows the status', () => {
  test('shares a read in progress with another page, and starts a new one later', async () => {
    const scope = start('ada');
    void allSettled(subscriptionNeeded, { scope });
    await allSettled(subscriptionNeeded, { scope });
    expect(ask).toHaveBeenCalledOnce();
    await allSettled(subscriptionNeeded, { scope });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('reads again after a change that happens during a read', async () => {
    const scope = start('ada');
    void allSettled(subscriptionNeeded, { scope });
    await allSettled(subscriptionRefreshRequested, { scope });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('takes the status of the later read, even if the earlier answer comes last', async () => {
    const scope = start('ada');
    const { promise: early, resolve: answerEarly } = Promise.withResolvers<SubscriptionStatus>();
    ask.mockReturnValueOnce(early);
    void allSettled(subscriptionNeeded, { scope });
    ask.mockResolvedValueOnce(other);
    void allSettled(subscriptionRefreshRequested, { scope });
    await vi.waitFor(() => expect(scope.getState($subscription)).toEqual(known(other)));
    answerEarly(status);
    await allSettled(scope);
    expect(scope.getState($subscription)).toEqual(known(other));
    expect(scope.getState($refreshed)).toEqual([other]);
  });

  test('does not share the read of the previous account', async () => {
    const scope = start('ada');
    void allSettled(subscriptionNeeded, { scope });
    void allSettled($userId, { scope, params: 'ben' });
    await allSettled(subscriptionNeeded, { scope });
    expect(ask).toHaveBeenLastCalledWith('token', { token: 'token', request: { userId: 'ben' } });
    expect(scope.getState($subscription)).toEqual(known(status));
  });

  test('reads nothing for a visitor', async () => {
    await allSettled(subscriptionNeeded, { scope: start(null) });
    expect(ask).not.toHaveBeenCalled();
  });
});

test('a requested refresh reads nothing for a visitor', async () => {
  const scope = start(null);
  await allSettled(subscriptionRefreshRequested, { scope });
  expect(ask).not.toHaveBeenCalled();
});

test('the response to a change is stored without another read', async () => {
  const scope = start('ada', known(status));
  await allSettled(subscriptionChanged, { scope, params: other });
  expect(scope.getState($subscriptionStatus)).toBe(other);
  expect(scope.getState($refreshed)).toEqual([other]);
  expect(ask).not.toHaveBeenCalled();
});

test('a response about the previous account is ignored', async () => {
  const scope = start('ada');
  let answer: (value: SubscriptionStatus) => void = () => {};
  ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const read = allSettled(subscriptionRefreshRequested, { scope });
  void allSettled($userId, { scope, params: 'ben' });
  answer(status);
  await read;
  expect(scope.getState($subscription)).toBe(unknown);
});

test('the status of another user is unknown', async () => {
  const scope = start('ada', known(status));
  await allSettled($userId, { scope, params: null });
  expect(scope.getState($subscription)).toBe(unknown);
});

test('a failed first read is a state of its own, until the next one begins', async () => {
  const scope = start('ada');
  ask.mockRejectedValueOnce(networkError({ reason: null }));
  await allSettled(subscriptionNeeded, { scope });
  expect(scope.getState($subscription)).toMatchObject({ state: 'failed', problem: { status: null } });
  await allSettled(subscriptionNeeded, { scope });
  expect(scope.getState($subscription)).toEqual(known(status));
});

test('a failed read leaves the last status and ends', async () => {
  const scope = start('ada', known(status));
  ask.mockRejectedValue(networkError({ reason: null }));
  await allSettled(subscriptionRefreshRequested, { scope });
  expect(scope.getState($subscriptionStatus)).toBe(status);
  expect(scope.getState($reads)).toBe(1);
});

describe('a focused window', () => {
  test('reads again, because another tab may have changed it', async () => {
    const scope = start('ada', known(other));
    await allSettled(windowFocused, { scope });
    expect(scope.getState($subscription)).toEqual(known(status));
  });

  test('reads nothing that was not read before', async () => {
    const scope = start('ada');
    await allSettled(windowFocused, { scope });
    expect(ask).not.toHaveBeenCalled();
  });
});
