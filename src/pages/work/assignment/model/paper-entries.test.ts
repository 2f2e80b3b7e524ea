import { expect, test } from 'vitest';
import type { Gradebook } from '@/shared/api/gradebooks';
import { paperBook } from '../../../../../tests/support/gradebooks';
import { readPoints, rowsOf, storedOf, typeScore } from './paper-entries';

const nothingElse = { note: '', overrides: [], frozen: [] };
const book: Gradebook = {
  ...paperBook,
  students: [
    { id: 'ada', first_name: 'Ada', last_name: 'Moss', ...nothingElse },
    { id: 'ben', first_name: 'Ben', last_name: 'Reed', ...nothingElse },
    { id: 'cleo', first_name: 'Cleo', last_name: 'Vale', ...nothingElse },
  ],
  cells: {
    students: [0, 2],
    assignments: [0, 0],
    points: [8, null],
    deductions: [0, 0],
    late_seconds: [0, 0],
    statuses: ['excused', 'not_assigned'],
    overridden: [true, false],
    returned: [true, false],
    means: [],
  },
};
const nothing = { points: null, status: null };
const typed = (points: number | null | undefined, key: string) => ({
  assignmentId: 'a',
  studentId: 'ben',
  points,
  key,
});
const none = new Set<string>();

test('what is typed replaces what waits, and follows what is being sent', () => {
  const first = typeScore([], typed(1, 'k1'), nothing, none);
  const second = typeScore(first, typed(12, 'k2'), nothing, none);
  expect(second).toMatchObject([{ key: 'k2', before: nothing, after: { points: 12 } }]);
  const third = typeScore(second, typed(13, 'k3'), nothing, new Set(['k2']));
  expect(third).toMatchObject([{ key: 'k2' }, { key: 'k3', before: { points: 12 }, after: { points: 13 } }]);
  const fourth = typeScore(third, typed(null, 'k4'), nothing, new Set(['k2']));
  expect(fourth).toMatchObject([
    { key: 'k2' },
    { key: 'k4', before: { points: 12 }, after: { points: null } },
  ]);
});

test('typing what is stored leaves no entry', () => {
  const first = typeScore([], typed(1, 'k1'), nothing, none);
  expect(typeScore(first, typed(null, 'k2'), nothing, none)).toEqual([]);
});

test('what is no longer a number is not sent', () => {
  const first = typeScore([], typed(1, 'k1'), nothing, none);
  expect(typeScore(first, typed(undefined, 'k2'), nothing, none)).toEqual([]);
});

test('the rows are of students who have the assignment, with what was typed', () => {
  expect(storedOf(book, 'ada')).toEqual({ points: 8, status: 'excused', isReturned: true });
  const entries = typeScore([], typed(5, 'k1'), nothing, none);
  expect(rowsOf(book, {}, entries, {})).toMatchObject([
    { name: 'Ada Moss', points: 8, isReturned: true, isUnsaved: false },
    { name: 'Ben Reed', points: 5, isReturned: false, isUnsaved: true },
  ]);
  const saved = { ada: { points: 9, status: null } };
  expect(rowsOf(book, saved, [], {})[0]).toMatchObject({ points: 9, isReturned: false, isUnsaved: false });
});

test.each([
  ['8', 8],
  [' 7,5 ', 7.5],
  ['-1', -1],
  ['0.25', 0.25],
  ['', null],
  ['8/10', undefined],
  ['1,234.5', undefined],
  ['12345', undefined],
  ['7.125', undefined],
])('%j is read as %j', (text, points) => {
  expect(readPoints(text)).toBe(points);
});
