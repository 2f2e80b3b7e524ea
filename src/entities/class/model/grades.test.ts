import { expect, test } from 'vitest';
import { gradeLevelOf, grades, ordinalOf } from './grades';

test('grades go from the 1st to the 12th', () => {
  expect(grades.map(ordinalOf)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '5th',
    '6th',
    '7th',
    '8th',
    '9th',
    '10th',
    '11th',
    '12th',
  ]);
  expect(grades.map(gradeLevelOf).at(6)).toBe('Grade 7');
  expect(() => gradeLevelOf(13)).toThrow('There is no grade 13.');
});
