import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in what the server rendered, until the browser has hydrated it: no key reaches the grid before. */
export const useListening = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
