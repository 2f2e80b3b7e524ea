import { createEffect } from 'effector';

export type LocalTime = {
  now: Date;
  /** The IANA name of the browser's time zone. */
  timeZone: string;
};

export const readLocalTimeFx = createEffect<void, LocalTime>({
  name: 'readLocalTime',
  handler: () => ({ now: new Date(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
});
