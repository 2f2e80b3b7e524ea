import { useUnit } from 'effector-react';
import type { BatchEstimate } from '@/shared/api/batches';
import { formatNumber } from '@/shared/lib/numbers';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { CreditAmount } from '@/entities/generation';
import { $batchEstimate, $batchForm, $batchProblem, $startingBatch } from '../model/batch-form';
import { $isUnlimited } from '../model/estimate';
import * as styles from './template-form.css';

/** Starts a document for each student, with the price of each and of all. */
export function BatchStart() {
  const { batch, estimate, problem, isStarting, isUnlimited } = useUnit({
    batch: $batchForm,
    estimate: $batchEstimate,
    problem: $batchProblem,
    isStarting: $startingBatch,
    isUnlimited: $isUnlimited,
  });
  if (batch === null) return null;
  return (
    <>
      {problem ? (
        <Banner tone="danger" urgent title="The batch wasn’t started. You were not charged.">
          {problem.message}
        </Banner>
      ) : null}
      {estimate && !estimate.affordable && !estimate.refusal ? (
        <Banner tone="warn" title="Not enough credits for all">
          The batch pauses when they run out, and resumes once you have more.
        </Banner>
      ) : null}
      <Button variant="primary" size="lg" block type="submit" pending={isStarting}>
        {`Write ${batch.count} documents`}
      </Button>
      <p className={styles.cost} aria-live="polite">
        {isUnlimited ? 'One per student. Included in your plan' : <Price estimate={estimate} />}
      </p>
    </>
  );
}

function Price({ estimate }: { estimate: BatchEstimate | null }) {
  if (!estimate) return 'You’ll see the price of each document here before you start.';
  const [least, most] = [Math.min(...estimate.items), Math.max(...estimate.items)];
  return (
    <>
      About <CreditAmount credits={estimate.credits} /> in total,{' '}
      {least === most ? null : `${formatNumber(least)} to `}
      {formatNumber(most)} per student
    </>
  );
}
