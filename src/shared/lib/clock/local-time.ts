import { createEffect } from 'effector';

export type LocalTime = {
  now: Date;
  /** Where the person's clock is set, as IANA names it. */
  timeZone: string;
};

export const readLocalTimeFx = createEffect<void, LocalTime>({
  name: 'readLocalTime',
  handler: () => ({ now: new Date(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
});
