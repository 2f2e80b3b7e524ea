import { createEffect } from 'effector';

/** Resolves after the given milliseconds. */
export const delayFx = createEffect<number, void>({
  name: 'delay',
  handler: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});
