import { createEffect } from 'effector';

/** Keeps a value on this device under a name. Fails when the device has no room or allows none. */
export const keepFx = createEffect<{ name: string; value: unknown }, void>({
  name: 'keep',
  handler: ({ name, value }) => localStorage.setItem(name, JSON.stringify(value)),
});

/** What was kept under a name; undefined when nothing was, or nothing that can be read. */
export const readKeptFx = createEffect<string, unknown>({
  name: 'readKept',
  handler: (name) => {
    const kept = localStorage.getItem(name);
    return kept === null ? undefined : JSON.parse(kept);
  },
});

export const forgetKeptFx = createEffect<string, void>({
  name: 'forgetKept',
  handler: (name) => localStorage.removeItem(name),
});

/** Keeps a value under a name until the tab is closed; it outlives a reload. */
export const keepForVisitFx = createEffect<{ name: string; value: unknown }, void>({
  name: 'keepForVisit',
  handler: ({ name, value }) => sessionStorage.setItem(name, JSON.stringify(value)),
});

export const readForVisitFx = createEffect<string, unknown>({
  name: 'readForVisit',
  handler: (name) => {
    const kept = sessionStorage.getItem(name);
    return kept === null ? undefined : JSON.parse(kept);
  },
});
