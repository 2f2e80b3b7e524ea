import type { GivenPlan, SubscriptionStatus } from '@/shared/api/subscriptions';
import { dateOf } from '@/shared/lib/dates';

type Covered = Pick<SubscriptionStatus, 'covered_by'>;

/** Whether a co-teacher has no plan of their own, but owners of classes cover them. */
export const isOnlyCovered = (status: SubscriptionStatus | null): boolean =>
  status !== null && status.plan_name === null && status.covered_by.length > 0;

/** By whom a co-teacher is covered, such as "Covered by Maria Lopez’s plan for 8A Science"; null if by nobody. */
export function coverInWords({ covered_by: covers }: Covered): string | null {
  if (covers.length === 0) return null;
  const teachers = [...new Set(covers.map(({ teacher }) => teacher))];
  const plans = teachers.map((name) => {
    const titles = covers.filter(({ teacher }) => teacher === name).map(({ class_title: title }) => title);
    return `${name}’s plan for ${listed(titles)}`;
  });
  return `Covered by ${listed(plans)}`;
}

const givers: Readonly<Record<GivenPlan['given_to'], string>> = {
  everyone: 'which everyone here has',
  school: 'through your school',
  person: 'from an administrator',
};

/** The plan that a user has without paying, such as "Teacher Pro through your school, until 31 July 2027". */
export function givenInWords({ plan_name: name, given_to: to, ends_at: end }: GivenPlan): string {
  const words = `${name}${to === 'everyone' ? ',' : ''} ${givers[to]}`;
  return end === null ? words : `${words}, until ${dateOf(end)}`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
