const DAY = 24 * 60 * 60_000;

/** One per zone; a request can name a zone in many spellings. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** Milliseconds that a zone is ahead of UTC at the start of a day, by both. Asking `Intl` takes ten times as long as all the rest. */
const offsets = new Map<string, number>();
const MAX_FORMATS = 500;
const MAX_OFFSETS = 20_000;

/** A date whose local getters show this time in a zone. Only the server needs it: it renders for readers in other zones than its own. */
export function zonedTime(time: Date, timeZone: string): Date {
  if (Number.isNaN(time.getTime())) return time;
  const shown = new Date(time.getTime() + offsetAt(time, timeZone));
  return new Date(
    shown.getUTCFullYear(),
    shown.getUTCMonth(),
    shown.getUTCDate(),
    shown.getUTCHours(),
    shown.getUTCMinutes(),
    shown.getUTCSeconds(),
  );
}

/** Milliseconds that a zone is ahead of UTC at a time. */
export function offsetAt(time: Date, timeZone: string): number {
  const day = Math.floor(time.getTime() / DAY);
  const offset = offsetOfStart(day, timeZone);
  // Otherwise the clocks change on this day.
  return offset === offsetOfStart(day + 1, timeZone) ? offset : askForOffset(time, timeZone);
}

function offsetOfStart(day: number, timeZone: string): number {
  const key = `${timeZone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = askForOffset(new Date(day * DAY), timeZone);
  if (offsets.size === MAX_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function askForOffset(time: Date, timeZone: string): number {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(time.getTime() / 1000) * 1000;
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  if (formats.size === MAX_FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format;
}
