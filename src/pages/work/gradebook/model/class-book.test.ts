import { createTotals } from 'gradebook-arithmetic/totals';
import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import { expect, test } from 'vitest';
import { studentBooks } from './class-book';
import { assignmentId, gradebookOf, studentId } from './gradebook.fixture';
import { cellId, entered, nothing, withUnsaved } from './unsaved';

const answer = gradebookOf();
const none = new Map();
const entry = (place: number, points: number | null) =>
  new Map([[studentId(place), new Map([[assignmentId(0), { points, status: null }]])]]);

test('totals are those that the server works out', () => {
  const { gradebook, students } = readClassGradebook(answer);
  const totalsOf = createTotals(gradebook);
  for (const student of studentBooks(answer, none))
    expect(student.totals).toEqual(totalsOf(students.get(student.id) ?? { cells: {} }));
});

test('an entry changes the total of its student, and nobody else', () => {
  const before = studentBooks(answer, none);
  const after = studentBooks(answer, entry(1, 2));
  expect(after[1]?.cells.get(assignmentId(0))?.points).toBe(2);
  expect(after[1]?.totals.current.percent).not.toEqual(before[1]?.totals.current.percent);
  expect(after.filter((student, place) => student !== before[place])).toHaveLength(1);
  expect(studentBooks(answer, entry(1, 2))[1]).toBe(after[1]);
});

test('the total after an entry is that of an answer with its score', () => {
  const place = answer.cells.students.findIndex(
    (student, index) => student === 1 && answer.cells.assignments[index] === 0,
  );
  const stored = {
    ...answer,
    cells: {
      ...answer.cells,
      points: answer.cells.points.with(place, 2),
      statuses: answer.cells.statuses.with(place, 'none'),
    },
  };
  expect(studentBooks(answer, entry(1, 2))[1]?.totals).toEqual(studentBooks(stored, none)[1]?.totals);
});

test('a score that is entered for late work costs what the policy says', () => {
  const place = answer.cells.statuses.indexOf('late');
  const student = answer.students[answer.cells.students[place] ?? 0];
  const assignment = answer.assignments[answer.cells.assignments[place] ?? 0];
  if (!student || !assignment) throw new Error('No late work.');
  const values = new Map([
    [student.id, new Map([[assignment.id, { points: assignment.points, status: null }]])],
  ]);
  const cell = studentBooks(answer, values)
    .find(({ id }) => id === student.id)
    ?.cells.get(assignment.id);
  expect(cell).toMatchObject({ deduction: assignment.points / 10, status: 'late' });
});

/** The first score of the second student is the mean of 4 and 5, which 4.5 is not exactly for the page. */
const withMean = {
  ...answer,
  cells: {
    ...answer.cells,
    means: answer.cells.students.flatMap((student, cell) =>
      student === 1 && answer.cells.assignments[cell] === 0
        ? [{ cell, points: [4, 5], deductions: [0, 0] }]
        : [],
    ),
  },
};

test.each([2, null])('an entry of %s ends the mean of the attempts', (points) => {
  const totals = (book: typeof answer, values: ReturnType<typeof entry>) =>
    studentBooks(book, values)[1]?.totals;
  expect(totals(withMean, none)).not.toEqual(totals(answer, none));
  expect(totals(withMean, entry(1, points))).toEqual(totals(answer, entry(1, points)));
});

test('points that are entered and taken back are no mean any more', () => {
  const points = studentBooks(answer, none)[1]?.cells.get(assignmentId(0))?.points ?? null;
  const change = (key: string, before: number | null, after: number | null) => ({
    cell: cellId(studentId(1), assignmentId(0)),
    key,
    before: { points: before, status: null },
    after: { points: after, status: null },
    origin: 'grid' as const,
    batch: null,
  });
  const unsaved = entered(nothing, [change('k1', points, 2), change('k2', 2, points)]);
  const cell = studentBooks(withMean, withUnsaved(none, unsaved))[1]?.cells.get(assignmentId(0));
  expect(cell).toMatchObject({ points, mean: null, isReturned: false });
});
