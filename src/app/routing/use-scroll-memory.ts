import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** What a person does who will not be moved any more. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** A new page begins at its top; one that is gone back to stands where it was left. */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const way = useNavigationType();
  const places = useRef(new Map<string, number>());
  const here = useRef(pathname);

  // Before anything is painted: once the page is another one, scrolling is no more of the one that was left.
  useLayoutEffect(() => {
    const { current } = places;
    const remember = () => current.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (here.current === pathname) return undefined;
    here.current = pathname;
    if (hash) return undefined;
    return scrollOnceLong(way === NavigationType.Pop ? (places.current.get(key) ?? 0) : 0);
  }, [key, pathname, hash, way]);
}

/** Scrolls there, again while the page grows with what it fetches, until it is there or the person moves. Answers how to give up. */
function scrollOnceLong(top: number): () => void {
  const given = new AbortController();
  const growth = new ResizeObserver(scroll);
  const giveUp = () => {
    given.abort();
    growth.disconnect();
  };
  function scroll() {
    scrollTo(0, top);
    if (Math.ceil(scrollY) >= top) giveUp();
  }
  growth.observe(document.body);
  for (const move of OWN_MOVES)
    addEventListener(move, giveUp, { passive: true, once: true, signal: given.signal });
  scroll();
  return giveUp;
}
