import { createEffect, sample } from 'effector';
import { accountChanged, adopted, loggedOut, sessionExpired, signedIn } from '@/entities/session';
import { navigateFx } from '@/shared/lib/navigation';

/** Asks the guard whether whoever is here now may stay. The application hands in the router when it starts. */
export const reconsiderFx = createEffect<void, void>({ name: 'reconsider', handler: () => {} });

sample({
  clock: [signedIn, accountChanged, sessionExpired, adopted],
  fn: () => undefined,
  target: reconsiderFx,
});

// Whoever leaves on purpose does not want to come back to the same page.
sample({ clock: loggedOut, fn: () => ({ to: '/login', replace: true }), target: navigateFx });
