import { fork } from 'effector';
import { expect, test } from 'vitest';
import { $plans, $plansProblem } from '@/entities/plan';
import { $subscription, known, unknown } from '@/entities/subscription';
import type { Problem } from '@/shared/api';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import { $isSettled } from './billing';
import { plans, problem, statuses } from './billing.fixture';

type Known = { subscription: SubscriptionStatus | null; plans?: typeof plans; problem?: Problem };

const unheardOf: SubscriptionStatus = {
  ...statuses.active,
  subscriptions: statuses.active.subscriptions.map((one) => ({ ...one, price_id: 'of_another_time' })),
};

test.each<[boolean, string, Known]>([
  [false, 'the subscription is not known', { subscription: null, plans }],
  [false, 'its price is not known yet', { subscription: statuses.active }],
  [true, 'the plan and its price are known', { subscription: statuses.active, plans }],
  [true, 'its price could not be read', { subscription: statuses.active, problem }],
  [true, 'there is no plan', { subscription: statuses.none }],
  [true, 'its price is no longer sold', { subscription: unheardOf }],
])('settled is %s where %s', (settled, _, { subscription, plans: read, problem: failure }) => {
  const scope = fork({
    values: [
      [$subscription, subscription ? known(subscription) : unknown],
      [$plans, read ?? {}],
      [$plansProblem, failure ?? null],
    ],
  });
  expect(scope.getState($isSettled)).toBe(settled);
});
