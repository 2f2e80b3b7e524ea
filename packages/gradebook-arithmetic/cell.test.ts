import { expect, test } from 'vitest';
import { readCell } from './cell.ts';
import { toText } from './fraction.ts';
import type { Cell, Column, View } from './gradebook.ts';

const column: Column = {
  id: 'essay',
  category: 'work',
  points: 20,
  late: { percent: 10, every: 'day', lowest_percent: 0 },
};

function read(cell: Cell, more: Partial<Column> = {}, view: View = 'teacher'): string {
  const result = readCell({ ...column, ...more }, cell, view);
  return 'score' in result && result.score ? `${result.kind} ${toText(result.score)}` : result.kind;
}

test.each<[string, Cell, string]>([
  ['without anything is blank', {}, 'blank'],
  ['with a score of null is blank', { score: null }, 'blank'],
  ['with 0 has a score', { score: 0 }, 'scored 0'],
  ['that is excused wins over a score', { excused: true, score: 5, missing: true }, 'excused'],
  ['that waits is not missing', { waiting: true, missing: true }, 'waiting'],
  ['with a score no longer waits', { waiting: true, score: 12 }, 'scored 12'],
  ['uses its own score, not its attempts', { score: 9, attempts: [{ score: 15 }] }, 'scored 9'],
  ['that was late loses points', { score: 15, lateSeconds: 1 }, 'scored 13'],
  ['keeps the deduction of its return', { score: 15, lateSeconds: 90_000, deduction: 1.5 }, 'scored 27/2'],
  ['keeps a deduction of 0', { score: 15, lateSeconds: 90_000, deduction: 0 }, 'scored 15'],
])('a cell %s', (_, cell, expected) => {
  expect(read(cell)).toBe(expected);
});

test('complete or incomplete work loses nothing by being late, and everything by being missing', () => {
  expect(read({ score: 20, lateSeconds: 1 }, { grading: 'complete' })).toBe('scored 20');
  expect(read({ missing: true }, { grading: 'complete', missingLoses: 60 })).toBe('missing 0');
});

test('missing work has the score of the policy with two decimals, or none', () => {
  expect(read({ missing: true }, { missingLoses: '33.3', points: 7.25 })).toBe('missing 121/25');
  expect(read({ missing: true })).toBe('missing');
});

test('a student sees a hidden score as if it were not there', () => {
  const attempts = [{ score: 15 }, { score: 3, hidden: true }];
  expect(read({ attempts }, {}, 'student')).toBe('scored 15');
  expect(read({ attempts }, {}, 'teacher')).toBe('scored 3');
  // A missing cell that became blank would tell that there is a score.
  expect(read({ score: 3, hidden: true, missing: true }, {}, 'student')).toBe('missing');
  expect(read({ score: 3, hidden: true, waiting: true }, {}, 'student')).toBe('waiting');
});
