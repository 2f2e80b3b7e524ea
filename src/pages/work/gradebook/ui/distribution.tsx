import type { Fraction } from 'gradebook-arithmetic/fraction';
import { toNumber } from 'gradebook-arithmetic/fraction';
import * as styles from './gradebook-page.css';

type DistributionProps = {
  /** What is counted, such as "Before". */
  label: string;
  percents: readonly Fraction[];
  /** Of the highest bar, so that two distributions have the same scale. */
  most?: number;
};

/** How many percentages are in each tenth; the last one has all from 90 on. */
export function tenths(percents: readonly Fraction[]): number[] {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const percent of percents) {
    const tenth = Math.min(9, Math.max(0, Math.floor(toNumber(percent) / 10)));
    counts[tenth] = (counts[tenth] ?? 0) + 1;
  }
  return counts;
}

/** The scores of a column by tenths of its points. */
export function Distribution({ label, percents, most }: DistributionProps) {
  const counts = tenths(percents);
  const highest = Math.max(1, most ?? 0, ...counts);
  return (
    <ul className={styles.bars} aria-label={label}>
      {counts.map((count, tenth) => {
        const range = tenth === 9 ? '90% and more' : `${tenth * 10} to ${tenth * 10 + 9}%`;
        return (
          <li key={range} className={styles.bar} aria-label={`${range}: ${count}`}>
            <span className={styles.fill} style={{ height: `${(count / highest) * 100}%` }} />
            <span className={styles.count} aria-hidden="true">
              {count || ''}
            </span>
            <span aria-hidden="true">{tenth * 10}</span>
          </li>
        );
      })}
    </ul>
  );
}
