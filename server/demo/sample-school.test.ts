import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { enrolments } from '../school/classes/classes/tables.ts';
import { users } from '../accounts/users/tables.ts';
import { generations } from '../documents/generations/document/tables.ts';
import type { Home } from '../generated/schemas/index.ts';
import { openTestApp } from '../testing.ts';
import { demoAccounts } from './accounts.ts';
import { createSampleSchool } from './sample-school.ts';

const { app, db, billing } = await openTestApp();
const files = openFileStore({ dataDir: mkdtempSync(join(tmpdir(), 'lectern-demo-')), s3: undefined });
const problems: unknown[] = [];
const log = {
  error: (...problem: unknown[]) => void problems.push(problem),
  warn: (...problem: unknown[]) => void problems.push(problem),
};

test('the demo accounts can sign in to the sample school and see its documents', async () => {
  await createSampleSchool({ db, billing, files, log, size: 'one-class' });
  expect(problems).toEqual([]);

  const [teacher, student] = await Promise.all(
    demoAccounts.map(async ({ email, password }) => {
      const answer = await app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
      expect(answer.statusCode).toBe(200);
      return answer.json().data;
    }),
  );
  expect(teacher.user).toMatchObject({
    role: 'teacher',
    email_verified: true,
    onboarding_completed: true,
    subscribed: true,
    school: { name: 'Harborview School' },
  });
  expect(student.user).toMatchObject({
    role: 'student',
    email_verified: true,
    onboarding_completed: true,
    school: { name: 'Harborview School' },
  });
  expect(await db.select({ studentId: enrolments.studentId }).from(enrolments)).toEqual([
    { studentId: student.user_id },
  ]);
  expect(teacher.token_balance.used_output_tokens).toBeGreaterThan(0);

  const headers = { authorization: `Bearer ${teacher.token}` };
  const { items } = (await app.inject({ url: '/api/generations', headers })).json();
  expect(items.map(({ title, status }: { title: string; status: string }) => [title, status])).toEqual([
    ['The willow quiz', 'complete'],
    ['Where does a tree’s mass come from?', 'complete'],
    ['The water cycle', 'complete'],
  ]);
  const quiz = await app.inject({ url: `/api/generations/${items[0].id}`, headers });
  expect(quiz.json()).toMatchObject({ meta: { composed: true }, saved: true });
  expect(quiz.body).toContain('Helmont');
});

test('the sample class has a lesson, and work in every state', async () => {
  await createSampleSchool({ db, billing, files, log, size: 'one-class' });
  expect(problems).toEqual([]);
  const [teacher, student] = await Promise.all(
    demoAccounts.map(async ({ email, password }) => {
      const answer = await app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
      return { authorization: `Bearer ${answer.json().data.token}` };
    }),
  );
  const read = async (url: string, headers: Record<string, string> | undefined) =>
    (await app.inject({ url: `/api/${url}`, headers: headers ?? {} })).json();
  const { items } = await read('student/assignments', student);
  const statuses = items.map(({ status }: { status: string }) => status);
  expect(statuses.toSorted()).toEqual(['late', 'missing', 'returned', 'to_do', 'to_do']);
  expect(items.find(({ status }: { status: string }) => status === 'returned')).toMatchObject({ score: 8 });

  const { items: queue } = await read('marking-queue', teacher);
  expect(queue).toHaveLength(1);
  const classId = items[0].class.id;
  const { items: lessons } = await read(`student/classes/${classId}/lessons`, student);
  expect(lessons).toMatchObject([{ title: 'Where does a tree’s mass come from?' }]);
  const lesson = await read(`student/lessons/${lessons[0].id}`, student);
  expect(lesson.assignments).toHaveLength(3);
  expect(lesson.documents).toHaveLength(1);
  expect(lesson.documents[0].copy.sections.length).toBeGreaterThan(3);
});

test('the teacher’s home has now and next, whatever the day', async () => {
  await createSampleSchool({ db, billing, files, log, size: 'one-class' });
  const [account] = demoAccounts.filter(({ role }) => role === 'teacher');
  const payload = { email: account?.email, password: account?.password };
  const { token } = (await app.inject({ method: 'POST', url: '/api/login', payload })).json().data;
  const headers = { authorization: `Bearer ${token}` };
  const home: Home = (await app.inject({ url: '/api/home', headers })).json();
  expect(home.next_day?.entries.filter((entry) => entry.class !== null)).toMatchObject([
    { title: '7B Science', room: 'Lab 2' },
  ]);
  expect(home.steps).toEqual({ document: true, class: true, week: true });
});

test('the sample school is created once', async () => {
  await createSampleSchool({ db, billing, files, log, size: 'one-class' });
  await createSampleSchool({ db, billing, files, log, size: 'one-class' });
  expect(await db.$count(users)).toBe(2);
  expect(await db.$count(generations)).toBe(3);
});

test('a database with an account gets no sample school', async () => {
  await db.insert(users).values({
    id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
    firstName: 'A',
    lastName: 'B',
    email: 'a@school.test',
    passwordHash: 'none',
    role: 'teacher',
  });
  await createSampleSchool({ db, billing, files, log, size: 'one-class' });
  expect(await db.$count(users)).toBe(1);
});
