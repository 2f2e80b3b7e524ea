import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { outcomes } from '../private/check-outcomes';
import * as styles from './check-list.css';

export type CheckEntry = {
  /** The name of the check. */
  name: string;
  /** The outcome: passed, repaired by code, or open for the teacher. */
  status: keyof typeof outcomes;
  /** What the check found or changed. */
  detail?: string;
  /** One small button to resolve it. */
  action?: ReactNode;
};

export type CheckListProps = {
  /** The checks, in order. */
  checks: readonly CheckEntry[];
};

/** The checks of a document, with a shape for each outcome. */
export function CheckList({ checks }: CheckListProps) {
  const count = (status: CheckEntry['status']) => checks.filter((check) => check.status === status).length;
  return (
    <div>
      <p className={styles.tally}>
        <b>{count('passed')}</b> passed, <b>{count('repaired')}</b> repaired, <b>{count('open')}</b> open
      </p>
      <ul className={styles.list}>
        {checks.map((check, index) => {
          const { icon, word } = outcomes[check.status];
          return (
            <li key={`${index}-${check.name}`} className={styles.entry} data-status={check.status}>
              <span className={styles.mark}>
                <Icon of={icon} size="lg" />
              </span>
              <div className={styles.words}>
                <h3 className={styles.name}>
                  {check.name} <span className={styles.outcome}>{word}</span>
                </h3>
                {check.detail ? <p className={styles.detail}>{check.detail}</p> : null}
                {check.action ? <div className={styles.action}>{check.action}</div> : null}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
