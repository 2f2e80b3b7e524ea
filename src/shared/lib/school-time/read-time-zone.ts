import { createEffect } from 'effector';
import { currentRendering } from '../../first-view';

/** The time zone of the reader. */
export const readTimeZoneFx = createEffect<void, string>({
  name: 'readTimeZone',
  handler: () => currentRendering()?.timeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
});
