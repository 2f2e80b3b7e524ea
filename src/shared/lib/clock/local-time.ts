import { createEffect } from 'effector';
import { now, timeZone } from '../../first-view';

export type LocalTime = {
  now: Date;
  /** The IANA name of the browser's time zone. */
  timeZone: string;
};

export const readLocalTimeFx = createEffect<void, LocalTime>({
  name: 'readLocalTime',
  handler: () => ({ now: now(), timeZone: timeZone() }),
});
