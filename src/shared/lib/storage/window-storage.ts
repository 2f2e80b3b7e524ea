import { createEffect } from 'effector';
import { afterHydration } from '../../first-view';
import { parsed } from './storage';

/** Milliseconds until a name counts as that of an open window: those of a page that was just reloaded are free soon. */
const WAIT = 1000;

type StoredValue = { name: string; value: unknown };

/** Holds a name until this window is closed or reloaded. */
const heldForGood = () => new Promise<never>(() => {});

/** Creates a name in localStorage, after a prefix, that no other window uses. Windows see from its lock that this one is open. */
export const claimNameFx = createEffect<string, string>({
  name: 'claimStoredName',
  handler: (prefix) =>
    afterHydration(() => {
      const name = `${prefix}${crypto.randomUUID()}`;
      void navigator.locks.request(name, heldForGood);
      return name;
    }),
});

/** Reads what closed windows left after a prefix. No other window gets it, until this one is closed too. */
export const takeLeftFx = createEffect<{ prefix: string; own: string }, readonly StoredValue[]>({
  name: 'takeLeftValues',
  handler: ({ prefix, own }) =>
    afterHydration(async () => {
      const names = namesAfter(prefix).filter((name) => name !== own);
      return (await Promise.all(names.map(taken))).flat();
    }),
});

/** Reads what all windows store after any of the prefixes. Fails if a value is not JSON. */
export const readAllStoredFx = createEffect<readonly string[], readonly unknown[]>({
  name: 'readAllStored',
  handler: (prefixes) =>
    afterHydration(() => prefixes.flatMap(namesAfter).map((name) => parsed(localStorage.getItem(name)))),
});

export const removeAllStoredFx = createEffect<readonly string[], void>({
  name: 'removeAllStored',
  handler: (names) =>
    afterHydration(() => {
      for (const name of names) localStorage.removeItem(name);
    }),
});

const namesAfter = (prefix: string): string[] =>
  Object.keys(localStorage).filter((name) => name.startsWith(prefix));

/** The value of a name, or nothing while another window holds it. */
const taken = (name: string): Promise<StoredValue[]> =>
  new Promise((resolve) => {
    const request = navigator.locks.request(name, { signal: AbortSignal.timeout(WAIT) }, () => {
      resolve([{ name, value: parsed(localStorage.getItem(name)) }]);
      return heldForGood();
    });
    request.catch(() => resolve([]));
  });
