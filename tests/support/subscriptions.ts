import type { Plan } from '@/shared/api/plans';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';

type Subscription = SubscriptionStatus['subscriptions'][number];

/** A paid subscription as the API returns it; tests override what they need. */
export const paid: Subscription = {
  id: 'sub_1',
  price_id: 'teacher_pro_month',
  plan_name: 'Teacher Pro',
  is_active: true,
  is_paused: false,
  status: 'active',
  trial_ends_at: null,
  ends_at: null,
  current_period_end: '2026-12-20T09:00:00.000Z',
  cancel_at_period_end: false,
  past_due: false,
  next_payment_attempt: null,
};

/** The status that the server returns for a user with these subscriptions, the relevant one first. */
export const subscriptionOf = (...subscriptions: Subscription[]): SubscriptionStatus => ({
  plan_name: subscriptions[0]?.plan_name ?? null,
  price_id: subscriptions[0]?.price_id ?? null,
  total_credit: 0,
  used_credit: 120_000,
  remaining_credit: 0,
  subscriptions,
  given: null,
  covered_by: [],
});

/** The status of a co-teacher whom the owner of a class covers. */
export const coveredBy = (status: SubscriptionStatus): SubscriptionStatus => ({
  ...status,
  covered_by: [{ class_id: 'c1', class_title: '8A Science', teacher: 'Maria Lopez' }],
});

/** The status of a user who has a plan without paying. */
export const givenTo = (status: SubscriptionStatus, ends_at: string | null = null): SubscriptionStatus => ({
  ...status,
  given: { plan_id: 'teacher-pro', plan_name: 'Teacher Pro', given_to: 'everyone', ends_at },
});

const teacherPro: Plan = {
  price_id: 'teacher_pro_month',
  plan_id: 'teacher-pro',
  name: 'Teacher Pro',
  role: 'teacher',
  interval: 'month',
  amount: 1900,
  currency: 'usd',
  trial_days: 14,
  available: true,
  trial_tokens: 120_000,
  tokens_limit: null,
  students_limit: 40,
};

export const monthlyPlans: readonly Plan[] = [teacherPro];
