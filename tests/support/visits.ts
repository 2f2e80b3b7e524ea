import type { Session } from '@/entities/session';
import type { User } from '@/shared/api/account';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import type { State } from './access-table';
import { onboarding, sessionOf, student, teacher, unverified } from './people';
import { coveredBy, givenTo, paid, subscriptionOf } from './subscriptions';

/** The time of every visit. */
export const now = new Date('2026-11-20T12:00:00.000Z');
const yesterday = '2026-11-19T12:00:00.000Z';
const tomorrow = '2026-11-21T12:00:00.000Z';

export type Visit = { session: Session; subscription: SubscriptionStatus };

const none = subscriptionOf();
const trial = { ...paid, status: 'trialing' as const, is_active: true };
const visit = (user: User, subscription = none): Visit => ({ session: sessionOf(user), subscription });
const neverSubscribed = { ...teacher, subscribed: false };

/** Every combination of session and subscription that belongs to a state of docs/access.md. */
export const visits: Readonly<Record<State, readonly Visit[]>> = {
  visitor: [
    { session: { state: 'visitor' }, subscription: none },
    { session: { state: 'ended' }, subscription: none },
  ],
  unverified: [
    visit(unverified(teacher), subscriptionOf(paid)),
    visit(unverified(onboarding(teacher))),
    visit(unverified(student)),
    visit({ ...teacher, email_verified_at: '' }),
  ],
  'teacher: onboarding': [
    visit(onboarding(neverSubscribed)),
    visit(onboarding(teacher), subscriptionOf(paid)),
    visit(
      onboarding({
        ...neverSubscribed,
        school: { id: 1, name: 'Harborview', school_year: null, unit: null, section: null },
      }),
    ),
  ],
  'teacher: no plan': [visit(neverSubscribed), visit(neverSubscribed, givenTo(none, yesterday))],
  'teacher: valid': [
    visit(teacher, subscriptionOf(paid)),
    visit(teacher, subscriptionOf({ ...trial, trial_ends_at: tomorrow })),
    visit(teacher, subscriptionOf({ ...paid, ends_at: tomorrow, cancel_at_period_end: true })),
    visit(neverSubscribed, givenTo(none)),
    visit(neverSubscribed, givenTo(none, tomorrow)),
    visit(teacher, givenTo(subscriptionOf({ ...paid, is_paused: true }))),
  ],
  'teacher: paused': [visit(teacher, subscriptionOf({ ...paid, is_paused: true }))],
  'teacher: canceled': [
    visit(teacher, subscriptionOf({ ...paid, status: 'canceled', is_active: false, ends_at: yesterday })),
    visit(teacher, subscriptionOf({ ...paid, ends_at: yesterday })),
    visit(teacher),
  ],
  'teacher: trial over': [
    visit(teacher, subscriptionOf({ ...trial, is_active: false, trial_ends_at: yesterday })),
  ],
  'teacher: covered': [visit(neverSubscribed, coveredBy(none))],
  'teacher: paused, covered': [visit(teacher, coveredBy(subscriptionOf({ ...paid, is_paused: true })))],
  'student: onboarding': [visit(onboarding(student))],
  'student: no plan': [
    visit({ ...student, subscribed: false }),
    visit(student, subscriptionOf({ ...paid, is_paused: true })),
  ],
  'student: valid': [
    visit(student, subscriptionOf(paid)),
    visit({ ...student, subscribed: false }, givenTo(none)),
  ],
  bot: [{ session: { state: 'visitor' }, subscription: none }],
};
