import { useEffect, useRef } from 'react';

/**
 * Calls `store` when the page may end: the window closes, another tab comes to the front (the last thing a phone tells), or
 * the component goes. No blur comes before these.
 */
export function useLeaving(store: () => void): void {
  const latest = useRef(store);
  useEffect(() => {
    latest.current = store;
  });
  useEffect(() => {
    const leave = () => latest.current();
    const follow = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', follow);
    addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
