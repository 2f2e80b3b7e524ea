import { useCallback, useSyncExternalStore } from 'react';

type Watched = { list: MediaQueryList; matches: boolean };

const watched = new Map<string, Watched>();

/** Remembers whether the query matches, because asking the browser makes it compute styles. */
function watch(query: string): Watched {
  const known = watched.get(query);
  if (known) return known;
  const list = matchMedia(query);
  const added = { list, matches: list.matches };
  list.addEventListener('change', ({ matches }) => {
    added.matches = matches;
  });
  watched.set(query, added);
  return added;
}

/** Whether the media query matches; updates when it changes. False in the view that the server renders. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const { list } = watch(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => watch(query).matches,
    () => false,
  );
}
