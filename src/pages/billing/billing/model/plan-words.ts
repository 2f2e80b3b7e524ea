import { intervalWords } from '@/entities/plan';
import type { Plan } from '@/shared/api/plans';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import { dateOf } from '@/shared/lib/dates';
import { formatNumber, formatMoney } from '@/shared/lib/numbers';
import { endDayOf } from './end-day';
import type { NextPayment } from './next-payment';
import { monthsBefore, type PeriodRule, periodRule } from './period-rule';
import type { PlanStanding } from './standing';

type Subscribed = Exclude<PlanStanding, { kind: 'none' }>;
type Tone = 'ok' | 'ink' | 'warn' | 'danger' | 'plain';

/** The lead of the page. The plan is undefined until its prices load. */
export function leadOf(standing: PlanStanding, plan: Plan | undefined): string {
  if (standing.kind === 'none') return 'You don’t have a plan yet.';
  const { plan_name: name, ends_at, current_period_end } = standing.subscription;
  switch (standing.kind) {
    case 'trial':
      return `Your trial of ${name} ends on ${endDayOf(standing.ends)}. ${afterTrial(plan)}`;
    case 'active':
      if (standing.subscription.scheduled_change) {
        const next = standing.subscription.scheduled_change.plan_name;
        return `${name} changes to ${next} on ${endDayOf(current_period_end)}.`;
      }
      return `${name} renews on ${endDayOf(current_period_end)}.`;
    case 'ending':
      return `${name} ends on ${endDayOf(standing.ends)}. Nothing changes until then.`;
    case 'paused':
      return `${name} is paused, and you are not charged.`;
    case 'pastDue':
      return `The last payment for ${name} did not go through.`;
    case 'waiting':
      return `The first payment for ${name} is still pending.`;
    case 'over':
      return `${name} ended on ${endDayOf(ends_at ?? current_period_end)}. Your documents are safe.`;
  }
}

const afterTrial = (plan: Plan | undefined): string =>
  plan
    ? `Then it’s ${formatMoney(plan.amount, plan.currency, { short: true })} ${intervalWords[plan.interval].each}.`
    : 'Then your plan starts.';

export function badgeOf(standing: Subscribed): { tone: Tone; words: string } {
  switch (standing.kind) {
    case 'trial':
      return { tone: 'ink', words: 'Trial' };
    case 'active':
      return { tone: 'ok', words: 'Active' };
    case 'ending':
      return { tone: 'warn', words: `Ends ${endDayOf(standing.ends)}` };
    case 'paused':
      return { tone: 'plain', words: 'Paused' };
    case 'pastDue':
      return { tone: 'danger', words: 'Payment due' };
    case 'waiting':
      return { tone: 'warn', words: 'Payment pending' };
    case 'over':
      return { tone: 'plain', words: 'Ended' };
  }
}

export type Fact = { label: string; value: string };

/** Allowance, price and next payment. The plan is undefined until its prices load. */
export function factsOf(
  standing: Subscribed,
  plan: Plan | undefined,
  status: SubscriptionStatus,
  amount: NextPayment | null,
): Fact[] {
  const next = { label: 'Next payment', value: nextPayment(standing, amount) };
  if (!plan) return [next];
  const { each } = intervalWords[plan.interval];
  const price = { label: 'Price', value: `${formatMoney(plan.amount, plan.currency)} ${each}` };
  return [givenBy(plan, status), price, next];
}

function givenBy({ tokens_limit, students_limit }: Plan, { remaining_credit }: SubscriptionStatus): Fact {
  if (tokens_limit !== null) return { label: 'Credits left', value: formatNumber(remaining_credit) };
  const students = students_limit === null ? '' : `, ${students_limit} students`;
  return { label: 'Generations', value: `Unlimited${students}` };
}

function nextPayment(standing: Subscribed, amount: NextPayment | null): string {
  const on = (end: string | null) =>
    amount === null ? endDayOf(end) : `${formatMoney(amount.total, amount.currency)} on ${endDayOf(end)}`;
  switch (standing.kind) {
    case 'trial':
      return on(standing.ends);
    case 'active':
      return on(standing.subscription.current_period_end);
    case 'pastDue':
      return standing.retry === null ? 'Due now' : `Next attempt on ${dateOf(standing.retry)}`;
    case 'paused':
      return 'None while paused';
    case 'waiting':
      return 'Due now';
    case 'ending':
    case 'over':
      return 'None';
  }
}

export type RuledPeriod = PeriodRule & { from: string; to: string; ends: boolean };

/** The paid period or the trial; null when its end is unknown. */
export function ruledPeriod(standing: Subscribed, plan: Plan | undefined, now: Date): RuledPeriod | null {
  const end = standing.subscription.current_period_end;
  if (end === null || !plan || standing.kind === 'over' || standing.kind === 'waiting') return null;
  const to = new Date(end);
  const from = isTrial(standing) ? daysBefore(to, plan.trial_days) : startOf(to, plan);
  const ends = standing.kind === 'ending';
  return {
    ...periodRule(from, to, now),
    from: dateOf(from),
    to: `${endWord(standing)} ${endDayOf(end)}`,
    ends,
  };
}

const startOf = (end: Date, { interval }: Plan): Date => monthsBefore(end, intervalWords[interval].months);

function daysBefore(end: Date, days: number): Date {
  const start = new Date(end);
  start.setDate(end.getDate() - days);
  return start;
}

/** A trial may also be paused, or cancelled before its end. */
const isTrial = ({ subscription }: Subscribed): boolean => subscription.status === 'trialing';

function endWord(standing: Subscribed): string {
  const { kind } = standing;
  if (kind === 'ending') return 'ends';
  if (isTrial(standing)) return 'trial until';
  if (kind === 'pastDue') return 'until';
  return kind === 'paused' ? 'paid until' : 'renews';
}

/** The note beside Resume: whether it charges the card. */
export function resumeNote(standing: Subscribed, now: Date): string {
  const end = standing.subscription.current_period_end;
  if (end === null || new Date(end) <= now) return 'A new period starts today and is charged';
  const until = isTrial(standing) ? 'your trial runs until' : 'you have paid until';
  return `No charge today: ${until} ${endDayOf(end)}`;
}
