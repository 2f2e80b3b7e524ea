import { type RefObject, useEffect, useRef } from 'react';

/** For a row of tabs that may be wider than its place: the open one is scrolled into sight when it changes. */
export function useOpenTabInSight<Row extends HTMLElement>(open: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected="true"], [aria-current]');
    if (open === undefined || !row.current || !tab) return;
    // Only the row moves: the browser's own scrolling into view would move the page too.
    const { left, right } = row.current.getBoundingClientRect();
    const place = tab.getBoundingClientRect();
    if (place.left < left) row.current.scrollLeft -= left - place.left;
    else if (place.right > right) row.current.scrollLeft += place.right - right;
  }, [open]);
  return row;
}
