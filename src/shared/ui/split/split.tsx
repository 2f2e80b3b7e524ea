import type { ReactNode } from 'react';
import { split } from './split.css';

export type SplitProps = {
  /** The main content, which comes first. */
  main: ReactNode;
  /** The content beside it, or below it on a narrow screen. */
  side: ReactNode;
  /** A `column` grows with the page, 7 to 4.6; a `rail` is always 372 px wide. */
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
