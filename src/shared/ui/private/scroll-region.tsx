import type { ReactNode } from 'react';
import { region } from './scroll-region.css';

type ScrollRegionProps = {
  /** The accessible name of the region. */
  label: string;
  /** The content, which may be larger than the region. */
  children: ReactNode;
};

// Arrow keys scroll the focused element, but not every browser makes a scroll region focusable.
const reachable = { role: 'region', tabIndex: 0 };

/** A scroll region that also works by keyboard. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    <div className={region} aria-label={label} {...reachable}>
      {children}
    </div>
  );
}
