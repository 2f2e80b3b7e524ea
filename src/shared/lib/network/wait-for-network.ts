import { createEffect } from 'effector';

/** Waits so many milliseconds, or until the browser says that the network is back. */
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
