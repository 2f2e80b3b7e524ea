import { coverInWords, givenInWords } from '@/entities/subscription';
import type { Role } from '@/shared/api';
import type { TokenBalance } from '@/shared/api/account';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import { formatShortNumber } from '@/shared/lib/numbers';

/** Which plan runs, in one line. */
export function describePlan(subscription: SubscriptionStatus | null): string {
  if (subscription === null) return 'Your plan, the card and the invoices';
  const live = subscription.subscriptions.find(({ plan_name }) => plan_name === subscription.plan_name);
  if (!live && subscription.given) return givenInWords(subscription.given);
  if (subscription.plan_name === null || !live) return coverInWords(subscription) ?? 'No plan yet';
  if (live.is_paused) return `${live.plan_name}, paused`;
  if (live.past_due) return `${live.plan_name}: the last payment did not go through`;
  if (live.cancel_at_period_end) return `${live.plan_name}, cancelled: it ends with the paid period`;
  return live.status === 'trialing' ? `${live.plan_name}, on trial` : live.plan_name;
}

/** The use so far, in one line. A teacher's plan has no limit, so its amounts aren't shown. */
export function describeUse(role: Role, balance: TokenBalance | null): string {
  if (role === 'teacher') return 'Your documents by day and template';
  if (balance === null) return 'Your credits by day and template';
  return `${formatShortNumber(balance.used_input_tokens + balance.used_output_tokens)} AI credits used`;
}
