import { createEffect, sample } from 'effector';
import { signedIn } from '@/entities/session';

let forgetting: Promise<void> = Promise.resolve();

/** Resolves when nothing is being deleted. */
export const pagesForgotten = (): Promise<void> => forgetting;

/** Deletes every stored page, and ends the worker that stores them. */
export function forgetPages(): Promise<void> {
  // A browser that blocks storage, or an origin without TLS, has none.
  forgetting = deleteAll().catch(() => {});
  return forgetting;
}

async function deleteAll(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

const forgetPagesFx = createEffect({ name: 'forgetPages', handler: forgetPages });

// A session may have ended without a page open that could delete what it stored.
sample({ clock: signedIn, target: forgetPagesFx });
