import { describe, expect, test } from 'vitest';
import type { SchoolCalendarContent } from '../../../generated/schemas/index.ts';
import { daysLater, daysOf, mondayOf, seriesOf, termWeek, weekdayOf, weekLetters } from './recurrence.ts';
import { period } from './testing.ts';

const school = (change: Partial<SchoolCalendarContent>, timeZone = 'Europe/London') => ({
  timeZone,
  content: {
    terms: [],
    holidays: [],
    bells: [],
    school_days: [1, 2, 3, 4, 5],
    week_count: 'none' as const,
    first_week: 'A' as const,
    ...change,
  },
});

const slot = (weekday: number, week: 'every' | 'A' | 'B' = 'every', startsAt = '08:15') => ({
  weekday,
  week,
  startsAt,
  startsOn: '2026-09-01',
  endsOn: null,
});

const days = (of: ReturnType<typeof slot>, at: ReturnType<typeof school>, to = '2027-08-31') => {
  const series = seriesOf(of, at);
  return series ? daysOf(series, '2026-09-01', to) : [];
};

const autumn = period('2026-09-07', '2026-12-18', 'Autumn');

describe('A and B weeks', () => {
  test('by the calendar count through a holiday, in which nothing is held', () => {
    const london = school({
      terms: [autumn],
      holidays: [period('2026-10-26', '2026-10-30')],
      week_count: 'calendar',
    });
    expect(days(slot(2, 'A'), london)).toEqual(
      '2026-09-08 2026-09-22 2026-10-06 2026-10-20 2026-11-03 2026-11-17 2026-12-01 2026-12-15'.split(' '),
    );
    expect(days(slot(3, 'B'), london)).toEqual(
      '2026-09-16 2026-09-30 2026-10-14 2026-11-11 2026-11-25 2026-12-09'.split(' '),
    );
  });

  test('by teaching weeks stop in weeks without a school day', () => {
    const vienna = school(
      {
        terms: [period('2026-09-07', '2026-12-23', 'Autumn')],
        holidays: [period('2026-10-26', '2026-11-02'), period('2026-12-08', '2026-12-08', 'Immaculate')],
        week_count: 'teaching',
      },
      'Europe/Vienna',
    );
    expect(days(slot(4, 'B'), vienna)).toEqual(
      '2026-09-17 2026-10-01 2026-10-15 2026-11-05 2026-11-19 2026-12-03 2026-12-17'.split(' '),
    );
    expect(days(slot(2, 'A'), vienna)).toEqual(
      '2026-09-08 2026-09-22 2026-10-06 2026-10-20 2026-11-10 2026-11-24 2026-12-22'.split(' '),
    );
  });
});

test('a term ends with its last day, wherever the school is', () => {
  for (const timeZone of ['Pacific/Auckland', 'Europe/London', 'America/St_Johns', 'Pacific/Honolulu']) {
    const short = school({ terms: [period('2026-09-07', '2026-09-18', 'Autumn')] }, timeZone);
    expect(days(slot(5, 'every', '07:00'), short)).toEqual(['2026-09-11', '2026-09-18']);
    expect(days(slot(5, 'every', '22:00'), short)).toEqual(['2026-09-11', '2026-09-18']);
    expect(days(slot(6), short)).toEqual(['2026-09-12']);
  }
});

test('nothing is held between terms', () => {
  const terms = [autumn, period('2027-01-04', '2027-01-15', 'Spring')];
  const found = days(slot(1), school({ terms }));
  expect(found.slice(-4)).toEqual(['2026-12-07', '2026-12-14', '2027-01-04', '2027-01-11']);
});

test('a slot that is never held has no series', () => {
  expect(seriesOf({ ...slot(1), endsOn: '2026-09-02' }, school({}))).toBeNull();
  const free = school({ terms: [autumn], holidays: [period('2026-09-01', '2026-12-31')] });
  expect(seriesOf(slot(1), free)).toBeNull();
});

test('a window far away costs no more than a near one', () => {
  const series = seriesOf(slot(1), school({}));
  const started = performance.now();
  expect(series && daysOf(series, '2095-01-01', '2095-01-31')).toHaveLength(5);
  expect(performance.now() - started).toBeLessThan(500);
});

// A second implementation, day by day, of what the rules and their exceptions must give.
test('500 random timetables agree with a count of each day', () => {
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let run = 0; run < 500; run += 1) {
    const start = daysLater('2026-08-20', random(40));
    const end = daysLater(start, 60 + random(120));
    const terms = random(4) === 0 ? [] : [period(start, end, 'Autumn')];
    const holidays = Array.from({ length: random(4) }, () => {
      const first = daysLater(start, random(120));
      return period(first, daysLater(first, random(20)));
    });
    const counts = terms.length === 0 ? (['none'] as const) : (['none', 'calendar', 'teaching'] as const);
    const zones = ['Europe/Berlin', 'Pacific/Auckland', 'America/New_York', 'Australia/Lord_Howe'];
    const at = school(
      { terms, holidays, week_count: counts[random(counts.length)] ?? 'none', first_week: 'A' },
      zones[random(4)],
    );
    const weeks = ['every', 'A', 'B'] as const;
    const of = slot(1 + random(7), at.content.week_count === 'none' ? 'every' : weeks[random(3)], '09:10');
    const to = '2027-04-30';
    const expected: string[] = [];
    const letters = weekLetters(at.content);
    for (let day = '2026-09-01'; day <= to; day = daysLater(day, 1)) {
      const inTerm = terms.length === 0 || (start <= day && day <= end);
      const isFree = holidays.some(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);
      const fits = of.week === 'every' || letters.get(mondayOf(day)) === of.week;
      if (inTerm && !isFree && fits && weekdayOf(day) === of.weekday) expected.push(day);
    }
    expect(days(of, at, to), `run ${run}`).toEqual(expected);
  }
});

test.each([
  ['2026-09-07', 1],
  ['2026-09-13', 1],
  ['2026-10-13', 6],
  ['2026-12-18', 15],
])('%s is in week %i of 15 of the autumn term', (day, number) => {
  expect(termWeek(school({ terms: [autumn] }).content, day)).toEqual({ number, count: 15 });
});

test('a day outside the terms, or without any, has no week', () => {
  expect(termWeek(school({ terms: [autumn] }).content, '2026-12-19')).toBeUndefined();
  expect(termWeek(school({}).content, '2026-10-13')).toBeUndefined();
});

test('the week of a term that begins in the middle of one is the first', () => {
  const spring = period('2027-01-06', '2027-03-26', 'Spring');
  expect(termWeek(school({ terms: [autumn, spring] }).content, '2027-01-11')).toMatchObject({ number: 2 });
});
