import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import type { Todo } from '../../../generated/schemas/index.ts';
import { classes, classTeachers } from '../../classes/classes/tables.ts';
import { joinRequests } from '../../classes/joining/tables.ts';
import { makeLesson } from '../../lessons/student-lessons/testing.ts';
import { returnMarks } from '../../marking/marking/return-marks.ts';
import { assignedWork, giveMark, handInText, inHours } from '../../marking/student-work/testing.ts';
import { todos } from './tables.ts';

const testApp = await openTestApp();
const { app, db, signIn } = testApp;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function call(method: Method, path: string, { headers }: SignedIn, payload?: object) {
  const answer = await app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

const list = async (user: SignedIn): Promise<{ open: Todo[]; done: Todo[] }> =>
  (await call('GET', 'todos', user)).body;

/** The open entries as kind and number. */
const kinds = async (user: SignedIn) =>
  (await list(user)).open.map(({ kind, count }) => `${kind} ${count}`).toSorted();

test('work moves from marking to returning and then away', async () => {
  const { teacher, student, classId, id } = await assignedWork(testApp);
  await makeLesson(db, teacher.id, classId, { publishAt: inHours(24) });
  expect(await kinds(teacher)).toEqual([]);
  const submission = await handInText(db, student.id, id);
  expect(await kinds(teacher)).toEqual(['mark 1']);
  expect((await list(teacher)).open).toMatchObject([{ key: `mark:${id}`, since: expect.any(String) }]);
  await giveMark(db, teacher.id, submission);
  expect(await kinds(teacher)).toEqual(['return 1']);
  await returnMarks(db, teacher.id, id, { submission_ids: null, at: null });
  expect(await kinds(teacher)).toEqual([]);
  await call('POST', `submissions/${submission}/regrade`, student, { reason: 'Day 3 is there.' });
  expect(await kinds(teacher)).toEqual(['regrade 1']);
});

test('a question, a student who waits and a class without a lesson ahead are there until answered', async () => {
  const { teacher, student, classId, id } = await assignedWork(testApp);
  expect(await kinds(teacher)).toEqual(['plan 1']);
  await makeLesson(db, teacher.id, classId, { publishAt: inHours(24) });
  const comments = `assignments/${id}/students/${student.id}/comments`;
  await call('POST', comments, student, { text: 'May I draw two leaves?' });
  const other = await signIn({ role: 'student', subscribed: false });
  await db.insert(joinRequests).values({ classId, studentId: other.id });
  expect(await kinds(teacher)).toEqual(['answer 1', 'approve 1']);
  expect((await list(teacher)).open.map(({ person }) => person)).toEqual(['Sam Example', null]);
  await call('POST', comments, teacher, { text: 'Yes.' });
  await db.update(joinRequests).set({ declinedAt: new Date() });
  expect(await kinds(teacher)).toEqual([]);
});

test('only those who teach the class see what it asks for, and nothing of an archived class', async () => {
  const { teacher, student, classId, id } = await assignedWork(testApp);
  await handInText(db, student.id, id);
  const coTeacher = await signIn();
  await db.insert(classTeachers).values({ classId, teacherId: coTeacher.id });
  expect(await kinds(coTeacher)).toEqual(['mark 1', 'plan 1']);
  await db.delete(classTeachers);
  for (const other of [coTeacher, student, await signIn()]) expect(await kinds(other)).toEqual([]);
  await db.update(classes).set({ archivedAt: new Date() }).where(eq(classes.id, classId));
  expect(await kinds(teacher)).toEqual([]);
});

test('an own entry is written, changed, ticked, shown for a week and deleted', async () => {
  const user = await signIn();
  const fields = { title: ' Book the fume hood ', due_on: '2026-12-03' };
  const { body: entry } = await call('POST', 'todos', user, fields);
  expect(entry).toMatchObject({ kind: 'own', title: 'Book the fume hood', due_on: '2026-12-03' });
  const path = `todos/${entry.target_id}`;
  const change = { title: 'Book two', due_on: null, done: true };
  expect((await call('PATCH', path, user, change)).body).toMatchObject({ title: 'Book two', due_on: null });
  expect(await list(user)).toMatchObject({ open: [], done: [{ key: entry.key }] });
  await db.update(todos).set({ doneAt: new Date(inHours(-24 * 8)) });
  expect(await list(user)).toEqual({ open: [], done: [] });
  for (const other of [await signIn(), await signIn({ role: 'student' })]) {
    expect((await call('PATCH', path, other, change)).status).toBe(404);
    expect((await call('DELETE', path, other)).status).toBe(404);
  }
  expect((await call('DELETE', path, user)).status).toBe(204);
  expect((await call('DELETE', path, user)).status).toBe(404);
});

test('a snoozed entry says until when, for its user alone, and comes back', async () => {
  const { teacher, classId } = await assignedWork(testApp);
  const coTeacher = await signIn();
  await db.insert(classTeachers).values({ classId, teacherId: coTeacher.id });
  const key = `plan:${classId}`;
  const until = inHours(24);
  await call('PUT', 'todos/snoozes', teacher, { key, until: inHours(2) });
  await call('PUT', 'todos/snoozes', teacher, { key, until });
  expect((await list(teacher)).open).toMatchObject([{ key, snoozed_until: until }]);
  expect((await list(coTeacher)).open).toMatchObject([{ key, snoozed_until: null }]);
  await call('PUT', 'todos/snoozes', teacher, { key, until: null });
  expect((await list(teacher)).open).toMatchObject([{ key, snoozed_until: null }]);
  expect((await call('PUT', 'todos/snoozes', teacher, { key: `other:${classId}`, until })).status).toBe(422);
});

test('open entries are limited', async () => {
  const user = await signIn();
  const rows = Array.from({ length: 200 }, () => ({
    id: crypto.randomUUID(),
    userId: user.id,
    title: 'One',
  }));
  await db.insert(todos).values(rows);
  const fields = { title: 'One more', due_on: null };
  expect((await call('POST', 'todos', user, fields)).status).toBe(409);
  await db
    .update(todos)
    .set({ doneAt: new Date() })
    .where(eq(todos.id, rows[0]?.id ?? ''));
  const add = async () => (await call('POST', 'todos', user, fields)).status;
  expect((await Promise.all([add(), add(), add()])).toSorted()).toEqual([201, 409, 409]);
  const back = await call('PATCH', `todos/${rows[0]?.id}`, user, { ...fields, done: false });
  expect(back.status).toBe(409);
});
