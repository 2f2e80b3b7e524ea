import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../testing.ts';
import { enrolments } from '../../classes/classes/tables.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { addAssignment, assignedWork, handInText } from '../student-work/testing.ts';
import { findTeachingDay } from './teaching-day.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;

test('a teacher sees what waits to be marked, what is due today where the school is, and who joined', async () => {
  const { teacher, student, classId, id } = await assignedWork(tools, { due_at: null, cut_off_at: null });
  await handInText(db, student.id, id);
  const late = await addAssignment(db, teacher.id, classId, { title: 'Tonight' });
  const draft = await addAssignment(db, teacher.id, classId, { title: 'Draft', publish_at: null });
  // In New York it is still the 19th until five in the morning.
  const dates = { timeZone: 'America/New_York', dueAt: new Date('2026-11-20T04:59:00Z'), cutOffAt: null };
  await db
    .update(assignments)
    .set({ ...dates, publishAt: new Date('2026-11-01T00:00:00Z') })
    .where(eq(assignments.id, late));
  await db.update(assignments).set(dates).where(eq(assignments.id, draft));
  await db.update(enrolments).set({ joinedAt: new Date('2026-11-15T09:00:00Z') });

  const dayAt = async (time: string) => {
    const { due, joined } = await findTeachingDay(db, teacher.id, new Date(time));
    return [due.map(({ title }) => title), joined.map((one) => one.student.id)];
  };
  expect(await dayAt('2026-11-19T12:00:00Z')).toEqual([['Tonight'], [student.id]]);
  expect(await dayAt('2026-11-20T04:59:59Z')).toEqual([['Tonight'], [student.id]]);
  expect(await dayAt('2026-11-20T12:00:00Z')).toEqual([[], [student.id]]);
  expect(await dayAt('2026-11-23T12:00:00Z')).toEqual([[], []]);
  const { to_mark: toMark } = await findTeachingDay(db, teacher.id, new Date());
  expect(toMark).toMatchObject([{ id, to_mark: 1 }]);

  for (const { headers } of [await signIn(), student, await signIn({ role: 'student' })]) {
    const answer = await app.inject({ url: '/api/teaching-day', headers });
    expect(answer.json()).toEqual({ to_mark: [], due: [], joined: [] });
  }
});
