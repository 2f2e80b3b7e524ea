import type { ReactNode } from 'react';
import { region } from './scroll-region.css';

type ScrollRegionProps = {
  /** Names the region. */
  label: string;
  /** What may be wider or taller than its place. */
  children: ReactNode;
};

// The arrow keys scroll what has the focus, and not every browser gives it to a scroller by itself.
const reachable = { role: 'region', tabIndex: 0 };

/** Scrolls inside the page what does not fit, by touch, wheel and keyboard. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    <div className={region} aria-label={label} {...reachable}>
      {children}
    </div>
  );
}
