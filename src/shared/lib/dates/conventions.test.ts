import { expect, test } from 'vitest';
import { conventionsIn } from './conventions';

test.each([
  ['en-US', { isMonthFirst: true, isTwelveHour: true, firstDay: 0 }],
  ['en', { isMonthFirst: true, isTwelveHour: true, firstDay: 0 }],
  ['es-US', { isMonthFirst: true, isTwelveHour: true, firstDay: 0 }],
  ['en-GB', { isMonthFirst: false, isTwelveHour: false, firstDay: 1 }],
  ['en-AU', { isMonthFirst: false, isTwelveHour: true, firstDay: 1 }],
  ['ar-EG', { isMonthFirst: false, isTwelveHour: true, firstDay: 6 }],
  ['zh-Hant-TW', { isMonthFirst: false, isTwelveHour: true, firstDay: 0 }],
  ['de', { isMonthFirst: false, isTwelveHour: false, firstDay: 1 }],
  ['es-419', { isMonthFirst: false, isTwelveHour: false, firstDay: 1 }],
  ['', { isMonthFirst: false, isTwelveHour: false, firstDay: 1 }],
] as const)('the conventions of %j', (tag, expected) => {
  expect(conventionsIn(tag)).toEqual(expected);
});

test.each([
  'en-US',
  'en-GB',
  'en-AU',
  'en-CA',
  'en-IN',
  'en-NZ',
  'en-ZA',
  'en-IE',
  'en-PH',
  'en-SG',
  'en-HK',
])('the clock of %s is that of Intl', (tag) => {
  const { hour12 } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions();
  expect(conventionsIn(tag).isTwelveHour).toBe(hour12);
});
