import { expect, test } from 'vitest';
import { zonedTime } from './zoned-time';

const HOUR = 3_600_000;

/** What the local getters of a date show. */
const shownBy = (date: Date) => [
  date.getFullYear(),
  date.getMonth() + 1,
  date.getDate(),
  date.getHours(),
  date.getMinutes(),
];

test.each(['UTC', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Kiritimati'])(
  'the times of a year in %s are those of Intl',
  (timeZone) => {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
    const written = (time: Date) => {
      const parts = Object.fromEntries(
        format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
      );
      return ['year', 'month', 'day', 'hour', 'minute'].map((type) => parts[type]);
    };
    // Not every hour exists where the tests run.
    const times = Array.from(
      { length: 24 * 366 },
      (_, hour) => new Date(Date.UTC(2026, 0, 1) + hour * HOUR + 61_500),
    );
    const existing = times.filter((time) => {
      const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = written(time);
      return new Date(year, month - 1, day, hour, minute).getHours() === hour;
    });
    expect(existing.length).toBeGreaterThan(8000);
    expect(existing.map((time) => shownBy(zonedTime(time, timeZone)))).toEqual(existing.map(written));
  },
);

test('an invalid time stays invalid', () => {
  expect(zonedTime(new Date('never'), 'UTC').getTime()).toBeNaN();
});
