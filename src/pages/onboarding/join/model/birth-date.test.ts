import { describe, expect, test } from 'vitest';
import { birthYears, dayOf, isUnder13 } from './birth-date';

const today = new Date(2026, 10, 20, 9, 30);

test.each([
  [{ day: '9', month: '5', year: '2011' }, '2011-05-09'],
  [{ day: '29', month: '2', year: '2012' }, '2012-02-29'],
  [{ day: '29', month: '2', year: '2011' }, null],
  [{ day: '31', month: '6', year: '2011' }, null],
  [{ day: '', month: '6', year: '2011' }, null],
])('%j is the day %j', (parts, day) => {
  expect(dayOf(parts)).toBe(day);
});

describe('under 13', () => {
  test.each([
    [{ day: '20', month: '11', year: '2013' }, false],
    [{ day: '21', month: '11', year: '2013' }, true],
    [{ day: '1', month: '1', year: '2020' }, true],
    [{ day: '', month: '1', year: '2020' }, false],
  ])('%j: %j', (parts, young) => {
    expect(isUnder13(parts, today)).toBe(young);
  });
});

test('the years start with that of the youngest students', () => {
  const years = birthYears(today);
  expect([years[0], years.at(-1)]).toEqual(['2022', '1926']);
});
