import type { ReactNode } from 'react';
import { split } from './split.css';

export type SplitProps = {
  /** What matters more; it stands first. */
  main: ReactNode;
  /** What stands beside it, and under it on a narrow screen. */
  side: ReactNode;
  /** A `column` grows with the page, 7 to 4.6; a `rail` keeps 372 px. */
  aside?: 'column' | 'rail';
};

/** Two parts of a page beside each other, the one that matters more first and wider. */
export function Split({ main, side, aside = 'column' }: SplitProps) {
  return (
    <div className={split({ aside })}>
      <div>{main}</div>
      <div>{side}</div>
    </div>
  );
}
