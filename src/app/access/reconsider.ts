import { createEffect, sample } from 'effector';
import { accountChanged, adopted, loggedOut, sessionExpired, signedIn } from '@/entities/session';
import { navigateFx } from '@/shared/lib/navigation';

/** Runs the guard on the current page for the current session. The application provides the handler at its start. */
export const reconsiderFx = createEffect<void, void>({ name: 'reconsider', handler: () => {} });

sample({
  clock: [signedIn, accountChanged, sessionExpired, adopted],
  fn: () => undefined,
  target: reconsiderFx,
});

// A user who signs out does not return to the same page, so there is no `next`.
sample({ clock: loggedOut, fn: () => ({ to: '/login', replace: true }), target: navigateFx });
