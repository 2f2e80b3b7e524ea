import { describe, expect, test } from 'vitest';
import { ageOn, readBirthDate } from './birth-date.ts';

const today = new Date('2026-11-20T23:59:00Z');

describe('an age', () => {
  test.each([
    ['2013-11-20', 13],
    ['2013-11-21', 12],
    ['2013-10-31', 13],
    ['2013-12-01', 12],
    ['2026-11-20', 0],
  ])('of a person born on %s is %i', (born, age) => {
    expect(ageOn(born, today)).toBe(age);
  });

  test('increases on 1 March for a birthday on 29 February', () => {
    expect(ageOn('2012-02-29', new Date('2025-02-28T12:00:00Z'))).toBe(12);
    expect(ageOn('2012-02-29', new Date('2025-03-01T00:00:00Z'))).toBe(13);
  });
});

describe('a birth date', () => {
  test.each(['2012-02-29', '2026-11-20', '1910-01-01'])('%s is valid', (day) => {
    expect(readBirthDate(day, today)).toBe(day);
  });

  test.each(['2011-02-29', '2011-13-01', '2011-00-10', '2026-11-21', '1900-01-01', '0000-00-00'])(
    '%s is invalid',
    (day) => {
      expect(() => readBirthDate(day, today)).toThrow('Please correct the fields below.');
    },
  );
});
