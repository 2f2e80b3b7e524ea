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
};

/** The used share of the month’s credits, drawn as a line of ink along a ruler. */
export function CreditMeter({ used, total, label = 'AI credits', renews }: CreditMeterProps) {
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
        aria-valuetext={`${formatShortNumber(left)} of ${formatShortNumber(total)} left`}
      >
        <div className={ink} style={{ width: `${share * 100}%` }} />
      </div>
      <div className={styles.caption}>
        <span>
          <b className={styles.left}>{formatShortNumber(left)}</b> left
        </span>
        <span className={styles.figure}>of {formatShortNumber(total)}</span>
      </div>
    </div>
  );
}
