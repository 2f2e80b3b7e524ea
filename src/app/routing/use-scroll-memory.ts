import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** User input that cancels the scroll restoration. */
const USER_INPUT = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** A new page starts at the top; going back restores the scroll position. */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const places = useRef(new Map<string, number>());
  const here = useRef(pathname);

  // A layout effect, so that scroll events of the next page are not recorded for this one.
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
    return scrollWhenTall(navigationType === NavigationType.Pop ? (places.current.get(key) ?? 0) : 0);
  }, [key, pathname, hash, navigationType]);
}

/** Scrolls to `top`, again while the page grows, until it gets there or the user moves. Returns the cancel function. */
function scrollWhenTall(top: number): () => void {
  const controller = new AbortController();
  const growth = new ResizeObserver(scroll);
  const cancel = () => {
    controller.abort();
    growth.disconnect();
  };
  function scroll() {
    scrollTo(0, top);
    if (Math.ceil(scrollY) >= top) cancel();
  }
  growth.observe(document.body);
  for (const move of USER_INPUT)
    addEventListener(move, cancel, { passive: true, once: true, signal: controller.signal });
  scroll();
  return cancel;
}
