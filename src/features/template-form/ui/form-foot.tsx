import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { documentOf, CreditAmount, useQuietState } from '@/entities/generation';
import { $balance } from '@/entities/session';
import type { Estimate } from '@/shared/api/generations';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { type FormValues, listIn, STORED_KINDS, textIn } from '@/entities/template-form';
import { $isBatch } from '../model/batch-form';
import { $form, $isRejected, formSubmitted } from '../model/form';
import { $estimate } from '../model/estimate';
import { $template } from '../model/template';
import { BatchStart } from './batch-start';
import * as styles from './template-form.css';

type FormFootProps = {
  /** Why a request was declined, with what the user can do. */
  decline?: ReactNode;
};

/** The submit button with the estimated cost, or the reason why the document cannot be written. */
export function FormFoot({ decline = null }: FormFootProps) {
  const { page, expected, balance, form, isRejected, isBatch } = useUnit({
    page: $template,
    expected: $estimate,
    balance: $balance,
    form: $form,
    isRejected: $isRejected,
    isBatch: $isBatch,
  });
  const state = useQuietState();
  const submitAll = useUnit(formSubmitted);
  const isAskedForSource = form.state === 'open' && isSourceMissing(form.values);
  const estimate = expected.state === 'unknown' ? null : expected.estimate;
  // The head of the form says why.
  const always = page.state === 'ready' ? page.template.refusal : undefined;
  const refusal = always === undefined ? (estimate?.refusal ?? null) : null;
  const left = balance ? balance.available_input_tokens + balance.available_output_tokens : null;

  if (state.state === 'writing') {
    return (
      <>
        <Button variant="second" size="lg" block disabled>
          Writing…
        </Button>
        <p className={styles.cost}>Changes here apply to the next document.</p>
      </>
    );
  }
  return (
    <>
      {state.state === 'rejected' && decline ? <div className={styles.decline}>{decline}</div> : null}
      {state.state === 'rejected' && isRejected && !decline ? (
        <Banner tone="danger" urgent title="The document wasn’t started. You were not charged.">
          {state.problem.message}
        </Banner>
      ) : null}
      {refusal !== null && !isAskedForSource && !isRejected ? (
        <Banner tone="warn" title="This can’t be written yet">
          {refusal}
        </Banner>
      ) : null}
      {estimate && !estimate.affordable && !estimate.refusal && !isRejected && !isBatch ? (
        <Banner tone="warn" title="Not enough credits">
          This needs about <CreditAmount credits={estimate.credits} />
          {left === null ? '.' : '; '}
          {left === null ? null : (
            <>
              you have <CreditAmount credits={left} /> left.
            </>
          )}{' '}
          Ask for a shorter document.
        </Banner>
      ) : null}
      {isBatch ? <BatchStart /> : null}
      {isBatch ? (
        <Button block pending={state.state === 'starting'} onClick={() => submitAll()}>
          Write one document for all
        </Button>
      ) : (
        <Button
          variant={documentOf(state) ? 'second' : 'primary'}
          size="lg"
          block
          type="submit"
          disabled={always !== undefined}
          pending={state.state === 'starting'}
        >
          {documentOf(state) ? 'Write another' : 'Write it'}
        </Button>
      )}
      <p className={styles.cost} aria-live="polite">
        {/* In the same element, another sentence would count as a layout shift. */}
        <span key={`${estimate?.credits} ${estimate?.refusal}`}>
          {always === undefined
            ? costOf(estimate, isAskedForSource)
            : 'Nothing can be written without an AI model.'}
        </span>
      </p>
    </>
  );
}

const isSourceKind = (kind: string): boolean => kind === 'paste' || STORED_KINDS.has(kind);

const isSourceMissing = (values: FormValues): boolean =>
  isSourceKind(textIn(values, 'source_type')) &&
  textIn(values, 'source_text').trim() === '' &&
  listIn(values, 'source_file_ids').length === 0;

/** A missing source is a plain request at first, not a warning. */
function costOf(estimate: Estimate | null, isAskedForSource: boolean) {
  if (estimate?.refusal && isAskedForSource) return estimate.refusal;
  if (!estimate || estimate.refusal) return 'You’ll see the cost here before you start.';
  if (estimate.credits === 0) return 'Free: put together from this form, without AI';
  if (estimate.unlimited) return 'Included in your plan';
  return (
    <>
      About <CreditAmount credits={estimate.credits} /> for the whole document
    </>
  );
}
