import type { SubscriptionStatus } from '@/shared/api/subscriptions';

export type Subscription = SubscriptionStatus['subscriptions'][number];

/** The state of the plan, from which texts and actions follow. */
export type PlanStanding =
  | { kind: 'none' }
  | { kind: 'trial'; subscription: Subscription; ends: string }
  | { kind: 'active'; subscription: Subscription }
  /** Cancelled, and active until its end. */
  | { kind: 'ending'; subscription: Subscription; ends: string | null }
  | { kind: 'paused'; subscription: Subscription }
  | { kind: 'pastDue'; subscription: Subscription; retry: string | null }
  /** The first payment is still pending. */
  | { kind: 'waiting'; subscription: Subscription }
  | { kind: 'over'; subscription: Subscription };

/** The actions with one button each; a change of plan has a dialog. `keep` drops a scheduled change. */
export type PlanAction = 'pause' | 'resume' | 'cancel' | 'undo' | 'keep';

const ALLOWED: Readonly<Record<PlanStanding['kind'], readonly (PlanAction | 'change')[]>> = {
  none: [],
  trial: ['change', 'pause', 'cancel'],
  active: ['change', 'pause', 'cancel', 'keep'],
  ending: ['undo'],
  paused: ['resume', 'cancel'],
  pastDue: ['cancel'],
  waiting: [],
  over: [],
};

export const allows = (standing: PlanStanding, action: PlanAction | 'change'): boolean =>
  ALLOWED[standing.kind].includes(action) && (action !== 'keep' || scheduledChangeOf(standing) !== null);

/** The change that takes effect at the end of the period. */
export const scheduledChangeOf = (standing: PlanStanding) =>
  standing.kind === 'active' ? (standing.subscription.scheduled_change ?? null) : null;

const OVER: readonly string[] = ['canceled', 'incomplete_expired'];

/** The live subscription, else the newest. */
export function standingOf({ subscriptions }: Pick<SubscriptionStatus, 'subscriptions'>): PlanStanding {
  const living = subscriptions.find(({ status }) => !OVER.includes(status));
  const subscription = living ?? subscriptions[0];
  if (!subscription) return { kind: 'none' };
  const { status, is_paused, past_due, cancel_at_period_end, trial_ends_at } = subscription;
  if (!living) return { kind: 'over', subscription };
  if (status === 'incomplete') return { kind: 'waiting', subscription };
  if (is_paused) return { kind: 'paused', subscription };
  if (past_due || status === 'unpaid') {
    return { kind: 'pastDue', subscription, retry: subscription.next_payment_attempt };
  }
  if (cancel_at_period_end) return { kind: 'ending', subscription, ends: endOf(subscription) };
  if (status === 'trialing' && trial_ends_at !== null) {
    return { kind: 'trial', subscription, ends: trial_ends_at };
  }
  return { kind: 'active', subscription };
}

const endOf = ({ ends_at, current_period_end, trial_ends_at }: Subscription): string | null =>
  ends_at ?? current_period_end ?? trial_ends_at;

/** Whether there will be another charge, which needs a card. */
export const isLive = ({ kind }: PlanStanding): boolean => kind !== 'none' && kind !== 'over';
