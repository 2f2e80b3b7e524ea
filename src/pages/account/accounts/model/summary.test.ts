import { expect, test } from 'vitest';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import { balance } from '../../../../../tests/support/people';
import { coveredBy, subscriptionOf } from '../../../../../tests/support/subscriptions';
import { describePlan, describeUse } from './summary';

type Subscription = SubscriptionStatus['subscriptions'][number];

const running: Subscription = {
  id: 'sub_1',
  price_id: 'price_teacher_pro_month',
  plan_name: 'Teacher Pro',
  is_active: true,
  is_paused: false,
  status: 'active',
  trial_ends_at: null,
  ends_at: null,
  current_period_end: '2026-12-20T00:00:00.000Z',
  cancel_at_period_end: false,
  past_due: false,
  next_payment_attempt: null,
};
const status = (change: Partial<Subscription>): SubscriptionStatus => ({
  plan_name: 'Teacher Pro',
  price_id: 'price_teacher_pro_month',
  total_credit: 0,
  used_credit: 0,
  remaining_credit: 0,
  subscriptions: [{ ...running, ...change }],
  given: null,
  covered_by: [],
});

test.each([
  [{}, 'Teacher Pro'],
  [{ status: 'trialing' as const }, 'Teacher Pro, on trial'],
  [{ is_paused: true }, 'Teacher Pro, paused'],
  [{ past_due: true }, 'Teacher Pro: the last payment did not go through'],
  [{ cancel_at_period_end: true }, 'Teacher Pro, cancelled: it ends with the paid period'],
])('a plan with %j is described as %j', (change, words) => {
  expect(describePlan(status(change))).toBe(words);
});

test('no plan differs from a plan that is not loaded', () => {
  expect(describePlan({ ...status({}), plan_name: null, subscriptions: [] })).toBe('No plan yet');
  expect(describePlan(coveredBy(subscriptionOf()))).toBe('Covered by Maria Lopez’s plan for 8A Science');
  expect(describePlan(null)).toBe('Your plan, the card and the invoices');
});

test('the use is summarised in one line, for teachers without credits', () => {
  expect(describeUse('student', balance)).toBe('1.31M AI credits used');
  expect(describeUse('student', null)).toBe('Your credits by day and template');
  expect(describeUse('teacher', balance)).toBe('Your documents by day and template');
});
