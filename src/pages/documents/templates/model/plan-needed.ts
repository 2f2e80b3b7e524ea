import { findInCatalogue } from '@/entities/plan';
import { isValid } from '@/entities/subscription';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import type { TemplateEntry } from '@/shared/api/templates';

/** The plan that a user needs for a template; null if theirs includes it, or is not known yet. */
export function planNeeded(
  { plan, audience }: Pick<TemplateEntry, 'plan' | 'audience'>,
  subscription: SubscriptionStatus | null,
  now: Date,
): string | null {
  if (subscription === null) return null;
  const level = isValid(subscription, now) ? levelOf(subscription) : null;
  if (level === 'pro' || level === plan) return null;
  const role = audience === 'student' ? 'Student' : 'Teacher';
  return `${role} ${plan === 'pro' ? 'Pro' : 'Plus'}`;
}

function levelOf({ subscriptions }: SubscriptionStatus): TemplateEntry['plan'] {
  const [current] = subscriptions;
  const planId = current && findInCatalogue(current.price_id)?.planId;
  return planId?.endsWith('-pro') ? 'pro' : 'plus';
}
