import { useUnit } from 'effector-react';
import { $generation, documentOf } from '@/entities/generation';
import { $balance } from '@/entities/session';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { $expected } from '../../model/estimate';
import { CreditFigure } from '../credit-figure';
import * as styles from './generator-form.css';

/** Sends the form, and says before what it costs, or why it would not be written. */
export function FormFoot() {
  const { state, expected, balance } = useUnit({
    state: $generation,
    expected: $expected,
    balance: $balance,
  });
  const estimate = expected.state === 'unknown' ? null : expected.estimate;
  const left = balance ? balance.available_input_tokens + balance.available_output_tokens : null;

  if (state.state === 'writing') {
    return (
      <>
        <Button variant="primary" size="lg" block disabled>
          Writing…
        </Button>
        <p className={styles.cost}>What you change here goes into the next document.</p>
      </>
    );
  }
  return (
    <>
      {state.state === 'refused' ? (
        <Banner tone="danger" urgent title="Nothing was written, and nothing was charged.">
          {state.problem.message}
        </Banner>
      ) : null}
      {estimate?.refusal && state.state !== 'refused' ? (
        <Banner tone="warn" title="This cannot be written yet.">
          {estimate.refusal}
        </Banner>
      ) : null}
      {estimate && !estimate.affordable && !estimate.refusal && state.state !== 'refused' ? (
        <Banner tone="warn" title="Not enough credits">
          This needs about <CreditFigure credits={estimate.credits} />
          {left === null ? '.' : ' and '}
          {left === null ? null : (
            <>
              <CreditFigure credits={left} /> are left.
            </>
          )}{' '}
          A shorter document needs fewer.
        </Banner>
      ) : null}
      <Button variant="primary" size="lg" block type="submit" pending={state.state === 'starting'}>
        {documentOf(state) ? 'Write a new one' : 'Write it'}
      </Button>
      <p className={styles.cost} aria-live="polite">
        {estimate && !estimate.refusal ? (
          <>
            About <CreditFigure credits={estimate.credits} /> for the whole document
          </>
        ) : (
          'The cost shows here before anything is written.'
        )}
      </p>
    </>
  );
}
