import type { ReactNode } from 'react';
import * as styles from './stat.css';

export type StatProps = {
  /** What the figure counts. */
  label: string;
  /** The figure, formatted. */
  value: ReactNode;
  /** A comparison or the period. */
  note?: ReactNode;
  /** The colour; red is reserved for work to mark. */
  tone?: 'ink' | 'red';
};

/** A figure with its label. Put several in a grid. */
export function Stat({ label, value, note, tone = 'ink' }: StatProps) {
  return (
    <dl className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-tone={tone}>
        {value}
      </dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </dl>
  );
}
