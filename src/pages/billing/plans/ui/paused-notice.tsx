import { currentSubscription } from '@/entities/plan';
import type { Role } from '@/shared/api';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';

type PausedNoticeProps = { role: Role | null; subscription: SubscriptionStatus | null };

/** A paused plan has to be resumed before it is changed. */
export function PausedNotice({ role, subscription }: PausedNoticeProps) {
  const current = currentSubscription(subscription);
  if (role === null || !current?.is_paused) return null;
  const billing = role === 'student' ? '/students/accounts/billing' : '/teacher/accounts/billing';
  return (
    <Banner
      tone="warn"
      title={`${current.plan_name} is paused`}
      action={
        <Button size="sm" href={billing}>
          Go to billing
        </Button>
      }
    >
      Resume it before you switch to another plan.
    </Banner>
  );
}
