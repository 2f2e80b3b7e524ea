import { createEffect, sample } from 'effector';
import { accountChanged, adopted, signedIn } from '@/entities/session';

/** Runs the guard on the current page for the current session. The application provides the handler at its start. */
export const reconsiderFx = createEffect<void, void>({ name: 'reconsider', handler: () => {} });

sample({ clock: [signedIn, accountChanged, adopted], target: reconsiderFx });
