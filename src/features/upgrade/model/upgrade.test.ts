import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $session, type Session } from '@/entities/session';
import { $subscription, known, unknown } from '@/entities/subscription';
import { listPlansFx } from '@/shared/api/plans';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import { readClockFx } from '@/shared/lib/clock';
import { sessionOf, student, teacher } from '../../../../tests/support/people';
import { monthlyPlans, paid, subscriptionOf } from '../../../../tests/support/subscriptions';
import { now } from '../../../../tests/support/visits';
import { $lastOffer, $offer, upgradeRequested, upgradeClosed } from './upgrade';

const past = '2026-11-19T12:00:00.000Z';

const start = (subscription: SubscriptionStatus | null, session: Session = sessionOf(teacher)) =>
  fork({
    values: [
      [$session, session],
      [$subscription, subscription ? known(subscription) : unknown],
    ],
    handlers: [
      [listPlansFx, () => ({ plans: monthlyPlans })],
      [readClockFx, () => now],
    ],
  });

async function ask(title: string, path: string, subscription: SubscriptionStatus | null, session?: Session) {
  const scope = start(subscription, session);
  await allSettled(upgradeRequested, { scope, params: { title, path } });
  return scope.getState($offer);
}

test('the offer names the page, the plan and what it costs', async () => {
  expect(await ask('Reports', '/teacher/reports', null)).toEqual({
    title: 'Reports are part of Teacher Pro',
    reason: 'You have no active subscription. You can still read your documents.',
    books: ['Gradebook', 'Assignments', 'Reports'],
    features: [
      'Unlimited generations across 30+ tools',
      'Management of up to 40 students',
      'Sending assignments',
      'Student submissions inside the product',
    ],
    price: { amount: '$19', terms: 'a month after a free 14-day trial' },
    action: { label: 'Try Pro for 14 days', href: '/plans/payment?price=teacher_pro_month' },
  });
});

test.each([
  ['paused', { ...paid, is_paused: true }, 'Your subscription is paused.', null, 'Resume plan'],
  [
    'trial over',
    { ...paid, status: 'past_due' as const, trial_ends_at: past },
    'Your trial is over.',
    { amount: '$19', terms: 'a month' },
    'Choose Teacher Pro',
  ],
  [
    'canceled',
    { ...paid, status: 'canceled' as const },
    'Your subscription has ended.',
    { amount: '$19', terms: 'a month' },
    'Choose Teacher Pro',
  ],
])(
  'the offer for a subscription that is %s says so, without a second trial',
  async (_, subscription, reason, price, label) => {
    const offer = await ask(
      'IEP special plans: history',
      '/teacher/iep-generator/history',
      subscriptionOf(subscription),
    );
    expect(offer?.title).toBe('IEP special plans are part of Teacher Pro');
    expect(offer?.reason).toBe(`${reason} You can still read your documents.`);
    expect(offer?.price).toEqual(price);
    expect(offer?.action.label).toBe(label);
  },
);

test('a subscription that was never paid for counts as no subscription', async () => {
  const offer = await ask('Classes', '/teacher/classes', subscriptionOf({ ...paid, status: 'incomplete' }));
  expect(offer?.action.label).toBe('Try Pro for 14 days');
  expect(offer?.books).toEqual(['Gradebook', 'Assignments', 'Classes']);
});

test.each([
  ['Syllabus generator', '/teacher/syllabus-generation/edit/7', 'teacher_plus_month'],
  ['IEP special plans', '/teacher/iep-generator', 'teacher_pro_month'],
  ['Your template', '/teacher/own/7', 'teacher_pro_month'],
  ['Assignments', '/teacher/assignments', 'teacher_pro_month'],
])('for %s at %s the plan that is enough is offered', async (title, path, price) => {
  const offer = await ask(title, path, null);
  expect(offer?.action.href).toBe(`/plans/payment?price=${price}`);
});

test('a student is offered the students’ plan, whose price may not be known yet', async () => {
  const offer = await ask('Templates', '/students/templates', subscriptionOf(), sessionOf(student));
  expect(offer).toMatchObject({ title: 'Templates are part of Student Plus', price: null });
  expect(offer?.action.href).toBe('/plans/payment?price=student_plus_month');
});

test('what is closed keeps its words until the window is gone', async () => {
  const scope = start(null);
  await allSettled(upgradeRequested, { scope, params: { title: 'Reports', path: '/teacher/reports' } });
  await allSettled(upgradeClosed, { scope });
  expect(scope.getState($offer)).toBeNull();
  expect(scope.getState($lastOffer)?.title).toBe('Reports are part of Teacher Pro');
});
