import type { ReactNode } from 'react';
import { area, split } from './split.css';

export type SplitProps = {
  /** The main content. */
  main: ReactNode;
  /** The secondary content, beside it or, on a narrow screen, below it. */
  side: ReactNode;
  /** More of the main content, which on a narrow screen follows the secondary content. */
  more?: ReactNode;
  /** A `column` grows with the page, at 7 to 4.6; a `rail` is always 372 px wide. */
  aside?: 'column' | 'rail';
};

/** Main and secondary content side by side, the main content first and wider. */
export function Split({ main, side, more, aside = 'column' }: SplitProps) {
  return (
    <div className={split({ aside })}>
      <div>{main}</div>
      <div className={more === undefined ? undefined : area.side}>{side}</div>
      {more === undefined ? null : <div className={area.more}>{more}</div>}
    </div>
  );
}
