import type { RuledPeriod } from '../model/plan-words';
import * as styles from './period-rule.css';

/** A paid period as a ruled line with a mark for today. */
export function PeriodRule({ rule, quiet }: { rule: RuledPeriod; quiet: boolean }) {
  const { ticks, current, from, to, ends } = rule;
  return (
    <div>
      <ol className={styles.line} data-ends={ends || undefined} aria-hidden="true">
        {Array.from({ length: ticks }, (_, index) => (
          <li
            key={index}
            className={styles.tick}
            data-now={index === current || undefined}
            data-quiet={quiet || undefined}
          />
        ))}
      </ol>
      <p className={styles.caption}>
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </div>
  );
}
