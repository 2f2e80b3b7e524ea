import { expect, test } from 'vitest';
import { zonedTime } from './zoned-time';

const HOUR = 3_600_000;
const hours = Array.from(
  { length: 24 * 366 },
  (_, hour) => new Date(Date.UTC(2026, 0, 1) + hour * HOUR + 61_500),
);

/** Writes times such as 2026-11-13 09:05:01, in local time without a zone. */
const writerIn = (timeZone?: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

test.each(['UTC', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Kiritimati'])(
  'the times of a year in %s are those of Intl',
  (timeZone) => {
    const [zoned, local] = [writerIn(timeZone), writerIn()];
    // Some hours do not exist where the tests run.
    const times = hours.filter((time) => {
      const text = zoned.format(time);
      return local.format(new Date(text.replace(' ', 'T'))) === text;
    });
    expect(times.length).toBeGreaterThan(8000);
    expect(times.map((time) => local.format(zonedTime(time, timeZone)))).toEqual(
      times.map((time) => zoned.format(time)),
    );
  },
);

test('an invalid time stays invalid', () => {
  expect(zonedTime(new Date('never'), 'UTC').getTime()).toBeNaN();
});
