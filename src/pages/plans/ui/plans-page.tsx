import { useUnit } from 'effector-react';
import { $plansProblem, currentSubscription, intervals, intervalWords } from '@/entities/plan';
import { $user } from '@/entities/session';
import { $subscription } from '@/entities/subscription';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { $creditPacks, $interval, $offers, intervalChosen, retried } from '../model/plans-page';
import { CreditPacks } from './credit-packs';
import { PausedNotice } from './paused-notice';
import { PlanBook } from './plan-book';
import { PlanQuestions } from './plan-questions';

const options = intervals.map((value) => ({ value, label: intervalWords[value].label }));

/** What Lectern costs: all plans for visitors, those of their role for whoever is signed in. */
export function PlansPage() {
  const { offers, problem, interval, packs, subscription, user } = useUnit({
    offers: $offers,
    problem: $plansProblem,
    interval: $interval,
    packs: $creditPacks,
    subscription: $subscription,
    user: $user,
  });
  const on = useUnit({ interval: intervalChosen, retry: retried });
  const role = user?.role ?? null;
  return (
    <Stack gap={12}>
      <Stack gap={7}>
        <PageHeader
          title="Plans"
          lead={leads[role ?? 'visitor']}
          actions={
            <SegmentedControl
              label="Billing interval"
              options={options}
              value={interval}
              onChange={on.interval}
            />
          }
        />
        <PausedNotice role={role} subscription={subscription} />
        {offers ? (
          <PlanBook offers={offers} />
        ) : problem ? (
          <ErrorState title="The plans did not come" onRetry={on.retry}>
            {problem.message}
          </ErrorState>
        ) : (
          <Skeleton lines={14} label="Loading the plans" />
        )}
      </Stack>
      {/* What comes later comes below, so that nothing that is read jumps. */}
      {offers && <PlanQuestions role={role} />}
      {role === 'student' && currentSubscription(subscription) && packs.length > 0 && (
        <CreditPacks packs={packs} />
      )}
    </Stack>
  );
}

const leads = {
  visitor: 'Teachers write without a limit. Students’ plans come with credits that are set anew every month.',
  teacher: 'You write without a limit. Pay by the month, or less for longer.',
  student: 'Credits are what the writing costs. They are set anew every month.',
};
