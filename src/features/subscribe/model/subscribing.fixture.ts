import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import type { Attempt, ConfirmedCard, Order } from './subscribing';

export const order: Order = {
  userId: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  priceId: 'teacher_pro_month',
  tokensLimit: null,
  trialDays: 14,
  coupon: null,
  details: {
    name: 'Amara Okafor',
    email: 'a.okafor@harborview.test',
    address: {
      line1: '2214 Larkspur Street',
      city: 'Tacoma',
      state: 'WA',
      postal_code: '98405',
      country: 'US',
    },
  },
};

export const attempt: Attempt = { ...order, key: 'key-of-the-attempt' };

export const card: ConfirmedCard = { setupIntentId: 'seti_1', paymentMethodId: 'pm_1' };

type Stage = SubscriptionStatus['subscriptions'][number]['status'];

/** The status of a user with one subscription in this state, or none. */
export function statusOf(
  stage: Stage | null,
  credits: Partial<Pick<SubscriptionStatus, 'total_credit' | 'remaining_credit'>> = {},
  priceId = order.priceId,
): SubscriptionStatus {
  const base: SubscriptionStatus = {
    plan_name: stage && 'Teacher Pro',
    price_id: stage && priceId,
    total_credit: 100_000,
    used_credit: 0,
    remaining_credit: 100_000,
    subscriptions: [],
    given: null,
    covered_by: [],
    ...credits,
  };
  if (stage === null) return base;
  return {
    ...base,
    subscriptions: [
      {
        id: 'sub_1',
        price_id: priceId,
        plan_name: 'Teacher Pro',
        is_active: stage === 'active' || stage === 'trialing' || stage === 'past_due',
        is_paused: false,
        status: stage,
        trial_ends_at: stage === 'trialing' ? '2026-12-04T09:00:00.000Z' : null,
        ends_at: null,
        current_period_end: '2026-12-20T09:00:00.000Z',
        cancel_at_period_end: false,
        past_due: stage === 'past_due',
        next_payment_attempt: null,
      },
    ],
  };
}
