/** A time zone: its IANA name, and the minutes by which it was ahead of UTC in every second month of the last year. */
export type TimeZone = { name: string; offsets: readonly number[] };

const MINUTE = 60_000;
const TWO_MONTHS = 61 * 24 * 60 * MINUTE;

/** Zones with the same offsets show the same times, but for some days around a change of their clocks. */
export const offsetsBefore = (now: Date, offsetAt: (time: Date) => number): readonly number[] =>
  Array.from({ length: 6 }, (_, index) => offsetAt(new Date(now.getTime() - index * TWO_MONTHS)));

/** Whether this browser shows the same times. It is not asked for its zone: the first use of `Intl` blocks a slow phone for 200 ms. */
export function hasTimesOf({ offsets }: TimeZone, now: Date): boolean {
  const own = offsetsBefore(now, (time) => -time.getTimezoneOffset());
  return own.every((offset, index) => offset === offsets[index]);
}

export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
