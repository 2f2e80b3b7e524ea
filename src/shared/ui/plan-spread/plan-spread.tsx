import type { ReactNode } from 'react';
import * as styles from './plan-spread.css';

export type PlanSpreadProps = {
  /** Two leaves side by side, or a single one. */
  children: ReactNode;
};

/** Plans as an open book with a page per audience; narrow screens stack the pages. */
export function PlanSpread({ children }: PlanSpreadProps) {
  return (
    <div className={styles.desk}>
      <div className={styles.spread}>{children}</div>
    </div>
  );
}
