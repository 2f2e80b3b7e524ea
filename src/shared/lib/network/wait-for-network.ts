import { createEffect } from 'effector';

/** Resolves after the given milliseconds, or as soon as the browser goes online. */
export const waitForNetworkFx = createEffect<number, void>({
  name: 'waitForNetwork',
  handler: (milliseconds) =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        removeEventListener('online', done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      addEventListener('online', done);
    }),
});
