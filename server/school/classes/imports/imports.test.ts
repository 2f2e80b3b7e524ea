import { describe, expect, test } from 'vitest';
import { classOf, enrolStudent } from '../../../../tests/contract/make-class.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { invitations } from '../invitations/tables.ts';

const { app, db, mails, signIn } = await openTestApp();

type Method = 'GET' | 'POST' | 'DELETE';
const call = (method: Method, path: string, { headers }: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });

async function taught() {
  const teacher = await signIn();
  const classId = await classOf(db, teacher.id);
  const plan = async (students: Student[]) =>
    (await call('POST', `classes/${classId}/imports/plan`, teacher, { students })).json();
  const run = async (students: Student[]) =>
    (await call('POST', `classes/${classId}/imports`, teacher, { students })).json();
  return { teacher, classId, plan, run };
}
type Student = { name: string | null; email: string };
type Row = { result: string; reason: string | null };
const outcomes = ({ rows }: { rows: Row[] }) => rows.map(({ result, reason }) => [result, reason]);
const list = (count: number): Student[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Student ${index}`, email: `s${index}@school.test` }));

describe('a dry run', () => {
  test('says for each line what would happen and why, and changes nothing', async () => {
    const { classId, plan } = await taught();
    const member = await signIn({ role: 'student' });
    await enrolStudent(db, classId, member);
    const planned = await plan([
      { name: ' Ada ', email: 'ada@school.test' },
      { name: 'Ada', email: 'ADA@school.test' },
      { name: null, email: 'ben@school.test' },
      { name: 'Mo', email: member.email },
    ]);
    expect(outcomes(planned)).toEqual([
      ['add', null],
      ['duplicate', 'The same address twice.'],
      ['add', null],
      ['duplicate', 'Already in the class.'],
    ]);
    expect(planned.rows[0]).toMatchObject({ name: 'Ada', email: 'ada@school.test' });
    expect(planned.seats_left).toBe(37);
    expect([await db.$count(invitations), mails]).toEqual([0, []]);
  });

  test('invites no teacher of the class, and no name that is not what it looks like', async () => {
    const { teacher, classId, plan, run } = await taught();
    const own = { name: 'Me', email: teacher.email.toUpperCase() };
    expect(outcomes(await plan([own]))).toEqual([['duplicate', 'The address of a teacher of this class.']]);
    expect(await run([own])).toMatchObject({ created: 0, skipped: 1 });
    await call('POST', `classes/${classId}/invitations`, teacher, { roster: [own] });
    for (const name of ['\u200B', '\u202Enhoj', 'Ann \u2066Lee', '\u3164']) {
      const { errors } = await plan([{ name, email: 'ann@school.test' }]);
      expect(Object.keys(errors)).toEqual(['students.0.name']);
    }
    expect(outcomes(await plan([{ name: 'نور\u200C\u200F', email: 'noor@school.test' }]))).toEqual([
      ['add', null],
    ]);
    expect([await db.$count(invitations), mails]).toEqual([0, []]);
  });

  test('counts the seats', async () => {
    const { classId, plan } = await taught();
    for (let count = 0; count < 38; count += 1)
      await enrolStudent(db, classId, await signIn({ role: 'student' }));
    const { rows, seats_left } = await plan(list(3));
    expect([rows.map(({ result }: Row) => result), seats_left]).toEqual([['add', 'add', 'no_seat'], 0]);
  });

  test('takes 2,000 students, also with the longest names, and no more', async () => {
    const { teacher, classId, plan } = await taught();
    const long = list(2000).map(({ email }) => ({ email, name: 'Ж'.repeat(160) }));
    expect((await plan(long)).rows).toHaveLength(2000);
    const students = list(2001);
    const answer = await call('POST', `classes/${classId}/imports/plan`, teacher, { students });
    expect(answer.json().errors).toEqual({ students: ['Must have at most 2000 entries.'] });
  });
});

describe('an import', () => {
  test('invites whom the dry run says, and reports what came of it', async () => {
    const { run } = await taught();
    const students = [...list(2), { name: 'Again', email: 's1@school.test' }];
    expect(await run(students)).toMatchObject({ created: 2, sent: 2, failed: 0, skipped: 1 });
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['s0@school.test', 's1@school.test']);
    expect(await run(students)).toMatchObject({ created: 0, skipped: 3 });
  });

  test('that does not fit invites nobody', async () => {
    const { run } = await taught();
    expect(await run(list(41))).toMatchObject({
      message: 'There are seats for 40 of these 41 students. Choose fewer.',
    });
    expect([await db.$count(invitations), mails]).toEqual([0, []]);
  });

  test('rejects an address that could not register', async () => {
    const { teacher, classId } = await taught();
    const students = [{ name: 'Lev', email: 'l.orlov@students..school.test' }];
    const answer = await call('POST', `classes/${classId}/imports`, teacher, { students });
    expect(answer.json().errors).toEqual({ 'students.0.email': ['Invalid email address'] });
  });

  test('is undone as a whole, once', async () => {
    const { teacher, classId, run } = await taught();
    const { id } = await run(list(2));
    const joined = await signIn({ role: 'student', email: 's0@school.test' });
    const invited = (await db.select().from(invitations)).find(({ email }) => email === joined.email);
    await call('POST', `invitations/${invited?.id}/accept`, joined);
    expect((await call('DELETE', `imports/${id}`, teacher)).statusCode).toBe(204);
    expect((await call('GET', `joined-classes/${classId}`, joined)).statusCode).toBe(404);
    const states = (await call('GET', `classes/${classId}/invitations`, teacher)).json().items;
    expect(states.map(({ state }: { state: string }) => state).toSorted()).toEqual(['joined', 'revoked']);
    expect((await call('DELETE', `imports/${id}`, teacher)).statusCode).toBe(409);
    const { items } = (await call('GET', `classes/${classId}/imports`, teacher)).json();
    expect(items).toMatchObject([{ id, invited: 2, undoable: false }]);
  });
});
