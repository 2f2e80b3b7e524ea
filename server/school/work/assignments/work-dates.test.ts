import { describe, expect, test } from 'vitest';
import { datesFor, hasAttemptLeft, isOpen, secondsLate, statusOf } from './work-dates.ts';

const now = new Date('2026-03-09T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const [yesterday, tomorrow, nextWeek] = [days(-1), days(1), days(7)];
const none = { dueAt: null, cutOffAt: null };

/** The worked examples of Moodle: mod/assign/tests/locallib_test.php, "test_submissions_open". */
describe('work is accepted', () => {
  test.each([
    ['without dates', none, null, true],
    ['before the due date', { dueAt: tomorrow, cutOffAt: null }, null, true],
    ['after the due date without a cut-off', { dueAt: yesterday, cutOffAt: null }, null, true],
    ['between due date and cut-off', { dueAt: yesterday, cutOffAt: tomorrow }, null, true],
    ['after the cut-off', { dueAt: yesterday, cutOffAt: yesterday }, null, false],
    [
      'with an extension',
      { dueAt: yesterday, cutOffAt: yesterday },
      { dueAt: tomorrow, cutOffAt: null },
      true,
    ],
  ])('%s: %#', (_, everyone, exception, expected) => {
    expect(isOpen(datesFor(everyone, exception), now)).toBe(expected);
  });
});

describe('the dates of a student', () => {
  test('are those of everyone without an exception', () => {
    const dates = { dueAt: yesterday, cutOffAt: tomorrow };
    expect(datesFor(dates, null)).toEqual(dates);
    expect(datesFor(dates, none)).toEqual(dates);
  });

  test('an extension within the cut-off leaves it, a longer one moves it', () => {
    const dates = { dueAt: yesterday, cutOffAt: tomorrow };
    expect(datesFor(dates, { dueAt: now, cutOffAt: null })).toEqual({ dueAt: now, cutOffAt: tomorrow });
    expect(datesFor(dates, { dueAt: nextWeek, cutOffAt: null })).toEqual({
      dueAt: nextWeek,
      cutOffAt: nextWeek,
    });
  });

  test('an own cut-off counts, also an earlier one', () => {
    const dates = { dueAt: yesterday, cutOffAt: nextWeek };
    expect(datesFor(dates, { dueAt: null, cutOffAt: tomorrow })).toEqual({
      dueAt: yesterday,
      cutOffAt: tomorrow,
    });
  });

  test('a due date of the student moves the earlier cut-off of a group', () => {
    const dates = { dueAt: yesterday, cutOffAt: null };
    expect(datesFor(dates, { dueAt: nextWeek, cutOffAt: tomorrow })).toEqual({
      dueAt: nextWeek,
      cutOffAt: nextWeek,
    });
  });
});

describe('lateness', () => {
  // As in Canvas, which makes a due time that ends the hour last until :59.999.
  test.each([
    ['2026-11-20T23:59:00Z', '2026-11-20T23:59:59.900Z', 0],
    ['2026-11-20T23:59:00Z', '2026-11-21T00:00:00Z', 1],
    ['2026-11-20T08:15:00Z', '2026-11-20T08:15:00Z', 0],
    ['2026-11-20T08:15:00Z', '2026-11-20T08:15:01Z', 1],
    ['2026-11-20T08:15:00Z', '2026-11-20T08:14:00Z', 0],
    // 8 March 2026, 23:59 in New York, the day on which summer time began there.
    ['2026-03-09T03:59:00Z', '2026-03-09T04:59:59Z', 3600],
  ])('due %s, handed in %s: %i seconds', (due, submitted, seconds) => {
    expect(secondsLate({ dueAt: new Date(due), cutOffAt: null }, new Date(submitted))).toBe(seconds);
  });
});

/** The worked examples of Moodle: mod/assign/tests/locallib_test.php, "test_gradingtable_extension_…". */
test.each([
  ['without an extension', null, 4],
  ['with an extension that has passed', days(-2), 2],
  ['with an extension that has not', days(2), 0],
])('work due four days ago and handed in now is late %s: %#', (_, extendedTo, late) => {
  const dates = datesFor(
    { dueAt: days(-4), cutOffAt: null },
    extendedTo && { dueAt: extendedTo, cutOffAt: null },
  );
  expect(secondsLate(dates, now)).toBe(late * 86_400);
});

describe('the status of work', () => {
  const due = { dueAt: yesterday, cutOffAt: tomorrow };
  const onTime = { submittedAt: days(-2), isReturned: false };
  const tooLate = { submittedAt: now, isReturned: false };
  test.each([
    ['to_do', { dueAt: tomorrow, cutOffAt: null }, false, null],
    ['to_do', none, false, null],
    ['missing', due, false, null],
    ['closed', { dueAt: yesterday, cutOffAt: yesterday }, false, null],
    ['handed_in', due, false, onTime],
    ['handed_in', none, false, tooLate],
    ['late', due, false, tooLate],
    ['excused', due, true, null],
    ['excused', due, true, tooLate],
    ['returned', due, true, { ...tooLate, isReturned: true }],
  ] as const)('is %s: %#', (status, dates, excused, work) => {
    expect(statusOf({ dates, excused, joinedAt: days(-9), onPaper: false }, work, now)).toBe(status);
  });
});

describe('of a student who joined the class later', () => {
  const due = { dueAt: yesterday, cutOffAt: null };
  const closed = { dueAt: null, cutOffAt: yesterday };
  const work = { submittedAt: now, isReturned: false };
  test.each([
    ['before_joining', due, now, null],
    ['before_joining', closed, now, null],
    ['before_joining', { dueAt: days(-2), cutOffAt: yesterday }, now, null],
    ['missing', due, days(-2), null],
    ['closed', closed, days(-2), null],
    ['to_do', none, now, null],
    ['to_do', { dueAt: tomorrow, cutOffAt: null }, now, null],
    ['late', due, now, work],
  ] as const)('work is %s: %#', (status, dates, joinedAt, handedIn) => {
    expect(statusOf({ dates, excused: false, joinedAt, onPaper: false }, handedIn, now)).toBe(status);
  });
});

test.each([
  ['on_paper', { dueAt: tomorrow, cutOffAt: null }, null],
  ['on_paper', { dueAt: yesterday, cutOffAt: yesterday }, null],
  ['on_paper', none, null],
  ['returned', none, { submittedAt: now, isReturned: true }],
] as const)('work on paper is %s, and never to do or missing: %#', (status, dates, work) => {
  const paper = { dates, excused: false, joinedAt: days(-9), onPaper: true };
  expect(statusOf(paper, work, now)).toBe(status);
});

test.each([
  [null, 99, true],
  [2, 1, true],
  [2, 2, false],
])('of %s attempts, %i are used: another one is possible, %s', (most, used, expected) => {
  expect(hasAttemptLeft(most, used)).toBe(expected);
});

test.each([
  ['New York', '2026-03-10T03:59:00Z'],
  ['Kolkata', '2026-03-09T18:29:00Z'],
  ['Kathmandu', '2026-03-09T18:14:00Z'],
  ['Lord Howe', '2026-03-09T12:59:00Z'],
  ['Chatham', '2026-03-09T10:14:00Z'],
])('23:59 in %s lasts to midnight', (_, time) => {
  const dates = { dueAt: new Date(time), cutOffAt: new Date(time) };
  const lastSecond = new Date(dates.dueAt.getTime() + 59_000);
  expect([isOpen(dates, lastSecond), secondsLate(dates, lastSecond)]).toEqual([true, 0]);
  const midnight = new Date(dates.dueAt.getTime() + 60_000);
  expect([isOpen(dates, midnight), secondsLate(dates, midnight)]).toEqual([false, 1]);
});
