import { describe, expect, test } from 'vitest';
import { dateSchedule } from './schedule-checks.ts';
import { daysText, schoolWeeks, weekdayOf } from './school-weeks.ts';

const breaks = [
  { name: 'Labor Day', first_day: '2026-09-07', last_day: '2026-09-07' },
  { name: 'Fall break', first_day: '2026-10-12', last_day: '2026-10-16' },
];
const term = { start: '2026-09-01', weeks: 7, weekdays: [1, 3, 5], breaks };

describe('the weeks of a term', () => {
  test('begin with the first class day, skip breaks and number on', () => {
    const weeks = schoolWeeks(term);
    expect(weeks.map(({ days }) => days[0])).toEqual([
      '2026-09-02',
      '2026-09-09',
      '2026-09-14',
      '2026-09-21',
      '2026-09-28',
      '2026-10-05',
      '2026-10-19',
    ]);
    expect(weeks.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('hold class days only, over forty weeks, a leap day and a change of clocks', () => {
    const days = schoolWeeks({ start: '2027-09-06', weeks: 40, weekdays: [2, 4], breaks: [] }).flatMap(
      (week) => week.days,
    );
    expect(days).toHaveLength(80);
    expect(new Set(days.map(weekdayOf))).toEqual(new Set([2, 4]));
    expect(days).toContain('2028-02-29');
  });

  test('end when breaks cover everything', () => {
    expect(
      schoolWeeks({ ...term, breaks: [{ name: '', first_day: '2026-01-01', last_day: '2099-01-01' }] }),
    ).toEqual([]);
  });

  test('are written in the language of the document', () => {
    expect(daysText(['2026-08-31', '2026-09-02', '2026-09-04'], 'en-US')).toBe('Aug 31 – Sep 4');
    expect(daysText(['2026-09-02', '2026-09-04'], 'en-GB')).toBe('Wed 2 Sept · Fri 4 Sept');
    expect(daysText([], 'de')).toBe('');
  });
});

describe('a schedule', () => {
  const weeks = schoolWeeks({ ...term, weeks: 2 });
  const request = { section: 'schedule', count: 2, weeks, language: 'en-US' };
  const entries = [
    { week: 1, topic: 'Cells' },
    { week: 2, topic: 'Genes' },
  ];

  test('gets its dates from the term', () => {
    const dated = dateSchedule(entries, request);
    expect(dated.entries[1]).toEqual({
      week: 2,
      topic: 'Genes',
      dates: 'Wed, Sep 9 · Fri, Sep 11',
      days: ['2026-09-09', '2026-09-11'],
    });
    expect(dated.checks[0]).toMatchObject({
      status: 'passed',
      detail: '2 weeks, September 2, 2026 to September 11, 2026.',
    });
  });

  test('is repaired when its numbers or days are wrong', () => {
    for (const wrong of [{ week: 3 }, { days: ['2026-09-07'] }]) {
      const dated = dateSchedule(
        [
          { week: 1, topic: 'Cells' },
          { week: 2, topic: 'Genes', ...wrong },
        ],
        request,
      );
      expect(dated.checks[0]?.status).toBe('repaired');
      expect(dated.entries[1]).toMatchObject({ week: 2, days: ['2026-09-09', '2026-09-11'] });
    }
  });

  test('is open when weeks are missing', () => {
    expect(dateSchedule(entries.slice(1), request).checks[0]).toMatchObject({
      status: 'open',
      detail: 'The schedule has 1 week; the form asks for 2.',
    });
  });
});
