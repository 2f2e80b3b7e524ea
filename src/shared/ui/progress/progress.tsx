import * as styles from './progress.css';

export type ProgressProps = {
  /** The accessible name: the task. */
  label: string;
  /** The completed amount. */
  value: number;
  /** The total amount. */
  max?: number;
  /** The state in words, such as "11 of 25 marked". */
  valueText?: string;
  /** The colour; `red` is reserved for marking. */
  tone?: 'ink' | 'red';
  /** Draws a thinner line, for use beside text. */
  thin?: boolean;
};

/** The progress of a task. */
export function Progress({ label, value, max = 100, valueText, tone = 'ink', thin = false }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className={styles.track({ thin })}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      aria-valuetext={valueText}
    >
      <div className={styles.line({ tone })} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
