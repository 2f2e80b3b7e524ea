import { createEffect } from 'effector';
import { afterTakeover } from '../../first-view';

/** Resolves after the given milliseconds. */
export const delayFx = createEffect<number, void>({
  name: 'delay',
  handler: (milliseconds) =>
    afterTakeover(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))),
});
