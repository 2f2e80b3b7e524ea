import { type ReactNode, useEffect, useRef, useState } from 'react';
import { region } from './scroll-region.css';

type ScrollRegionProps = {
  /** The accessible name of the region. */
  label: string;
  /** The content, which may be larger than the region. */
  children: ReactNode;
};

// Arrow keys scroll the focused element, but not every browser makes a scroll region focusable.
const reachable = { role: 'region', tabIndex: 0 };

/** On which sides there is more than is in view. */
type Hidden = 'start' | 'end' | 'both' | undefined;

/** A scroll region that also works by keyboard. Its content fades where there is more of it. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<Hidden>();
  const measure = () => ref.current && setHidden(hiddenOf(ref.current));
  useEffect(() => {
    const resized = new ResizeObserver(measure);
    for (const element of [ref.current, ref.current?.firstElementChild])
      if (element) resized.observe(element);
    return () => resized.disconnect();
  }, []);
  return (
    <div
      ref={ref}
      className={region}
      aria-label={label}
      data-hidden={hidden}
      onScroll={measure}
      {...reachable}
    >
      {children}
    </div>
  );
}

function hiddenOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Hidden {
  // It is negative where text runs from right to left.
  const before = Math.abs(scrollLeft);
  const after = scrollWidth - clientWidth - before;
  if (before > 1) return after > 1 ? 'both' : 'start';
  return after > 1 ? 'end' : undefined;
}
