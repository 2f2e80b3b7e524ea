import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { $subscription, $subscriptionStatus, known, unknown } from '@/entities/subscription';
import { $userId } from '@/shared/api';
import {
  cancelSubscriptionFx,
  changeSubscriptionFx,
  getSubscriptionStatusFx,
  pauseSubscriptionFx,
  resumeSubscriptionFx,
  type SubscriptionStatus,
  undoCancellationFx,
} from '@/shared/api/subscriptions';
import { readClockFx } from '@/shared/lib/clock';
import { $toasts } from '@/shared/lib/toasts';
import { now, statuses } from './billing.fixture';
import {
  $now,
  $plan,
  $working,
  planActionRequested,
  planOpened,
  retryRequested,
  undoRequested,
} from './plan';
import type { PlanAction } from './standing';

const refused = httpError({ status: 402, statusText: '', response: { message: 'Your card was declined.' } });
const call = { token: null, request: { billingAccount: { user_id: 'me' } } };

function start(subscription: SubscriptionStatus | null) {
  const outside = {
    status: vi.fn((..._call: unknown[]): unknown => Promise.resolve(statuses.active)),
    pause: vi.fn((..._call: unknown[]): unknown => Promise.resolve(statuses.paused)),
    resume: vi.fn((..._call: unknown[]): unknown => Promise.resolve(statuses.active)),
    cancel: vi.fn((..._call: unknown[]): unknown => Promise.resolve(statuses.ending)),
    undo: vi.fn((..._call: unknown[]): unknown => Promise.resolve(statuses.active)),
    keep: vi.fn((..._call: unknown[]): unknown => Promise.resolve(statuses.active)),
  };
  const scope = fork({
    values: [
      [$userId, 'me'],
      [$subscription, subscription ? known(subscription) : unknown],
    ],
    handlers: [
      [readClockFx, () => now],
      [getSubscriptionStatusFx, outside.status],
      [pauseSubscriptionFx, outside.pause],
      [resumeSubscriptionFx, outside.resume],
      [cancelSubscriptionFx, outside.cancel],
      [undoCancellationFx, outside.undo],
      [changeSubscriptionFx, outside.keep],
    ],
  });
  return { scope, outside };
}

test('an opened page reads the clock and the subscription', async () => {
  const { scope } = start(null);
  expect(scope.getState($plan)).toEqual({ state: 'loading' });
  await allSettled(planOpened, { scope });
  expect(scope.getState($now)).toBe(now);
  expect(scope.getState($plan)).toMatchObject({ state: 'ready', standing: { kind: 'active' } });
});

test('a failed read has a reason and can be requested again', async () => {
  const { scope, outside } = start(null);
  outside.status.mockRejectedValueOnce(httpError({ status: 403, statusText: '', response: null }));
  await allSettled(planOpened, { scope });
  expect(scope.getState($plan)).toMatchObject({ state: 'failed', problem: { message: 'Forbidden' } });
  await allSettled(retryRequested, { scope });
  expect(scope.getState($plan)).toMatchObject({ state: 'ready' });
});

describe.each([
  ['pause', 'active', 'paused'],
  ['resume', 'paused', 'active'],
  ['cancel', 'active', 'ending'],
  ['undo', 'ending', 'active'],
] as const)('%s leads from %s to %s', (action, from, to) => {
  test('is sent once, however often it is requested', async () => {
    const { scope, outside } = start(statuses[from]);
    void allSettled(planActionRequested, { scope, params: action });
    await allSettled(planActionRequested, { scope, params: action });
    expect(outside[action]).toHaveBeenCalledExactlyOnceWith(null, call);
    expect(scope.getState($plan)).toMatchObject({ standing: { kind: to } });
    expect(scope.getState($working)).toBeNull();
    expect(scope.getState($toasts)).toMatchObject([{ tone: 'ok' }]);
  });

  test('a rejection shows the reason and leaves the plan unchanged', async () => {
    const { scope, outside } = start(statuses[from]);
    outside[action].mockRejectedValueOnce(refused);
    await allSettled(planActionRequested, { scope, params: action });
    expect(scope.getState($plan)).toMatchObject({ standing: { kind: from } });
    expect(scope.getState($working)).toBeNull();
    expect(scope.getState($toasts)).toMatchObject([{ tone: 'bad', title: 'Your card was declined.' }]);
  });
});

test('a cancellation can be undone from the toast', async () => {
  const { scope, outside } = start(statuses.active);
  await allSettled(planActionRequested, { scope, params: 'cancel' });
  const [toast] = scope.getState($toasts);
  expect(toast).toMatchObject({
    title: 'Plan cancelled',
    description: 'You can use your plan until 13 December 2026',
  });
  expect(toast?.action).toEqual({ label: 'Undo', chosen: undoRequested });
  await allSettled(undoRequested, { scope });
  expect(outside.undo).toHaveBeenCalledExactlyOnceWith(null, call);
  expect(scope.getState($plan)).toMatchObject({ standing: { kind: 'active' } });
});

describe('a scheduled change', () => {
  test('is dropped by keeping the current plan, once', async () => {
    const { scope, outside } = start(statuses.changing);
    void allSettled(planActionRequested, { scope, params: 'keep' });
    await allSettled(planActionRequested, { scope, params: 'keep' });
    expect(outside.keep).toHaveBeenCalledExactlyOnceWith(null, {
      token: null,
      request: { changeSubscriptionBody: { user_id: 'me', price_id: 'teacher_pro_month' } },
    });
    expect(scope.getState($subscriptionStatus)).toEqual(statuses.active);
    expect(scope.getState($toasts)).toMatchObject([{ tone: 'ok', title: 'You keep Teacher Pro' }]);
  });

  test('stays, with the reason shown, when the server rejects that', async () => {
    const { scope, outside } = start(statuses.changing);
    outside.keep.mockRejectedValueOnce(refused);
    await allSettled(planActionRequested, { scope, params: 'keep' });
    expect(scope.getState($subscriptionStatus)).toEqual(statuses.changing);
    expect(scope.getState($working)).toBeNull();
    expect(scope.getState($toasts)).toMatchObject([{ tone: 'bad', title: 'Your card was declined.' }]);
  });
});

test('a second undo does nothing', async () => {
  const { scope, outside } = start(statuses.active);
  await allSettled(undoRequested, { scope });
  expect(outside.undo).not.toHaveBeenCalled();
});

const actions: PlanAction[] = ['pause', 'resume', 'cancel', 'undo', 'keep'];

test.each([
  ['none', ''],
  ['trial', 'pause cancel'],
  ['active', 'pause cancel'],
  ['changing', 'pause cancel keep'],
  ['ending', 'undo'],
  ['paused', 'resume cancel'],
  ['pastDue', 'cancel'],
  ['waiting', ''],
  ['over', ''],
] as const)('a plan that is %s allows only: %s', async (kind, allowed) => {
  for (const action of actions) {
    const { scope, outside } = start(statuses[kind]);
    await allSettled(planActionRequested, { scope, params: action });
    expect(outside[action]).toHaveBeenCalledTimes(allowed.split(' ').includes(action) ? 1 : 0);
  }
});

test('nothing is sent before the plan is known', async () => {
  const { scope, outside } = start(null);
  for (const action of actions) await allSettled(planActionRequested, { scope, params: action });
  for (const action of actions) expect(outside[action]).not.toHaveBeenCalled();
});
