import { networkError } from '@farfetched/core';
import { allSettled, createStore, fork } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $token, $userId } from '@/shared/api';
import { getSubscriptionStatusFx, type SubscriptionStatus } from '@/shared/api/subscriptions';
import { windowFocused } from '@/shared/lib/navigation';
import { paid, subscriptionOf } from '../../../../tests/support/subscriptions';
import {
  $subscription,
  subscriptionNeeded,
  subscriptionRead,
  subscriptionRefreshRequested,
  subscriptionRefreshed,
} from './subscription';

const status: SubscriptionStatus = subscriptionOf(paid);
const other = subscriptionOf({ ...paid, is_paused: true });
const ask = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve(status));

beforeEach(() => {
  ask.mockReset();
  ask.mockResolvedValue(status);
});

const $reads = createStore(0).on(subscriptionRead, (count) => count + 1);

const start = (userId: string | null, known: SubscriptionStatus | 'unknown' = 'unknown') =>
  fork({
    values: [
      [$token, 'token'],
      [$userId, userId],
      [$subscription, known],
    ],
    handlers: [[getSubscriptionStatusFx, ask]],
  });

test('the status of the signed-in user is read', async () => {
  const scope = start('ada');
  await allSettled(subscriptionRefreshRequested, { scope });
  expect(scope.getState($subscription)).toEqual(status);
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

  test('does not share the read of the previous account', async () => {
    const scope = start('ada');
    void allSettled(subscriptionNeeded, { scope });
    void allSettled($userId, { scope, params: 'ben' });
    await allSettled(subscriptionNeeded, { scope });
    expect(ask).toHaveBeenLastCalledWith('token', { token: 'token', request: { userId: 'ben' } });
    expect(scope.getState($subscription)).toEqual(status);
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
  const scope = start('ada', status);
  await allSettled(subscriptionRefreshed, { scope, params: other });
  expect(scope.getState($subscription)).toBe(other);
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
  expect(scope.getState($subscription)).toBe('unknown');
});

test('the status of another user is unknown', async () => {
  const scope = start('ada', status);
  await allSettled($userId, { scope, params: null });
  expect(scope.getState($subscription)).toBe('unknown');
});

test('a failed read leaves the last status and ends', async () => {
  const scope = start('ada', status);
  ask.mockRejectedValue(networkError({ reason: null }));
  await allSettled(subscriptionRefreshRequested, { scope });
  expect(scope.getState($subscription)).toBe(status);
  expect(scope.getState($reads)).toBe(1);
});

describe('a focused window', () => {
  test('reads again, because another tab may have changed it', async () => {
    const scope = start('ada', other);
    await allSettled(windowFocused, { scope });
    expect(scope.getState($subscription)).toEqual(status);
  });

  test('reads nothing that was not read before', async () => {
    const scope = start('ada');
    await allSettled(windowFocused, { scope });
    expect(ask).not.toHaveBeenCalled();
  });
});
