import { describe, expect, test } from 'vitest';
import { classOf, enrolStudent } from '../../../../tests/contract/make-class.ts';
import { purgeTrashed } from '../../../documents/trash/trash.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { classes } from './tables.ts';

const { app, db, signIn } = await openTestApp();

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, { headers }: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
const namesOf = async (person: SignedIn, state = 'current'): Promise<string[]> =>
  (await call('GET', `classes?state=${state}`, person))
    .json()
    .items.map(({ class: { name } }: { class: { name: string } }) => name);
const science = { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss' };

describe('a class', () => {
  test('is created and changed by its teacher', async () => {
    const teacher = await signIn();
    const created = await call('POST', 'classes', teacher, { ...science, name: ' 7B ' });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({
      class: science,
      archived_at: null,
      teaching: { students: 0, waiting: 0, joining: { uses: 0, paused: false, approval: false } },
    });
    const renamed = { ...science, name: '7C', cover: 'plum' };
    const { id } = created.json();
    expect((await call('PATCH', `classes/${id}`, teacher, renamed)).json()).toMatchObject({ class: renamed });
  });

  test('needs Teacher Pro, and a teacher', async () => {
    const create = async (person: SignedIn) => (await call('POST', 'classes', person, science)).statusCode;
    expect(await create(await signIn({ subscribed: false }))).toBe(402);
    expect(await create(await signIn({ plan: 'teacher_plus_month' }))).toBe(403);
    expect(await create(await signIn({ role: 'student' }))).toBe(403);
  });

  test('is copied without its students and with its own code', async () => {
    const [teacher, student] = [await signIn(), await signIn({ role: 'student' })];
    const id = await classOf(db, teacher.id);
    await enrolStudent(db, id, student);
    const chosen = { name: '7C', lessons: false, assignments: false, starts_on: null };
    const copy = await call('POST', `classes/${id}/copy`, teacher, chosen);
    expect(copy.json()).toMatchObject({ class: { ...science, name: '7C' }, teaching: { students: 0 } });
    const original = (await call('GET', `classes/${id}`, teacher)).json();
    expect(copy.json().teaching.code).not.toBe(original.teaching.code);
  });
});

describe('an archived class', () => {
  test('holds no seats, is readable by its students and cannot be changed', async () => {
    const [teacher, student] = [await signIn(), await signIn({ role: 'student' })];
    const id = await classOf(db, teacher.id);
    await enrolStudent(db, id, student);
    const seats = async () => (await call('GET', 'seats', teacher)).json();
    expect(await seats()).toEqual({ used: 1, limit: 40 });
    await call('POST', `classes/${id}/archive`, teacher);
    expect(await seats()).toEqual({ used: 0, limit: 40 });
    expect([await namesOf(teacher), await namesOf(teacher, 'archived')]).toEqual([[], ['7B']]);
    expect(await namesOf(student, 'archived')).toEqual(['7B']);
    expect((await call('PATCH', `classes/${id}`, teacher, science)).statusCode).toBe(409);
    await call('DELETE', `classes/${id}/archive`, teacher);
    expect(await namesOf(student)).toEqual(['7B']);
    expect(await seats()).toMatchObject({ used: 1 });
  });

  test('is not restored while its students exceed the free seats', async () => {
    const teacher = await signIn();
    const [old, current] = [await classOf(db, teacher.id), await classOf(db, teacher.id)];
    await enrolStudent(db, old, await signIn({ role: 'student' }));
    await call('POST', `classes/${old}/archive`, teacher);
    for (let count = 0; count < 40; count += 1) {
      await enrolStudent(db, current, await signIn({ role: 'student' }));
    }
    const answer = await call('DELETE', `classes/${old}/archive`, teacher);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'With this class you would have 41 students. You can have 40.',
    ]);
  });
});

describe('a deleted class', () => {
  test('is hidden from everyone until its owner restores it', async () => {
    const [teacher, student] = [await signIn(), await signIn({ role: 'student' })];
    const id = await classOf(db, teacher.id);
    await enrolStudent(db, id, student);
    expect((await call('DELETE', `classes/${id}`, teacher)).statusCode).toBe(204);
    expect([await namesOf(teacher), await namesOf(student)]).toEqual([[], []]);
    expect((await call('GET', `joined-classes/${id}`, student)).statusCode).toBe(404);
    expect(await namesOf(teacher, 'trash')).toEqual(['7B']);
    expect(await namesOf(await signIn(), 'trash')).toEqual([]);
    await call('POST', `classes/${id}/restore`, teacher);
    expect([await namesOf(teacher), await namesOf(student)]).toEqual([['7B'], ['7B']]);
  });

  test('is deleted for good once its time in the trash is over', async () => {
    const teacher = await signIn();
    const id = await classOf(db, teacher.id);
    await classOf(db, teacher.id);
    await call('DELETE', `classes/${id}`, teacher);
    expect(await purgeTrashed(db, classes, new Date(Date.now() - 60_000))).toBe(0);
    expect(await purgeTrashed(db, classes, new Date())).toBe(1);
    expect(await db.$count(classes)).toBe(1);
  });
});
