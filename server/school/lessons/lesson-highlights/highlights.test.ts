import { expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { enrolments } from '../../classes/classes/tables.ts';
import { makeLesson } from '../student-lessons/testing.ts';
import { classWith } from '../../marking/student-work/testing.ts';
import { lessonHighlights } from './tables.ts';

const { app, db, signIn } = await openTestApp();

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${url}`, headers: who.headers, ...(payload && { payload }) });
const words = { quote: 'a whiteboard', prefix: 'Take ', suffix: '.', color: 'yellow', note: 'Mine' };

async function highlighted() {
  const teacher = await signIn();
  const [student, classmate] = [await signIn({ role: 'student' }), await signIn({ role: 'student' })];
  const classId = await classWith(db, teacher.id, [student, classmate]);
  const { id } = await makeLesson(db, teacher.id, classId);
  const list = `student/lessons/${id}/highlights`;
  const added = await call('POST', list, student, words);
  expect(added.statusCode, added.body).toBe(201);
  return { teacher, student, classmate, list, id: added.json().id };
}

test('a student keeps highlights and notes on a lesson', async () => {
  const { student, list, id } = await highlighted();
  expect((await call('GET', list, student)).json().items).toMatchObject([{ id, ...words }]);
  const change = { color: 'green', note: 'A board' };
  expect((await call('PUT', `student/highlights/${id}`, student, change)).json()).toMatchObject({
    ...words,
    ...change,
  });
  expect((await call('DELETE', `student/highlights/${id}`, student)).statusCode).toBe(204);
  expect((await call('GET', list, student)).json().items).toEqual([]);
});

test('neither classmates nor the teacher see them', async () => {
  const { teacher, classmate, list, id } = await highlighted();
  expect((await call('GET', list, classmate)).json().items).toEqual([]);
  expect((await call('GET', list, teacher)).statusCode).toBe(404);
  for (const other of [classmate, teacher]) {
    const change = { color: 'green', note: 'Not mine' };
    expect((await call('PUT', `student/highlights/${id}`, other, change)).statusCode).toBe(404);
    expect((await call('DELETE', `student/highlights/${id}`, other)).statusCode).toBe(404);
  }
});

test('a student who has left the class keeps none in reach, and the 201st is rejected', async () => {
  const { student, list } = await highlighted();
  const [row] = await db.select().from(lessonHighlights);
  if (row === undefined) throw new Error('There is no highlight.');
  const more = Array.from({ length: 199 }, () => ({ ...row, id: crypto.randomUUID() }));
  await db.insert(lessonHighlights).values(more);
  expect((await call('POST', list, student, words)).statusCode).toBe(409);
  await db.update(enrolments).set({ removedAt: new Date() });
  expect((await call('GET', list, student)).statusCode).toBe(404);
});
