import type { ReactNode } from 'react';
import { split } from './split.css';

export type SplitProps = {
  /** The main content. */
  main: ReactNode;
  /** The secondary content, beside it or, on a narrow screen, below it. */
  side: ReactNode;
  /** A `column` grows with the page, at 7 to 4.6; a `rail` is always 372 px wide. */
  aside?: 'column' | 'rail';
};

/** Main and secondary content side by side, the main content first and wider. */
export function Split({ main, side, aside = 'column' }: SplitProps) {
  return (
    <div className={split({ aside })}>
      <div>{main}</div>
      <div>{side}</div>
    </div>
  );
}
