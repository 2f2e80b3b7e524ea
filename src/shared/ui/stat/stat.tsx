import type { ReactNode } from 'react';
import * as styles from './stat.css';

export type StatProps = {
  /** What was counted. */
  label: string;
  /** The figure, already written as people read it. */
  value: ReactNode;
  /** What it is compared with, or over which time. */
  note?: ReactNode;
  /** Red counts what waits to be marked, and nothing else. */
  tone?: 'ink' | 'red';
};

/** One figure that counts, with what it counts. Several make a row: put them in a grid. */
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
