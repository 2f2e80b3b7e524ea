import { expect, test } from 'vitest';
import { problemOfNames, readNames } from './read-names';

test.each([
  ['Ada Byron', 'Ada', 'Byron'],
  ['  Ana  María López ', 'Ana María', 'López'],
  ['Byron, Ada', 'Ada', 'Byron'],
  ['Ada\tByron', 'Ada', 'Byron'],
  ['Ada', 'Ada', ''],
  ['Ada,', 'Ada', ''],
])('%j is read as %j and %j', (line, first_name, last_name) => {
  expect(readNames(line)).toEqual([{ first_name, last_name }]);
});

test('each line is a student, and empty lines are none', () => {
  expect(readNames('Ada Byron\r\n\n  \nLeo Baptiste\n')).toHaveLength(2);
});

test.each([
  ['', 'Enter at least one name.'],
  ['Ada\n'.repeat(101), 'Enter at most 100 names at once: these are 101.'],
  ['Ada Byron\n\tBaptiste', undefined],
  [`Ada Byron\n${'x'.repeat(81)}`, 'Name 2 has no first name, or is too long.'],
])('a list can be used or not: %#', (text, problem) => {
  expect(problemOfNames(text)).toBe(problem);
});
