import { describe, expect, test } from 'vitest';
import { classOf, enrolStudent } from '../../../../tests/contract/make-class.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { invitations } from '../invitations/tables.ts';
import { readRoster } from './read-roster.ts';

const { app, db, mails, signIn } = await openTestApp();

type Method = 'GET' | 'POST' | 'DELETE';
const call = (method: Method, path: string, { headers }: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });

async function taught() {
  const teacher = await signIn();
  const classId = await classOf(db, teacher.id);
  const plan = async (csv: string) =>
    (await call('POST', `classes/${classId}/imports/plan`, teacher, { csv })).json();
  const run = async (csv: string) =>
    (await call('POST', `classes/${classId}/imports`, teacher, { csv })).json();
  return { teacher, classId, plan, run };
}
type Row = { line: number; result: string; reason: string | null };
const outcomes = ({ rows }: { rows: Row[] }) =>
  rows.map(({ line, result, reason }) => [line, result, reason]);
const list = (count: number) =>
  Array.from({ length: count }, (_, index) => `Student ${index}, s${index}@school.test`).join('\n');

describe('a list', () => {
  test.each([
    ['Name,Email\nAda Byron,ada@school.test', [[2, 'Ada Byron', 'ada@school.test']]],
    ['ADA@school.test; Ada; Byron', [[1, 'Ada Byron', 'ada@school.test']]],
    [
      'ada@school.test\n\nben@school.test',
      [
        [1, null, 'ada@school.test'],
        [3, null, 'ben@school.test'],
      ],
    ],
  ])('is read from %j', (csv, expected) => {
    expect(readRoster(csv).map(({ line, name, email }) => [line, name, email])).toEqual(expected);
  });
});

describe('a dry run', () => {
  test('says for each line what would happen and why, and changes nothing', async () => {
    const { classId, plan } = await taught();
    const member = await signIn({ role: 'student' });
    await enrolStudent(db, classId, member);
    const planned = await plan(
      [
        'Name,Email',
        'Ada,ada@school.test',
        'Ada,ADA@school.test',
        'Ben',
        'Cy,cy@school',
        `Mo,${member.email}`,
      ].join('\n'),
    );
    expect(outcomes(planned)).toEqual([
      [2, 'add', null],
      [3, 'duplicate', 'The same address as in line 2.'],
      [4, 'invalid', 'Enter an email address.'],
      [5, 'invalid', 'This is not an email address.'],
      [6, 'duplicate', 'Already in the class.'],
    ]);
    expect(planned.seats_left).toBe(38);
    expect([await db.$count(invitations), mails]).toEqual([0, []]);
  });

  test('counts the seats', async () => {
    const { classId, plan } = await taught();
    for (let count = 0; count < 38; count += 1)
      await enrolStudent(db, classId, await signIn({ role: 'student' }));
    const { rows, seats_left } = await plan(list(3));
    expect([rows.map(({ result }: Row) => result), seats_left]).toEqual([['add', 'add', 'no_seat'], 0]);
  });

  test('reads 2,000 lines, and no more', async () => {
    const { teacher, classId, plan } = await taught();
    expect((await plan(list(2000))).rows).toHaveLength(2000);
    const answer = await call('POST', `classes/${classId}/imports/plan`, teacher, { csv: list(2001) });
    expect(answer.statusCode).toBe(422);
  });
});

describe('an import', () => {
  test('invites whom the dry run says, and reports what came of it', async () => {
    const { run } = await taught();
    const csv = `${list(2)}\nAgain, s1@school.test`;
    expect(await run(csv)).toMatchObject({ created: 2, sent: 2, failed: 0, skipped: 1 });
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['s0@school.test', 's1@school.test']);
    expect(await run(csv)).toMatchObject({ created: 0, skipped: 3 });
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
