import { currentSubscription, findInCatalogue, intervalWords, type PlanFeature } from '@/entities/plan';
import type { User } from '@/shared/api/account';
import type { Plan } from '@/shared/api/plans';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import { formatNumber, formatMoney, formatShortNumber } from '@/shared/lib/numbers';
import { withNext } from '@/shared/lib/navigation';

/** The visitor or user who sees the plans. */
export type Reader = { user: User | null; subscription: SubscriptionStatus | null };

export type Offer = {
  plan: Plan;
  price: string;
  each: string;
  note: string;
  allowance: string;
  allowanceNote: string;
  /** Its share of the highest allowance; undefined for an unlimited plan. */
  share: number | undefined;
  features: readonly PlanFeature[];
  action:
    | { kind: 'current' }
    /** Not on sale yet. */
    | { kind: 'unsold' }
    | { kind: 'link'; label: string; href: string; primary: boolean };
};

const MAX_CREDITS = 2_000_000;

/** The plans of one interval as offers to this reader. */
export function offersFor(
  plans: readonly Plan[],
  reader: Reader,
  monthlyPlans: readonly Plan[] = [],
): readonly Offer[] {
  return plans
    .filter(({ role }) => reader.user === null || reader.user.role === role)
    .map((plan) => ({
      plan,
      price: formatMoney(plan.amount, plan.currency, { short: true }),
      each: intervalWords[plan.interval].each,
      note: noteOn(plan, reader, monthlyPlans),
      allowance:
        plan.tokens_limit === null
          ? 'Unlimited generations'
          : `${formatShortNumber(plan.tokens_limit, 1)} credits a month`,
      allowanceNote: allowanceNoteOn(plan, reader),
      share: plan.tokens_limit === null ? undefined : plan.tokens_limit / MAX_CREDITS,
      features: findInCatalogue(plan.price_id)?.features ?? [],
      action: actionOn(plan, reader),
    }));
}

function allowanceNoteOn(plan: Plan, reader: Reader): string {
  if (plan.tokens_limit === null) return 'No credits needed';
  return getsTrial(plan, reader)
    ? `The trial includes ${formatNumber(plan.trial_tokens)} credits`
    : 'Renewed every month';
}

/** Only users who have never subscribed get a trial. */
const getsTrial = ({ trial_days }: Plan, { user }: Reader): boolean =>
  trial_days > 0 && user?.subscribed !== true;

function noteOn(plan: Plan, reader: Reader, monthlyPlans: readonly Plan[]): string {
  const { months } = intervalWords[plan.interval];
  if (months > 1) {
    const monthly = formatMoney(Math.round(plan.amount / months), plan.currency, { short: true });
    const saved = savingOf(plan, monthlyPlans);
    const saving = saved > 0 ? `, save ${saved} %` : '';
    return `${monthly} a month, billed ${intervalWords[plan.interval].billed}${saving}`;
  }
  return getsTrial(plan, reader) ? `after a free ${plan.trial_days}-day trial` : '';
}

/** Percent saved compared with paying monthly; 0 if the monthly price is unknown. */
function savingOf(plan: Plan, monthlyPlans: readonly Plan[]): number {
  const monthly = monthlyPlans.find(({ plan_id }) => plan_id === plan.plan_id);
  if (monthly === undefined) return 0;
  return Math.round((1 - plan.amount / (monthly.amount * intervalWords[plan.interval].months)) * 100);
}

function actionOn(plan: Plan, reader: Reader): Offer['action'] {
  const { user, subscription } = reader;
  const current = currentSubscription(subscription)?.price_id;
  if (current === plan.price_id) return { kind: 'current' };
  if (!plan.available) return { kind: 'unsold' };
  const payment = `/plans/payment?price=${plan.price_id}`;
  return {
    kind: 'link',
    label: labelOn(plan, reader, current),
    href: user === null ? withNext('/register', payment) : payment,
    primary: plan.plan_id === 'teacher-pro' || (plan.plan_id === 'student-pro' && user !== null),
  };
}

function labelOn(plan: Plan, reader: Reader, current: string | undefined): string {
  if (current !== undefined) {
    const samePlan = findInCatalogue(current)?.planId === plan.plan_id;
    return samePlan ? `Pay ${intervalWords[plan.interval].billed}` : `Switch to ${plan.name}`;
  }
  return getsTrial(plan, reader) ? `Try free for ${plan.trial_days} days` : `Choose ${plan.name}`;
}
