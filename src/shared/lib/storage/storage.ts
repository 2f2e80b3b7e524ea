import { createEffect } from 'effector';
import { afterHydration, readUnlessEmpty } from '../../first-view';

/** Stores a value in localStorage. Fails if storage is full or blocked. */
export const storeFx = createEffect<{ name: string; value: unknown }, void>({
  name: 'store',
  handler: ({ name, value }) => afterHydration(() => localStorage.setItem(name, JSON.stringify(value))),
});

/** Reads a stored value, or undefined. Fails if the value is not JSON. */
export const readStoredFx = createEffect<string, unknown>({
  name: 'readStored',
  handler: (name) => parsed(readUnlessEmpty(null, () => localStorage.getItem(name))),
});

export const removeStoredFx = createEffect<string, void>({
  name: 'removeStored',
  handler: (name) => afterHydration(() => localStorage.removeItem(name)),
});

/** Removes forms and edits that the user has not sent, whatever the page that stored them. */
export const removeDraftsFx = createEffect<void, void>({
  name: 'removeDrafts',
  handler: () =>
    afterHydration(() => {
      removeDrafts();
      // Until then, the page may store what was typed last.
      addEventListener('pagehide', removeDrafts, { once: true });
    }),
});

function removeDrafts(): void {
  const drafts = Object.keys(localStorage).filter((name) => /^(form|edit):/.test(name));
  for (const name of drafts) localStorage.removeItem(name);
}

/** Stores a value in sessionStorage, which survives a reload but not the tab. */
export const storeForSessionFx = createEffect<{ name: string; value: unknown }, void>({
  name: 'storeForSession',
  handler: ({ name, value }) => afterHydration(() => sessionStorage.setItem(name, JSON.stringify(value))),
});

export const readFromSessionFx = createEffect<string, unknown>({
  name: 'readFromSession',
  handler: (name) => parsed(readUnlessEmpty(null, () => sessionStorage.getItem(name))),
});

export const parsed = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));
