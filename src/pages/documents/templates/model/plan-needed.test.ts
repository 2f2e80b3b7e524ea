import { expect, test } from 'vitest';
import { paid, subscriptionOf } from '../../../../../tests/support/subscriptions';
import { planNeeded } from './plan-needed';

const now = new Date('2026-11-20T09:30:00Z');
const plus = subscriptionOf({ ...paid, price_id: 'teacher_plus_year' });
const pro = subscriptionOf(paid);
const over = subscriptionOf({ ...paid, status: 'canceled' });

test.each([
  ['pro', plus, 'Teacher Pro'],
  ['plus', plus, null],
  ['pro', pro, null],
  ['plus', over, 'Teacher Plus'],
  ['pro', null, null],
] as const)('a template of %s needs another plan: %#', (plan, subscription, needed) => {
  expect(planNeeded({ plan, audience: 'teacher' }, subscription, now)).toBe(needed);
});
