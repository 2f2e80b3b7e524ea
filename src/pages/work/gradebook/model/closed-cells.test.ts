import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import type { Gradebook } from '@/shared/api/gradebooks';
import { navigateFx } from '@/shared/lib/navigation';
import { $toasts } from '@/shared/lib/toasts';
import { book } from './book';
import { closedCellEntered } from './closed-cells';
import { assignmentId, gradebookOf, studentId } from './gradebook.fixture';
import { cellId } from './unsaved';

const answer = gradebookOf();
const { id } = answer.class;
const { content } = answer.rules;
const termId = '0192f0c1-7a54-7d3e-9d6c-0c0c00000001';
const closed: Gradebook = {
  ...answer,
  rules: {
    ...answer.rules,
    content: {
      ...content,
      terms: [
        {
          id: termId,
          name: 'Term 1',
          starts_on: '2026-09-01',
          ends_on: '2026-12-18',
          closes_on: null,
          weight: null,
        },
      ],
    },
    closed_terms: [
      {
        term_id: termId,
        closed_at: '2026-12-20T10:00:00.000Z',
        closed_by: null,
        assignment_ids: answer.assignments.map((one) => one.id),
        rules: content,
      },
    ],
  },
};

async function enter(data: Gradebook) {
  const places: unknown[] = [];
  const scope = fork({
    values: [[book.$resource, { state: 'ready', id, data }]],
    handlers: [[navigateFx, (place: unknown) => void places.push(place)]],
  });
  await allSettled(closedCellEntered, { scope, params: cellId(studentId(1), assignmentId(0)) });
  const [toast] = scope.getState($toasts);
  if (toast?.action) await allSettled(toast.action.chosen, { scope });
  return { title: toast?.title, places };
}

test('an entry in a closed term says so, and leads to Rules', async () => {
  expect(await enter(closed)).toEqual({
    title: 'Term 1 is closed: it takes no scores.',
    places: [{ to: `/teacher/gradebooks/rules?class=${id}` }],
  });
});

test('an archived class, and a student without the assignment, have reasons of their own', async () => {
  const titles = [await enter({ ...answer, is_archived: true }), await enter(answer)];
  expect(titles).toEqual([
    { title: 'The class is archived: it takes no scores.', places: [] },
    { title: 'The student does not have this assignment.', places: [] },
  ]);
});
