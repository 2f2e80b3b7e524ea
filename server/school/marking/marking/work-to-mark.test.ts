import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { enrol } from '../../classes/classes/seats.ts';
import { enrolments } from '../../classes/classes/tables.ts';
import { submissions } from '../../work/submissions/tables.ts';
import {
  addAssignment,
  assignedWork,
  classWith,
  giveMark,
  handInText,
  inHours,
} from '../student-work/testing.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;

const call = (method: 'GET' | 'POST', url: string, user: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${url}`, headers: user.headers, ...(payload && { payload }) });
const listed = async (teacher: SignedIn, id: string) =>
  (await call('GET', `assignments/${id}/submissions`, teacher)).json().items;
const returnAll = (teacher: SignedIn, id: string) =>
  call('POST', `assignments/${id}/return`, teacher, { submission_ids: null, at: null });

test('work is listed in the order of marking: what was handed in first, then who has not handed in', async () => {
  const teacher = await signIn();
  const students = await Promise.all([1, 2, 3, 4].map(() => signIn({ role: 'student' })));
  const classId = await classWith(db, teacher.id, students);
  const id = await addAssignment(db, teacher.id, classId);
  const [first, second, third] = students;
  if (!first || !second || !third) throw new Error('There are four students.');
  for (const [student, hours] of [
    [first, -1],
    [second, -3],
    [third, -2],
  ] as const) {
    const submission = await handInText(db, student.id, id);
    await db
      .update(submissions)
      .set({ submittedAt: new Date(inHours(hours)) })
      .where(eq(submissions.id, submission));
  }
  const order = (await listed(teacher, id)).map((row: { student: { id: string } }) => row.student.id);
  expect(order).toEqual([second.id, third.id, first.id, students[3]?.id]);
});

test('hidden names are those of handed-in work; who is missing has a name', async () => {
  const { teacher, student, classId, id } = await assignedWork(tools, { hide_names: true });
  const missing = await signIn({ role: 'student' });
  await db.transaction((tx) => enrol(tx, classId, missing.id, new Date(inHours(-48))));
  await handInText(db, student.id, id);
  expect(await listed(teacher, id)).toMatchObject([
    { student: { name: expect.stringMatching(/^Student \d$/) }, submission: { attempt: 1 } },
    { student: { name: expect.stringMatching(/^Sam Example/) }, submission: null },
  ]);
});

test('a regrade request stays to be marked when the student hands in again, until a mark is returned', async () => {
  const { teacher, student, id } = await assignedWork(tools);
  const first = await handInText(db, student.id, id);
  await giveMark(db, teacher.id, first);
  await returnAll(teacher, id);
  await call('POST', `submissions/${first}/regrade`, student, { reason: 'Look at day 3.' });
  const second = await handInText(db, student.id, id, 'Monday and Tuesday', 1);
  await giveMark(db, teacher.id, second);

  const counts = async () => [
    (await call('GET', 'marking-queue', teacher)).json().items[0]?.to_mark ?? 0,
    (await call('GET', 'assignments', teacher)).json().items[0].counts.to_mark,
    (await listed(teacher, id)).filter((row: { submission: { regrade: boolean } }) => row.submission.regrade)
      .length,
  ];
  expect(await counts()).toEqual([1, 1, 1]);
  expect((await call('GET', `submissions/${second}`, teacher)).json().attempts).toMatchObject([
    { id: first, regrade: { reason: 'Look at day 3.' } },
    { id: second, regrade: null },
  ]);
  await returnAll(teacher, id);
  expect(await counts()).toEqual([0, 0, 0]);
});

test('the work of a student who left the class is in no count and no list', async () => {
  const { teacher, student, classId, id } = await assignedWork(tools);
  await handInText(db, student.id, id);
  expect((await call('GET', 'marking-queue', teacher)).json().items).toMatchObject([{ to_mark: 1 }]);
  await db.update(enrolments).set({ removedAt: new Date() }).where(eq(enrolments.classId, classId));
  expect((await call('GET', 'marking-queue', teacher)).json().items).toEqual([]);
  expect(await listed(teacher, id)).toEqual([]);
});
