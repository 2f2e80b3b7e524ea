import { afterEach, describe, expect, test } from 'vitest';
import { provideRendering } from '../../first-view';
import {
  byLatest,
  clockOf,
  dateOf,
  dayOf,
  isoDateOf,
  longWeekdayOf,
  monthOf,
  shortDateOf,
  shortDayOf,
  weekdayOf,
} from './dates';

afterEach(() => provideRendering(() => undefined));

const time = new Date(2026, 10, 3, 9, 5);

test.each([
  ['clock', clockOf, '9:05'],
  ['short day', shortDayOf, '3 Nov'],
  ['day', dayOf, '3 November'],
  ['short date', shortDateOf, '3 Nov 2026'],
  ['date', dateOf, '3 November 2026'],
])('formats the %s of a time in the local time zone', (_, write, written) => {
  expect([write(time), write(time.toISOString())]).toEqual([written, written]);
});

test('writes a local date as ISO does', () => {
  expect(isoDateOf(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01');
  expect(isoDateOf(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});

const asAmerican = (write: (date: Date) => string) => (date: Date) => {
  provideRendering(() => ({
    now: date,
    timeZone: () => '',
    wallClock: (shown) => shown,
    origin: '',
    cookies: '',
    locale: 'en-US',
    call: () => Promise.reject(new Error('Nothing is called.')),
  }));
  return write(date);
};

const days = Array.from({ length: 400 }, (_none, day) => new Date(2025, 11, 30 + day, day % 24, day % 60));

describe.each<[string, (date: Date) => string, Intl.DateTimeFormatOptions]>([
  ['clock', clockOf, { hour: 'numeric', minute: '2-digit' }],
  ['short day', shortDayOf, { day: 'numeric', month: 'short' }],
  ['day', dayOf, { day: 'numeric', month: 'long' }],
  ['short date', shortDateOf, { day: 'numeric', month: 'short', year: 'numeric' }],
  ['date', dateOf, { day: 'numeric', month: 'long', year: 'numeric' }],
  ['weekday', weekdayOf, { weekday: 'short', day: 'numeric', month: 'short' }],
  ['long weekday', longWeekdayOf, { weekday: 'long', day: 'numeric', month: 'long' }],
  ['month', monthOf, { month: 'long', year: 'numeric' }],
])('the %s', (_, write, options) => {
  test('is what Intl writes in Britain, without its comma', () => {
    const { format } = new Intl.DateTimeFormat('en-GB', options);
    expect(days.map(write)).toEqual(
      days.map((day) =>
        format(day)
          .replace(',', '')
          .replace(/^0(?=\d:)/, ''),
      ),
    );
  });

  test('is what Intl writes in the United States', () => {
    const { format } = new Intl.DateTimeFormat('en-US', options);
    expect(days.map(asAmerican(write))).toEqual(
      days.map((day) => format(day).replace(/\s(?=[AP]M)/, '\u00A0')),
    );
  });
});

test('the latest time comes first, and a missing one last', () => {
  const times = ['2026-11-03T09:05:00Z', undefined, '2026-11-13T09:05:00Z', '2025-12-31T09:05:00Z'];
  expect(times.toSorted((one, other) => byLatest(one, other))).toEqual([
    '2026-11-13T09:05:00Z',
    '2026-11-03T09:05:00Z',
    '2025-12-31T09:05:00Z',
    undefined,
  ]);
});
