import { currentRendering } from '../../first-view';

/** One per zone; a request can name a zone in many spellings. */
const formats = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATS = 500;

/**
 * A date whose local getters and formats show this time in the reader's time zone. In a browser that is the time itself.
 * The server renders for readers in other zones than its own.
 */
export function wallClock(time: string | Date): Date {
  const date = new Date(time);
  const timeZone = currentRendering()?.timeZone();
  if (timeZone === undefined || Number.isNaN(date.getTime())) return date;
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return new Date(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    });
  if (formats.size === MOST_FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format;
}
