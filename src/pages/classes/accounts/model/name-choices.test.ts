import { expect, test } from 'vitest';
import { choicesOf, studentsOf } from './name-choices';

const reasons = (text: string, members: readonly string[]) =>
  choicesOf(text, members).map(({ name, reason }) => [name, reason]);

test('a name that is in the class or above in the list is doubtful', () => {
  expect(reasons('Mina O\u0308\nBek, Leo\nADA  Byron\nLeo Bek', ['Mina \u00d6', 'Ada Byron'])).toEqual([
    ['Mina O\u0308', 'Already in the class'],
    ['Leo Bek', null],
    ['ADA Byron', 'Already in the class'],
    ['Leo Bek', 'Twice in the list'],
  ]);
});

test('only what the teacher ticks is made again', () => {
  const choices = choicesOf('Mina Ö\nLeo Bek\nMina Ö', ['Mina Ö']);
  expect(studentsOf(choices, [])).toEqual([{ first_name: 'Leo', last_name: 'Bek' }]);
  expect(studentsOf(choices, [choices[2]?.key ?? ''])).toEqual([
    { first_name: 'Leo', last_name: 'Bek' },
    { first_name: 'Mina', last_name: 'Ö', again: true },
  ]);
});
