import { useUnit } from 'effector-react';
import { $plans, $plansProblem, intervals, intervalWords, plansNeeded } from '@/entities/plan';
import { $user } from '@/entities/session';
import type { Plan } from '@/shared/api/plans';
import { formatMoney, formatShortNumber } from '@/shared/lib/numbers';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorState } from '@/shared/ui/error-state';
import { RadioGroup } from '@/shared/ui/radio-group';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { $change, changeConfirmed, changeCancelled, intervalChosen, planChosen } from '../model/change';
import type { Change } from '../model/change-state';
import { PreviewLines } from './preview-lines';

type Open = Exclude<Change, { state: 'closed' }>;

/** Changes the plan or its interval after a preview of the cost. */
export function ChangeDialog() {
  const change = useUnit($change);
  const on = useUnit({ confirm: changeConfirmed, leave: changeCancelled });
  const isOpen = change.state !== 'closed';
  return (
    <Dialog
      open={isOpen}
      onClose={() => on.leave()}
      title="Change plan"
      description="See what a change costs before you confirm it."
      size="md"
      actions={
        <>
          <Button onClick={() => on.leave()}>Keep my plan</Button>
          <Button
            variant="primary"
            pending={change.state === 'changing'}
            disabled={!isOpen || change.preview.state !== 'ready'}
            onClick={() => on.confirm()}
          >
            Change plan
          </Button>
        </>
      }
    >
      {isOpen ? <Choice change={change} /> : null}
    </Dialog>
  );
}

function Choice({ change }: { change: Open }) {
  const on = useUnit({ interval: intervalChosen });
  return (
    <Stack gap={5}>
      <SegmentedControl
        label="Billing interval"
        options={intervals.map((value) => ({
          value,
          label: intervalWords[value].label,
          disabled: change.state === 'changing',
        }))}
        value={change.interval}
        onChange={on.interval}
        block
      />
      <Plans change={change} />
      <PreviewLines preview={change.preview} />
    </Stack>
  );
}

function Plans({ change }: { change: Open }) {
  const { plans, problem, user } = useUnit({ plans: $plans, problem: $plansProblem, user: $user });
  const on = useUnit({ choose: planChosen, retry: plansNeeded });
  const offered = plans[change.interval]?.filter(({ role }) => role === user?.role);
  if (!offered) {
    if (!problem) return <Skeleton lines={4} label="Loading the plans" />;
    return (
      <ErrorState title="The plans couldn’t be loaded" onRetry={() => on.retry(change.interval)}>
        {problem.message}
      </ErrorState>
    );
  }
  return (
    <RadioGroup
      label="Plan"
      value={change.priceId ?? change.current}
      disabled={change.state === 'changing'}
      onChange={on.choose}
      options={offered.map((plan) => ({
        value: plan.price_id,
        label: `${plan.name}, ${priceOf(plan)}`,
        description: plan.price_id === change.current ? 'Your current plan' : givenBy(plan),
      }))}
    />
  );
}

const priceOf = ({ amount, currency, interval }: Plan) =>
  `${formatMoney(amount, currency)} ${intervalWords[interval].each}`;

function givenBy({ tokens_limit, students_limit }: Plan): string {
  if (tokens_limit !== null) return `${formatShortNumber(tokens_limit, 1)} credits a month`;
  const grading = students_limit === null ? ', without grading' : ` and ${students_limit} students`;
  return `Unlimited generations${grading}`;
}
