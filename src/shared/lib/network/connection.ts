import { createEffect, createEvent, createStore, sample } from 'effector';
import { navigationEnded } from '../navigation';

/** The browser went offline or online. */
export const connectionChanged = createEvent<boolean>();
/** The document came out of this browser; carries when the server rendered it. */
export const storedDocumentOpened = createEvent<Date>();
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

/** When the server rendered what the page shows, if it did not answer this time. */
export const $storedAt = createStore<Date | null>(null, { name: 'storedAt' })
  .on(storedDocumentOpened, (_, time) => time)
  .reset(navigationEnded);

export const $reaching = reachServerFx.pending;

sample({ clock: connectionTried, source: $reaching, filter: (reaching) => !reaching, target: reachServerFx });

export function listenToConnection(changed: (online: boolean) => void): void {
  if (!navigator.onLine) changed(false);
  addEventListener('online', () => changed(true));
  addEventListener('offline', () => changed(false));
}

/** The worker that stores pages says so in the document. */
export function readStoredAt(opened: (time: Date) => void): void {
  const time = document.querySelector<HTMLMetaElement>('meta[name="stored-at"]')?.content;
  if (time !== undefined) opened(new Date(time));
}
