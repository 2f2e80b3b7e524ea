import { describe, expect, test } from 'vitest';
import { users } from '../../../accounts/users/tables.ts';
import { classOf, enrolStudent } from '../../../../tests/contract/make-class.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';

const { app, db, signIn } = await openTestApp();

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, { headers }: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });

async function openClass(rules = {}) {
  const teacher = await signIn();
  const id = await classOf(db, teacher.id);
  const joining = { expires_at: null, max_uses: null, paused: false, approval: false, ...rules };
  const { teaching } = (await call('PUT', `classes/${id}/joining`, teacher, joining)).json();
  return { teacher, id, code: teaching.code as string };
}
const newStudent = () => signIn({ role: 'student' });
const join = (student: SignedIn, class_code: string) =>
  call('POST', 'joined-classes', student, { class_code });

test('a student joins another class with its code', async () => {
  const { teacher, id, code } = await openClass();
  const student = await newStudent();
  for (let time = 0; time < 2; time += 1) {
    expect((await join(student, code.toLowerCase())).json()).toMatchObject({ state: 'joined', class_id: id });
  }
  const { teaching } = (await call('GET', `classes/${id}`, teacher)).json();
  expect(teaching).toMatchObject({ students: 1, joining: { uses: 1 } });
});

describe('a code is rejected', () => {
  const closed = 'This code no longer works. Ask your teacher for a new one.';

  test.each([
    ['when it is paused', { paused: true }],
    ['when it has expired', { expires_at: '2020-01-01T00:00:00.000Z' }],
  ])('%s', async (_, rules) => {
    const { code } = await openClass(rules);
    const answer = await join(await newStudent(), code);
    expect([answer.statusCode, answer.json().message]).toEqual([404, closed]);
  });

  test('once it has been used as often as allowed, even at the same time', async () => {
    const { code } = await openClass({ max_uses: 2 });
    const students = await Promise.all(Array.from({ length: 5 }, newStudent));
    const answers = await Promise.all(students.map((student) => join(student, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  });

  test('after it was replaced', async () => {
    const { teacher, id, code } = await openClass({ max_uses: 1 });
    await join(await newStudent(), code);
    const renewed = (await call('POST', `classes/${id}/code`, teacher)).json();
    expect(renewed.teaching.joining).toMatchObject({ uses: 0 });
    expect((await join(await newStudent(), code)).statusCode).toBe(404);
    expect((await join(await newStudent(), renewed.teaching.code)).statusCode).toBe(200);
  });

  test('when the class is archived', async () => {
    const { teacher, id, code } = await openClass();
    await call('POST', `classes/${id}/archive`, teacher);
    expect((await join(await newStudent(), code)).statusCode).toBe(404);
  });

  test('for teachers, and for students under 13', async () => {
    const { code } = await openClass();
    expect((await join(await signIn(), code)).statusCode).toBe(403);
    const child = await newStudent();
    await db.update(users).set({ dateOfBirth: `${new Date().getUTCFullYear() - 10}-01-01` });
    expect((await join(child, code)).statusCode).toBe(403);
  });
});

describe('an approval queue', () => {
  test('lets in the students whom the teacher accepts', async () => {
    const { teacher, id, code } = await openClass({ approval: true });
    const [accepted, declined] = [await newStudent(), await newStudent()];
    for (const student of [accepted, declined]) {
      expect((await join(student, code)).json()).toMatchObject({ state: 'waiting' });
      expect((await call('GET', `joined-classes/${id}`, student)).statusCode).toBe(404);
    }
    const { items } = (await call('GET', `classes/${id}/join-requests`, teacher)).json();
    expect(items).toMatchObject([{ student_id: accepted.id }, { student_id: declined.id }]);
    expect(JSON.stringify(items)).not.toContain('@');

    const request = (student: SignedIn) => `classes/${id}/join-requests/${student.id}`;
    expect((await call('POST', request(accepted), teacher)).statusCode).toBe(204);
    expect((await call('DELETE', request(declined), teacher)).statusCode).toBe(204);
    expect((await call('GET', `joined-classes/${id}`, accepted)).statusCode).toBe(200);
    expect((await call('GET', 'join-requests', declined)).json().items).toMatchObject([{ declined: true }]);
    expect((await join(declined, code)).statusCode).toBe(409);
    expect((await call('POST', request(declined), teacher)).statusCode).toBe(404);
  });

  test('keeps a student waiting while no seat is free', async () => {
    const { teacher, id, code } = await openClass({ approval: true });
    const late = await newStudent();
    await join(late, code);
    for (let count = 0; count < 40; count += 1) await enrolStudent(db, id, await newStudent());
    expect((await call('POST', `classes/${id}/join-requests/${late.id}`, teacher)).statusCode).toBe(409);
    const { items } = (await call('GET', `classes/${id}/join-requests`, teacher)).json();
    expect(items).toHaveLength(1);
  });
});

test('of 50 students who join at once, 40 get a seat', async () => {
  const { teacher, code } = await openClass();
  const students = await Promise.all(Array.from({ length: 50 }, newStudent));
  const answers = await Promise.all(students.map((student) => join(student, code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(40);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(10);
  expect((await call('GET', 'seats', teacher)).json()).toEqual({ used: 40, limit: 40 });
  const [entry] = (await call('GET', 'classes', teacher)).json().items;
  expect(entry.teaching).toMatchObject({ students: 40, joining: { uses: 40 } });
});
