import { expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { assignedWork, classWith } from '../../marking/student-work/testing.ts';

const tools = await openTestApp();
const { app, db } = tools;

const copy = (user: SignedIn, id: string, payload: { class_id: string; due_on: string | null }) =>
  app.inject({ method: 'POST', url: `/api/assignments/${id}/duplicate`, headers: user.headers, payload });

const dates = {
  publish_at: '2098-03-01T08:00:00.000Z',
  due_at: '2098-03-28T08:15:00.000Z',
  cut_off_at: '2098-04-04T22:59:00.000Z',
};

test('a copy in another class keeps its title, and its dates move with the due date', async () => {
  const { teacher, student, id } = await assignedWork(tools, dates);
  const other = await classWith(db, teacher.id, []);
  const answer = await copy(teacher, id, { class_id: other, due_on: '2098-04-01' });
  // The clocks of London went forward on 30 March 2098.
  expect(answer.json()).toMatchObject({
    class: { id: other },
    state: 'scheduled',
    content: {
      title: 'Leaf diary',
      publish_at: '2098-03-05T08:00:00.000Z',
      due_at: '2098-04-01T07:15:00.000Z',
      cut_off_at: '2098-04-08T22:59:00.000Z',
      student_ids: null,
      exceptions: [],
    },
  });
  expect(JSON.stringify(answer.json())).not.toContain(student.id);
});

test('a publication that would be in the past is none', async () => {
  const { teacher, id } = await assignedWork(tools, dates);
  const other = await classWith(db, teacher.id, []);
  const answer = await copy(teacher, id, { class_id: other, due_on: '2026-09-01' });
  expect(answer.json()).toMatchObject({ state: 'draft', content: { publish_at: null } });
  expect(answer.json().content.due_at).toBe('2026-09-01T07:15:00.000Z');
});

test.each([
  ['1999-12-31', 'Choose a year from 2000 to 2099.'],
  ['2099-12-31', 'This assignment has no due date.'],
])('a copy due on %s is rejected', async (due_on, message) => {
  const { teacher, classId, id } = await assignedWork(tools, { due_at: null, cut_off_at: null });
  const answer = await copy(teacher, id, { class_id: classId, due_on });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { due_on: [message] }]);
});
