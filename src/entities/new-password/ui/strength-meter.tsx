import { strengthOf } from '../model/password-strength';
import * as styles from './strength-meter.css';

type StrengthMeterProps = { password: string };

/** The strength of the password as four bars, with advice in words. */
export function StrengthMeter({ password }: StrengthMeterProps) {
  const { score, advice } = strengthOf(password);
  return (
    <>
      <div className={styles.meter} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={styles.step} data-reached={step <= score || undefined} />
        ))}
      </div>
      <p className={styles.advice} role="status">
        {advice}
      </p>
    </>
  );
}
