import { useUnit } from 'effector-react';
import {
  $everyoneHas,
  $paymentsOff,
  $plansProblem,
  currentSubscription,
  intervals,
  intervalWords,
} from '@/entities/plan';
import { $user } from '@/entities/session';
import { $subscriptionStatus } from '@/entities/subscription';
import { ErrorState } from '@/shared/ui/error-state';
import { LegalLinks } from '@/shared/ui/legal-links';
import { PageHeader } from '@/shared/ui/page-header';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { $creditPacks, $interval, $offers, intervalChosen, retried } from '../model/plans-page';
import { CoverNotice } from './cover-notice';
import { CreditPacks } from './credit-packs';
import { GivenNotice } from './given-notice';
import { PausedNotice } from './paused-notice';
import { PaymentsOffNotice } from './payments-off-notice';
import { PlanBook } from './plan-book';
import { PlanQuestions } from './plan-questions';
import { UnsoldNotice } from './unsold-notice';

const options = intervals.map((value) => ({ value, label: intervalWords[value].label }));

/** All plans for visitors, and those of their role for users. */
export function PlansPage() {
  const { offers, problem, interval, packs, subscription, user, everyoneHas, paymentsOff } = useUnit({
    offers: $offers,
    problem: $plansProblem,
    interval: $interval,
    packs: $creditPacks,
    subscription: $subscriptionStatus,
    user: $user,
    everyoneHas: $everyoneHas,
    paymentsOff: $paymentsOff,
  });
  const on = useUnit({ interval: intervalChosen, retry: retried });
  const role = user?.role ?? null;
  const isNeeded = everyoneHas === null && subscription?.given?.plan_id !== 'teacher-pro';
  const isSold = isNeeded && !paymentsOff;
  return (
    <Stack gap={12}>
      <Stack gap={7}>
        <PageHeader
          title="Plans"
          lead={isSold ? leads[role ?? 'visitor'] : 'There is nothing to buy.'}
          actions={
            isSold ? (
              <SegmentedControl
                label="Billing interval"
                options={options}
                value={interval}
                onChange={on.interval}
              />
            ) : undefined
          }
        />
        <GivenNotice everyoneHas={everyoneHas} subscription={subscription} />
        {isNeeded && paymentsOff && <PaymentsOffNotice role={role} />}
        {isSold && role === 'student' && <UnsoldNotice offers={offers} />}
        {isSold && <CoverNotice subscription={subscription} />}
        <PausedNotice role={role} subscription={subscription} />
        {!isSold ? null : offers ? (
          <PlanBook offers={offers} />
        ) : problem ? (
          <ErrorState title="The plans couldn’t be loaded" onRetry={on.retry}>
            {problem.message}
          </ErrorState>
        ) : (
          <Skeleton lines={14} label="Loading the plans" />
        )}
      </Stack>
      {/* Parts that load later are below, so that the text above does not move. */}
      {isSold && offers && <PlanQuestions role={role} />}
      {isSold &&
        role === 'student' &&
        currentSubscription(subscription) &&
        packs.length > 0 &&
        offers?.some(({ plan }) => plan.available) && <CreditPacks packs={packs} />}
      {offers && <LegalLinks />}
    </Stack>
  );
}

const leads = {
  visitor: 'Unlimited for teachers. Students get credits, renewed every month.',
  teacher: 'Unlimited documents. Pay monthly, or save with a longer plan.',
  student: 'Each document uses credits, which renew every month.',
};
