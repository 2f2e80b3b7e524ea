import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { $plans } from '@/entities/plan';
import { $subscription, $subscriptionStatus, known } from '@/entities/subscription';
import { $userId } from '@/shared/api';
import { listPlansFx } from '@/shared/api/plans';
import {
  changeSubscriptionFx,
  previewSubscriptionFx,
  type SubscriptionStatus,
} from '@/shared/api/subscriptions';
import { $toasts } from '@/shared/lib/toasts';
import { plans, preview, problem, statuses } from './billing.fixture';
import {
  $change,
  changeRequested,
  changeConfirmed,
  changeCancelled,
  intervalChosen,
  planChosen,
} from './change';
import { type Change, previewed } from './change-state';

const refused = httpError({ status: 403, statusText: '', response: null });

const choosing: Extract<Change, { state: 'choosing' }> = {
  state: 'choosing',
  current: 'teacher_pro_month',
  interval: 'month',
  priceId: null,
  preview: { state: 'none' },
};
const previewing: Change = { ...choosing, priceId: 'teacher_plus_month', preview: { state: 'loading' } };
const ready: Change = {
  ...choosing,
  priceId: 'teacher_plus_month',
  preview: { state: 'ready', preview },
};
const changing: Change = {
  state: 'changing',
  current: 'teacher_pro_month',
  interval: 'month',
  priceId: 'teacher_plus_month',
  preview: { state: 'ready', preview },
};

function start(change: Change, status: SubscriptionStatus = statuses.active) {
  const outside = {
    plans: vi.fn((..._call: unknown[]): unknown => Promise.resolve({ plans: plans.month })),
    preview: vi.fn((..._call: unknown[]): unknown => Promise.resolve(preview)),
    change: vi.fn((..._call: unknown[]): unknown =>
      Promise.resolve({ ...statuses.active, plan_name: 'Teacher Plus' }),
    ),
  };
  const scope = fork({
    values: [
      [$userId, 'me'],
      [$subscription, known(status)],
      [$plans, plans],
      [$change, change],
    ],
    handlers: [
      [listPlansFx, outside.plans],
      [previewSubscriptionFx, outside.preview],
      [changeSubscriptionFx, outside.change],
    ],
  });
  return { scope, outside };
}

test('a plan is changed at the previewed price', async () => {
  const { scope, outside } = start({ state: 'closed' });
  await allSettled(changeRequested, { scope });
  expect(scope.getState($change)).toEqual(choosing);
  await allSettled(planChosen, { scope, params: 'teacher_plus_month' });
  expect(scope.getState($change)).toEqual(ready);
  await allSettled(changeConfirmed, { scope });
  expect(outside.change).toHaveBeenCalledExactlyOnceWith(null, {
    token: null,
    request: {
      changeSubscriptionBody: {
        user_id: 'me',
        price_id: 'teacher_plus_month',
        proration_date: preview.proration_date,
      },
    },
  });
  expect(scope.getState($change)).toEqual({ state: 'closed' });
  expect(scope.getState($subscriptionStatus)).toMatchObject({ plan_name: 'Teacher Plus' });
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'ok', title: 'You’re now on Teacher Plus' }]);
});

test('a double click changes once', async () => {
  const { scope, outside } = start(ready);
  void allSettled(changeConfirmed, { scope });
  await allSettled(changeConfirmed, { scope });
  expect(outside.change).toHaveBeenCalledOnce();
});

test('a rejected change shows the reason and can be previewed again', async () => {
  const { scope, outside } = start(ready);
  outside.change.mockRejectedValueOnce(refused);
  await allSettled(changeConfirmed, { scope });
  expect(scope.getState($change)).toEqual({ ...previewing, preview: { state: 'failed', problem } });
  await allSettled(planChosen, { scope, params: 'teacher_plus_month' });
  expect(scope.getState($change)).toEqual(ready);
});

test('another interval clears the choice and loads its plans', async () => {
  const { scope, outside } = start(ready);
  await allSettled(intervalChosen, { scope, params: 'year' });
  expect(scope.getState($change)).toEqual({ ...choosing, interval: 'year' });
  expect(outside.plans).toHaveBeenCalledExactlyOnceWith({ params: { interval: 'year' } });
});

test('a preview after the dialog was closed is ignored', async () => {
  const { scope, outside } = start(choosing);
  let answer: (value: unknown) => void = () => {};
  outside.preview.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  void allSettled(planChosen, { scope, params: 'teacher_plus_month' });
  await vi.waitFor(() => expect(outside.preview).toHaveBeenCalledOnce());
  void allSettled(changeCancelled, { scope });
  answer(preview);
  await vi.waitFor(() => expect(scope.getState($change)).toEqual({ state: 'closed' }));
});

test('a preview of another price is ignored', () => {
  const shown = { state: 'ready' as const, preview };
  expect(previewed(previewing, 'teacher_pro_year', shown)).toBe(previewing);
  expect(previewed(ready, 'teacher_plus_month', { state: 'failed', problem })).toBe(ready);
  expect(previewed(previewing, 'teacher_plus_month', shown)).toEqual(ready);
});

test('a failed preview shows the reason', async () => {
  const { scope, outside } = start(choosing);
  outside.preview.mockRejectedValueOnce(refused);
  await allSettled(planChosen, { scope, params: 'teacher_plus_month' });
  expect(scope.getState($change)).toEqual({ ...previewing, preview: { state: 'failed', problem } });
});

describe('not allowed', () => {
  test.each(['none', 'ending', 'paused', 'pastDue', 'waiting', 'over'] as const)(
    'a plan that is %s is not changed',
    async (kind) => {
      const { scope } = start({ state: 'closed' }, statuses[kind]);
      await allSettled(changeRequested, { scope });
      expect(scope.getState($change)).toEqual({ state: 'closed' });
    },
  );

  test.each<[string, Change, string]>([
    ['the plan that one has', choosing, 'teacher_pro_month'],
    ['what is chosen already', ready, 'teacher_plus_month'],
    ['anything before it is previewing for', { state: 'closed' }, 'teacher_plus_month'],
    ['anything while it is changed', changing, 'teacher_plus_year'],
  ])('%s is not previewed', async (_, change, priceId) => {
    const { scope, outside } = start(change);
    await allSettled(planChosen, { scope, params: priceId });
    expect(outside.preview).not.toHaveBeenCalled();
    expect(scope.getState($change)).toBe(change);
  });

  test.each<[string, Change]>([
    ['nothing is open', { state: 'closed' }],
    ['nothing is chosen', choosing],
    ['its cost is not known yet', previewing],
    ['it is being changed', changing],
  ])('nothing is changed while %s', async (_, change) => {
    const { scope, outside } = start(change);
    await allSettled(changeConfirmed, { scope });
    expect(outside.change).not.toHaveBeenCalled();
    expect(scope.getState($change)).toBe(change);
  });

  test('a pending change cannot be cancelled', async () => {
    const { scope } = start(changing);
    await allSettled(changeCancelled, { scope });
    expect(scope.getState($change)).toBe(changing);
  });
});
