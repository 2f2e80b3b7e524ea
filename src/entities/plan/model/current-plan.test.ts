import { expect, test } from 'vitest';
import { paid, subscriptionOf } from '../../../../tests/support/subscriptions';
import { isUnlimited } from './current-plan';

test.each([
  [true, 'of teachers', subscriptionOf(paid)],
  [true, 'that is paused', subscriptionOf({ ...paid, is_paused: true })],
  [false, 'that has ended', subscriptionOf({ ...paid, status: 'canceled' })],
  [false, 'of students', subscriptionOf({ ...paid, price_id: 'student_pro_month' })],
  [false, 'that is not known', null],
])('it is %s that a plan %s needs no credits', (unlimited, _, status) => {
  expect(isUnlimited(status)).toBe(unlimited);
});
