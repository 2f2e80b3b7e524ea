import { currentSubscription, findInCatalogue, intervalWords, type PlanFeature } from '@/entities/plan';
import type { User } from '@/shared/api/account';
import type { Plan, SubscriptionStatus } from '@/shared/api/billing';
import { formatMoney } from '@/shared/lib/money';
import { withNext } from '@/shared/lib/navigation';

/** Who looks at the plans. */
export type Reader = { user: User | null; subscription: SubscriptionStatus | 'unknown' };

export type Offer = {
  plan: Plan;
  price: string;
  each: string;
  note: string;
  allowance: string;
  allowanceNote: string;
  /** Of the most credits that a plan gives; undefined where nothing is counted. */
  share: number | undefined;
  features: readonly PlanFeature[];
  action: { kind: 'yours' } | { kind: 'go'; label: string; href: string; primary: boolean };
};

const MOST_CREDITS = 2_000_000;
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const figure = new Intl.NumberFormat('en-US');

/** What each plan says to this reader, for one interval. */
export function offersFor(plans: readonly Plan[], reader: Reader): readonly Offer[] {
  return plans
    .filter(({ role }) => reader.user === null || reader.user.role === role)
    .map((plan) => ({
      plan,
      price: formatMoney(plan.amount, plan.currency, { short: true }),
      each: intervalWords[plan.interval].each,
      note: noteOn(plan, reader),
      allowance:
        plan.tokens_limit === null
          ? 'Unlimited generations'
          : `${compact.format(plan.tokens_limit)} credits a month`,
      allowanceNote: allowanceNoteOn(plan, reader),
      share: plan.tokens_limit === null ? undefined : plan.tokens_limit / MOST_CREDITS,
      features: findInCatalogue(plan.price_id)?.features ?? [],
      action: actionOn(plan, reader),
    }));
}

function allowanceNoteOn(plan: Plan, reader: Reader): string {
  if (plan.tokens_limit === null) return 'Nothing is counted, nothing runs out';
  return tries(plan, reader)
    ? `The trial comes with ${figure.format(plan.trial_tokens)} credits`
    : 'Set anew every month';
}

/** A trial is for those who never subscribed. */
const tries = ({ trial_days }: Plan, { user }: Reader): boolean =>
  trial_days > 0 && user?.subscribed !== true;

function noteOn(plan: Plan, reader: Reader): string {
  const { months } = intervalWords[plan.interval];
  if (months > 1) {
    const monthly = formatMoney(Math.round(plan.amount / months), plan.currency, { short: true });
    return `${monthly} a month, paid at once`;
  }
  return tries(plan, reader) ? `after ${plan.trial_days} days free` : '';
}

function actionOn(plan: Plan, reader: Reader): Offer['action'] {
  const { user, subscription } = reader;
  const current = currentSubscription(subscription)?.price_id;
  if (current === plan.price_id) return { kind: 'yours' };
  const payment = `/plans/payment?price=${plan.price_id}`;
  return {
    kind: 'go',
    label: labelOn(plan, reader, current),
    href: user === null ? withNext('/register', payment) : payment,
    primary: plan.plan_id === 'teacher-pro' || (plan.plan_id === 'student-pro' && user !== null),
  };
}

function labelOn(plan: Plan, reader: Reader, current: string | undefined): string {
  if (current !== undefined) {
    const samePlan = findInCatalogue(current)?.planId === plan.plan_id;
    return samePlan ? `Pay by the ${plan.interval}` : `Change to ${plan.name}`;
  }
  return tries(plan, reader) ? `Try it ${plan.trial_days} days free` : `Choose ${plan.name}`;
}
