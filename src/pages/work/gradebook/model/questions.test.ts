import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { storeFx } from '@/shared/lib/storage';
import { book } from './book';
import { assignmentId, gradebookOf, studentId } from './gradebook.fixture';
import { $shownBooks, $shownColumns } from './page';
import { $questions, $sought, nextSought, soughtReached } from './questions';
import { $unsavedBy, questionDropped } from './scores';
import { cellId, nothing } from './unsaved';
import { $view, layoutChanged, viewChanged } from './view';

const answer = gradebookOf();
const { id } = answer.class;
const value = (points: number) => ({ points, status: null });
const at = (row: number, column: number) => cellId(studentId(row), assignmentId(column));
const place = (row: number, column: number) => ({ row: studentId(row), column: assignmentId(column) });

const start = () =>
  fork({
    values: [
      [book.$resource, { state: 'ready', id, data: answer }],
      [
        $unsavedBy,
        {
          [id]: {
            ...nothing,
            texts: {
              [at(9, 1)]: { text: 'abc', problem: 'Enter a score.' },
              [at(0, 0)]: { text: '8/9', problem: 'Say above what this means.', meanings: [] },
            },
            refusals: { [at(5, 2)]: { mine: value(3), reason: 'no_student' as const } },
            conflicts: {
              [at(5, 0)]: { mine: value(3), theirs: value(4), by: null },
              [cellId('gone', assignmentId(0))]: { mine: value(3), theirs: value(4), by: null },
            },
          },
        },
      ],
    ],
    handlers: [[storeFx, () => undefined]],
  });

test('counts what only the teacher can settle, also of a student who left', () => {
  const { placed, ...questions } = start().getState($questions);
  expect(placed.map(({ cell }) => cell)).toEqual([at(5, 0), at(5, 2), at(9, 1)]);
  expect(questions).toEqual({
    conflicts: 2,
    refusals: 1,
    unread: 1,
    lost: [cellId('gone', assignmentId(0))],
  });
});

test('leads from one to the next, and on from one that was settled', async () => {
  const scope = start();
  const next = async () => {
    await allSettled(nextSought, { scope });
    const sought = scope.getState($sought);
    await allSettled(soughtReached, { scope });
    return sought;
  };
  expect(await next()).toEqual(place(5, 0));
  await allSettled(questionDropped, { scope, params: at(5, 0) });
  expect(await next()).toEqual(place(5, 2));
  expect(await next()).toEqual(place(9, 1));
  expect(await next()).toEqual(place(5, 2));
  expect(scope.getState($sought)).toBeNull();
});

test('lifts what hides the row or the column, and nothing else', async () => {
  const scope = start();
  const hidden = [assignmentId(0), assignmentId(3)];
  await allSettled(layoutChanged, { scope, params: { hidden, order: [], widths: {} } });
  await allSettled(viewChanged, {
    scope,
    params: { name: 'nobody', category: 'Homework', grouping: 'term' },
  });
  await allSettled(nextSought, { scope });
  expect(scope.getState($shownBooks)).toHaveLength(answer.students.length);
  expect(scope.getState($shownColumns).map((column) => column.id)).toContain(assignmentId(0));
  expect(scope.getState($shownColumns).map((column) => column.id)).not.toContain(assignmentId(3));
  expect(scope.getState($view)).toMatchObject({ name: '', category: null, grouping: 'term' });
});

test('a filter that shows the cell stays', async () => {
  const scope = start();
  const { last_name: name = '' } = answer.students[5] ?? {};
  await allSettled(viewChanged, { scope, params: { name, category: 'Quizzes' } });
  await allSettled(nextSought, { scope });
  expect(scope.getState($view)).toMatchObject({ name, category: 'Quizzes' });
});
