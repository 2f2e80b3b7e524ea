import { expect, test } from 'vitest';
import type { Home, HomeEntry } from '@/shared/api/home';
import { homeEntry, quietDay } from '../../../../../tests/support/home';
import { isOver, leadOf, nameOf, nextDayWords, placeEntries } from './day';

const at = (time: string): Date => new Date(`2026-11-20T${time}:00Z`);
const duty = homeEntry('10:00', { class: null, lesson: null, title: 'Break duty', minutes: 20 });
const first = homeEntry('08:15');
const cancelled = homeEntry('09:10', { state: 'cancelled' });
const unplanned = homeEntry('11:15', { lesson: null, title: '6C Science' });
const dayOf = (...entries: HomeEntry[]): Home => ({ ...quietDay, today: { date: '2026-11-20', entries } });
const day = dayOf(first, cancelled, duty, unplanned);

test.each([
  ['07:50', ['next', 'later', 'later', 'later']],
  ['08:15', ['now', 'later', 'next', 'later']],
  ['09:04', ['now', 'later', 'next', 'later']],
  ['09:05', ['over', 'later', 'next', 'later']],
  ['11:00', ['over', 'over', 'over', 'next']],
  ['12:05', ['over', 'over', 'over', 'over']],
])('at %s the entries are %o', (time, expected) => {
  expect(placeEntries(day.today, at(time)).map(({ when }) => when)).toEqual(expected);
});

test('two lessons at the same time are both next', () => {
  const both = dayOf(first, homeEntry('08:15', { key: 'other' }));
  expect(placeEntries(both.today, at('08:00')).map(({ when }) => when)).toEqual(['next', 'next']);
});

test('a day is over when nothing more is held, and a lesson without a time never is', () => {
  expect(isOver(placeEntries(day.today, at('12:10')))).toBe(true);
  expect(isOver(placeEntries(dayOf(cancelled).today, at('08:00')))).toBe(true);
  const timeless = homeEntry('08:15', { starts_at: null, begins_at: null, ends_at: null });
  expect(placeEntries(dayOf(timeless).today, at('12:00'))).toMatchObject([{ when: 'later' }]);
});

const toMark = { id: '1', title: 'Leaf diary', class: first.class, time_zone: 'UTC', due_at: null };
const marking = [
  { ...toMark, to_mark: 40, handed_in: 44 },
  { ...toMark, to_mark: 2, handed_in: 4 },
] as Home['to_mark'];

test.each<[string, Home, string[]]>([
  ['07:50', day, ['Two lessons today, the first in 25 minutes.', '6C Science still has no plan.']],
  ['10:30', day, ['Two lessons today, the next in 45 minutes.', '6C Science still has no plan.']],
  ['09:10', day, ['Two lessons today, the next at 11:15.', '6C Science still has no plan.']],
  ['12:10', day, ['Two lessons today, all over.']],
  ['08:20', dayOf(first), ['One lesson today.']],
  [
    '08:00',
    dayOf(unplanned, { ...unplanned, key: '2' }),
    ['Two lessons today, the first at 11:15.', 'Two of them still have no plan.'],
  ],
  [
    '08:00',
    { ...quietDay, next_day: { date: '2026-11-23', entries: [first] }, to_mark: marking },
    ['No lesson today.', '42 pieces of work wait to be marked.'],
  ],
  ['08:00', quietDay, []],
])('at %s the lead says what is ahead', (time, shown, words) => {
  expect(leadOf(shown, at(time))).toEqual(words);
});

test.each([
  ['2026-11-21', [first], 'Tomorrow: one lesson, planned.'],
  ['2026-11-23', [first, { ...first, key: '2' }], 'Monday 23 November: two lessons, all planned.'],
  ['2026-11-23', [first, unplanned], 'Monday 23 November: two lessons, one without a plan.'],
  ['2026-11-21', [unplanned], 'Tomorrow: one lesson, not planned yet.'],
  ['2026-11-21', [duty], 'Tomorrow: no lesson, only duties.'],
])('the next day %s in one line', (date, entries, words) => {
  expect(nextDayWords({ date, entries }, '2026-11-20')).toBe(words);
});

test('the day after the last of October is tomorrow, too', () => {
  expect(nameOf({ date: '2026-11-01', entries: [] }, '2026-10-31')).toBe('Tomorrow');
});
