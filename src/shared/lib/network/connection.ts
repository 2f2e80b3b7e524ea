import { createEffect, createEvent, createStore, sample } from 'effector';

/** The browser went offline or online. */
export const connectionChanged = createEvent<boolean>();
/** The user requested a check. */
export const connectionTried = createEvent();

/** Pings the server; fails if it does not respond. */
export const reachServerFx = createEffect<void, void>({
  name: 'reachServer',
  handler: async () => {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
  },
});

// online <-> offline; a response of the server overrules the browser
export const $online = createStore(true, { name: 'online' })
  .on(connectionChanged, (_, online) => online)
  .on(reachServerFx.done, () => true);

export const $reaching = reachServerFx.pending;

sample({ clock: connectionTried, source: $reaching, filter: (reaching) => !reaching, target: reachServerFx });

export function listenToConnection(changed: (online: boolean) => void): void {
  if (!navigator.onLine) changed(false);
  addEventListener('online', () => changed(true));
  addEventListener('offline', () => changed(false));
}
