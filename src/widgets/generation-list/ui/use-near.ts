import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Two or three windows: a part has its rows before the user has scrolled to it. */
const MARGIN = '3000px 0px';

/** Whether an element is near the window, or has the focus. `onLeave` gets its height when it is not any more. */
export function useNear(
  element: RefObject<HTMLElement | null>,
  { initially, onLeave }: { initially: boolean; onLeave: (height: number) => void },
): boolean {
  const [isNear, setNear] = useState(initially);
  useEffect(() => {
    if (!element.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target, boundingClientRect } of entries) {
          if (!isIntersecting && target.contains(document.activeElement)) continue;
          if (!isIntersecting) onLeave(boundingClientRect.height);
          startTransition(() => setNear(isIntersecting));
        }
      },
      { rootMargin: MARGIN },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, onLeave]);
  return isNear;
}
