import { combine, sample } from 'effector';
import { $balance, $user } from '@/entities/session';
import { $subscriptionStatus, subscriptionNeeded } from '@/entities/subscription';
import type { TokenBalance, User } from '@/shared/api/account';
import { formatShortNumber } from '@/shared/lib/numbers';
import { shellOpened } from './theme';

/** A teacher with a plan, and who was given one, has no limit; all other users have their remaining credits. */
export type Allowance = { kind: 'unlimited'; plan: string } | { kind: 'credits'; left: string; used: string };

export const $allowance = combine(
  $user,
  $balance,
  $subscriptionStatus,
  (user, balance, subscription): Allowance | null => {
    if (!user || !balance) return null;
    const { left, used } = creditsOf(balance);
    if (subscription?.given) return { kind: 'unlimited', plan: subscription.given.plan_name };
    if (user.role === 'student') return { kind: 'credits', left, used };
    if (subscription === null) return null;
    return !user.subscribed || subscription.plan_name === null
      ? { kind: 'credits', left, used }
      : { kind: 'unlimited', plan: subscription.plan_name };
  },
);

sample({
  clock: shellOpened,
  source: { user: $user, subscription: $subscriptionStatus },
  // Also of a teacher who never paid: a plan may be given.
  filter: ({ user, subscription }) => subscription === null && needsPlan(user),
  target: subscriptionNeeded,
});

const needsPlan = (user: User | null): boolean => user?.role === 'teacher' || user?.subscribed === true;

function creditsOf(balance: TokenBalance): { left: string; used: string } {
  return {
    left: formatShortNumber(balance.available_input_tokens + balance.available_output_tokens),
    used: formatShortNumber(balance.used_input_tokens + balance.used_output_tokens),
  };
}

export const describeAllowance = (allowance: Allowance): string =>
  allowance.kind === 'unlimited' ? 'Unlimited generations' : `${allowance.left} AI credits left`;
