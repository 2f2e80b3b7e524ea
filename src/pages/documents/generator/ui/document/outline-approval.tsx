import { useUnit } from 'effector-react';
import { changeRequested, type Failed, type Settled, CreditAmount } from '@/entities/generation';
import type { Outline } from '@/shared/api/actions';
import { Button } from '@/shared/ui/button';
import * as styles from './outline-approval.css';

type OutlineApprovalProps = { outline: Outline; state: Settled | Failed };

/** The sections of an approved outline are written one by one; each is charged when it is written. */
export function OutlineApproval({ outline, state }: OutlineApprovalProps) {
  const change = useUnit(changeRequested);
  const { parts, rest, credits, affordable, unlimited, refusal } = outline;
  const written = parts.filter((part) => part.written).length;
  return (
    <section className={styles.panel} aria-labelledby="outline-approval">
      <h2 id="outline-approval" className={styles.title}>
        {written === 0 ? 'Approve the outline' : `${written} of ${parts.length} sections are written`}
      </h2>
      <p className={styles.note}>
        {written === 0
          ? 'Change, move, add or remove sections in the outline above.'
          : 'You can still change the sections that are not written.'}{' '}
        {unlimited
          ? 'You can stop at any time.'
          : 'Each is charged when it is written; you can stop at any time.'}
      </p>
      <ol className={styles.parts}>
        {parts.map((part) => (
          <li key={part.id} className={styles.part}>
            <span className={styles.heading} dir="auto">
              {part.heading}
            </span>
            <span className={styles.figure}>{part.target_words} words</span>
            <span className={styles.figure}>
              {part.written ? 'Written' : unlimited ? null : <CreditAmount credits={part.credits} />}
            </span>
          </li>
        ))}
        {rest > 0 && !unlimited ? (
          <li className={styles.part}>
            <span className={styles.heading}>What follows the sections</span>
            <span className={styles.figure}>
              <CreditAmount credits={rest} />
            </span>
          </li>
        ) : null}
      </ol>
      {refusal === null ? (
        <div className={styles.foot}>
          <span>
            {unlimited ? null : (
              <>
                About <CreditAmount credits={credits} /> in all
                {affordable ? '.' : ', more than you have left: writing stops when they are used up.'}
              </>
            )}
          </span>
          <Button
            variant="primary"
            pending={state.pending?.kind === 'continue'}
            onClick={() => change({ kind: 'continue' })}
          >
            {written === 0 ? 'Approve and write' : 'Write the rest'}
          </Button>
        </div>
      ) : (
        <p>{refusal}</p>
      )}
    </section>
  );
}
