import { currentRendering } from '../../first-view';

/** A date whose local getters show this time in the reader's time zone. In a browser that is the time itself. */
export function wallClock(time: string | Date): Date {
  const date = new Date(time);
  return currentRendering()?.wallClock(date) ?? date;
}
