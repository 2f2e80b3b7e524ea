import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router';

/** Sets the document title and, after a navigation, focuses the main element. Returns the text to announce. */
export function useArrival(): string {
  const { pathname } = useLocation();
  const title =
    useMatches()
      .map(({ handle }) => titleIn(handle))
      .findLast((found) => found !== null) ?? null;
  const here = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    document.title = title === null ? 'Lectern' : `${title} · Lectern`;
    if (here.current === pathname) return;
    here.current = pathname;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    setAnnouncement(title ?? '');
  }, [pathname, title]);

  return announcement;
}

const titleIn = (handle: unknown): string | null =>
  typeof handle === 'object' && handle !== null && 'title' in handle ? String(handle.title) : null;
