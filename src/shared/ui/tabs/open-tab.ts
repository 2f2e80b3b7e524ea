import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the open tab into view, for a row of tabs that may be wider than its container. */
export function useOpenTabInSight<Row extends HTMLElement>(open: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected="true"], [aria-current]');
    if (open === undefined || !row.current || !tab) return;
    // Scrolls only the row: `scrollIntoView` would scroll the page too.
    const { left, right } = row.current.getBoundingClientRect();
    const place = tab.getBoundingClientRect();
    if (place.left < left) row.current.scrollLeft -= left - place.left;
    else if (place.right > right) row.current.scrollLeft += place.right - right;
  }, [open]);
  return row;
}
