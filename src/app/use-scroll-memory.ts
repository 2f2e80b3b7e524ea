import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** A new page begins at its top; one that is gone back to stands where it was left. */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const way = useNavigationType();
  const places = useRef(new Map<string, number>());
  const here = useRef(pathname);

  useLayoutEffect(() => {
    if (here.current === pathname) return;
    here.current = pathname;
    if (!hash) scrollTo(0, way === NavigationType.Pop ? (places.current.get(key) ?? 0) : 0);
  }, [key, pathname, hash, way]);

  useEffect(() => {
    const { current } = places;
    const remember = () => current.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}
