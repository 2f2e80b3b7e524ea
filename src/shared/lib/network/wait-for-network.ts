import { createEffect } from 'effector';
import { afterHydration } from '../../first-view';

/** Resolves after the given milliseconds, or as soon as the browser goes online. */
export const waitForNetworkFx = createEffect<number, void>({
  name: 'waitForNetwork',
  handler: (milliseconds) =>
    afterHydration(
      () =>
        new Promise<void>((resolve) => {
          const done = () => {
            clearTimeout(timer);
            removeEventListener('online', done);
            resolve();
          };
          const timer = setTimeout(done, milliseconds);
          addEventListener('online', done);
        }),
    ),
});
