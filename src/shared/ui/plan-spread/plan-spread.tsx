import type { ReactNode } from 'react';
import * as styles from './plan-spread.css';

export type PlanSpreadProps = {
  /** Two leaves side by side, or a single one. */
  children: ReactNode;
};

/** An open book of plans, one reader on each page; narrow screens put the pages under each other. */
export function PlanSpread({ children }: PlanSpreadProps) {
  return (
    <div className={styles.desk}>
      <div className={styles.spread}>{children}</div>
    </div>
  );
}
