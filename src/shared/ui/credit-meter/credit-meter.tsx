import { formatShortNumber } from '../../lib/numbers';
import { ink, ruler } from '../private/ruler.css';
import * as styles from './credit-meter.css';

export type CreditMeterProps = {
  /** The credits used. */
  used: number;
  /** All credits of the month. */
  total: number;
  /** What is measured. */
  label?: string;
  /** When the allowance renews, such as "renews 1 Nov". */
  renews?: string;
  /** Writes an amount; by default a short number. */
  format?: (amount: number) => string;
};

/** The used share of the month’s credits, or of another quota, drawn as a line of ink along a ruler. */
export function CreditMeter({
  used,
  total,
  label = 'AI credits',
  renews,
  format = formatShortNumber,
}: CreditMeterProps) {
  const spent = Math.min(Math.max(used, 0), total);
  const left = total - spent;
  const share = total > 0 ? spent / total : 1;
  return (
    <div className={styles.meter}>
      <div className={styles.caption}>
        <span>{label}</span>
        {renews ? <span>{renews}</span> : null}
      </div>
      <div
        className={ruler}
        role="meter"
        aria-label={`${label} used`}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={spent}
        aria-valuetext={`${format(left)} of ${format(total)} left`}
      >
        <div className={ink} style={{ width: `${share * 100}%` }} />
      </div>
      <div className={styles.caption}>
        <span>
          <b className={styles.left}>{format(left)}</b> left
        </span>
        <span className={styles.figure}>of {format(total)}</span>
      </div>
    </div>
  );
}
