import { expect, test } from 'vitest';
import type { User } from '@/shared/api/account';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import { student, teacher } from '../../../../../tests/support/people';
import { plansOf } from '../../../../../tests/support/plans';
import { paid, subscriptionOf } from '../../../../../tests/support/subscriptions';
import { offersFor, type Reader } from './offer';

const plus = { ...paid, price_id: 'teacher_plus_month', plan_name: 'Teacher Plus' };

const reader = (user: User | null, subscription: SubscriptionStatus | null = null): Reader => ({
  user,
  subscription,
});
const newcomer = { ...teacher, subscribed: false };
const names = (who: Reader) => offersFor(plansOf('month'), who).map(({ plan }) => plan.name);
const actions = (who: Reader, interval: 'month' | 'year' = 'month') =>
  Object.fromEntries(offersFor(plansOf(interval), who).map(({ plan, action }) => [plan.name, action]));

test('a visitor sees all plans, a user those of their role', () => {
  expect(names(reader(null))).toEqual(['Student Plus', 'Student Pro', 'Teacher Plus', 'Teacher Pro']);
  expect(names(reader(teacher))).toEqual(['Teacher Plus', 'Teacher Pro']);
  expect(names(reader(student))).toEqual(['Student Plus', 'Student Pro']);
});

test('prices are in dollars, for the whole interval, with the saving', () => {
  const yearly = offersFor(plansOf('year'), reader(null), plansOf('month')).map(({ price, each, note }) => [
    price,
    each,
    note,
  ]);
  expect(yearly[3]).toEqual(['$135', 'a year', '$11.25 a month, billed yearly, save 25 %']);
});

test('students’ credits are counted, teachers’ are not', () => {
  const offers = offersFor(plansOf('month'), reader(null));
  expect(offers.map(({ allowance, share }) => [allowance, share])).toEqual([
    ['1.5M credits a month', 0.75],
    ['2M credits a month', 1],
    ['Unlimited generations', undefined],
    ['Unlimited generations', undefined],
  ]);
});

test('a visitor registers before the payment', () => {
  expect(actions(reader(null))['Teacher Pro']).toEqual({
    kind: 'link',
    label: 'Try free for 14 days',
    href: '/register?next=%2Fplans%2Fpayment%3Fprice%3Dteacher_pro_month',
    primary: true,
  });
});

test('a trial is offered only to users who never subscribed', () => {
  const labels = (who: Reader) =>
    Object.values(actions(who)).map((action) => 'label' in action && action.label);
  expect(labels(reader(newcomer))).toEqual(['Try free for 14 days', 'Try free for 14 days']);
  expect(labels(reader(teacher, subscriptionOf({ ...plus, status: 'canceled' })))).toEqual([
    'Choose Teacher Plus',
    'Choose Teacher Pro',
  ]);
});

test('the current plan is marked, and another one is a change', () => {
  const member = reader(teacher, subscriptionOf(plus));
  expect(actions(member)).toMatchObject({
    'Teacher Plus': { kind: 'current' },
    'Teacher Pro': { label: 'Switch to Teacher Pro', href: '/plans/payment?price=teacher_pro_month' },
  });
  expect(actions(member, 'year')['Teacher Plus']).toMatchObject({ label: 'Pay yearly' });
});

test.each(['incomplete', 'incomplete_expired', 'canceled'] as const)(
  'a plan that is %s is not the current one',
  (stage) => {
    const offers = actions(reader(newcomer, subscriptionOf({ ...plus, status: stage })));
    expect(offers['Teacher Plus']).toMatchObject({ kind: 'link' });
  },
);
