import { createEffect } from 'effector';

/** Ends after so many milliseconds. */
export const delayFx = createEffect<number, void>({
  name: 'delay',
  handler: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});
