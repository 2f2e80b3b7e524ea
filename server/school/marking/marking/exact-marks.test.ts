import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { addAssignment, assignedWork, handInText } from '../student-work/testing.ts';

const tools = await openTestApp();
const { app, db } = tools;

const saveMark = ({ headers }: SignedIn, id: string, change: object) => {
  const payload = { revision: 0, state: 'marked', scores: [], points: 8, comment: '', notes: [], ...change };
  return app.inject({ method: 'PUT', url: `/api/submissions/${id}/mark`, headers, payload });
};

test('a mark has at most two decimals, except in a level of the rubric that is older', async () => {
  const { teacher, student, classId, id } = await assignedWork(tools);
  const submission = await handInText(db, student.id, id);
  const refused = await saveMark(teacher, submission, { points: 7.125 });
  const message = 'Enter at most two digits after the decimal sign.';
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { points: [message] }]);
  expect((await saveMark(teacher, submission, { points: 7.13 })).json()).toMatchObject({ points: 7.13 });
  const levels = [4, 0].map((points) => ({ label: `${points}`, points, description: '' }));
  const rubric = { criteria: [{ id: 'units', name: 'Units', levels }] };
  const ofRubric = await addAssignment(db, teacher.id, classId, { rubric });
  const work = await handInText(db, student.id, ofRubric);
  const scored = (points: number) =>
    saveMark(teacher, work, { points: null, scores: [{ criterion_id: 'units', points }] });
  expect((await scored(1.333)).json().errors).toEqual({ scores: [message] });
  const older = {
    criteria: [
      { id: 'units', name: 'Units', levels: [{ label: 'A third', points: 1.333, description: '' }] },
    ],
  };
  await db
    .update(assignments)
    .set({ rubric: sql`${JSON.stringify(older)}::jsonb` })
    .where(eq(assignments.id, ofRubric));
  expect((await scored(1.333)).statusCode).toBe(200);
  const content = { rubric: older, points: 10 };
  await expect(addAssignment(db, teacher.id, classId, content)).rejects.toMatchObject({
    errors: { rubric: [message] },
  });
  await expect(addAssignment(db, teacher.id, classId, { points: 3.125 })).rejects.toMatchObject({
    errors: { points: [message] },
  });
});
