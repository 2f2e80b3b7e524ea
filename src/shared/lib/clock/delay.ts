import { createEffect } from 'effector';
import { afterHydration } from '../../first-view';

/** Resolves after the given milliseconds. */
export const delayFx = createEffect<number, void>({
  name: 'delay',
  handler: (milliseconds) =>
    afterHydration(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))),
});
