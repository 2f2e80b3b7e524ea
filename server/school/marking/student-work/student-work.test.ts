import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sendFile } from '../../../../tests/contract/make-resource.ts';
import { openTestApp, type SignedIn, testConfig } from '../../../testing.ts';
import { classWith, addAssignment, assignedWork, giveMark, handInText, inHours } from './testing.ts';
import { enrol } from '../../classes/classes/seats.ts';
import { submissions } from '../../work/submissions/tables.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-work-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const tools = await openTestApp({ config: { ...testConfig, dataDir } });
const { app, db, signIn } = tools;

type Call = { payload?: object; key?: string };

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  user: SignedIn,
  { payload, key }: Call = {},
) =>
  app.inject({
    method,
    url: `/api/${url}`,
    headers: { ...user.headers, ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  });
const open = async (user: SignedIn, id: string) =>
  (await call('GET', `student/assignments/${id}`, user)).json();
const save = (user: SignedIn, id: string, revision: number, text: string) =>
  call('PUT', `student/assignments/${id}/draft`, user, { payload: { revision, text, link: '' } });
const handIn = (user: SignedIn, id: string, revision: number, key: string = randomUUID()) =>
  call('POST', `student/assignments/${id}/submissions`, user, { payload: { revision }, key });
const attach = (user: SignedIn, id: string, text = 'Monday: 41 mm', name = 'leaf.txt') =>
  sendFile(app, user.headers, {
    method: 'POST',
    url: `/api/student/assignments/${id}/files`,
    file: new File([text], name),
  });

describe('a draft', () => {
  test('is stored as it is typed, and an older window overwrites nothing', async () => {
    const { student, id } = await assignedWork(tools);
    expect((await save(student, id, 0, 'Mon')).json()).toMatchObject({ revision: 1 });
    expect((await save(student, id, 1, 'Monday')).json()).toMatchObject({ revision: 2 });
    const late = await save(student, id, 1, 'Tuesday');
    expect([late.statusCode, late.json().message]).toEqual([409, 'This work changed in another window.']);
    expect((await open(student, id)).draft).toMatchObject({ text: 'Monday', revision: 2 });
  });

  test('stays for the next attempt when it is handed in', async () => {
    const { student, id } = await assignedWork(tools);
    await save(student, id, 0, 'Monday');
    await handIn(student, id, 1);
    const shown = await open(student, id);
    expect(shown).toMatchObject({ status: 'handed_in', draft: { text: 'Monday' }, can_hand_in: true });
    expect(shown.submissions).toMatchObject([{ attempt: 1, text: 'Monday', feedback: null }]);
  });
});

describe('handing in', () => {
  test('twice with the same key, even at once, makes one attempt', async () => {
    const { student, id } = await assignedWork(tools);
    await save(student, id, 0, 'Monday');
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => handIn(student, id, 1, key)));
    answers.push(await handIn(student, id, 1, key));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await db.$count(submissions)).toBe(1);
  });

  test('of an empty draft, and of one that changed in another window, gets 409', async () => {
    const { student, id } = await assignedWork(tools);
    expect((await handIn(student, id, 0)).json().message).toBe('There is nothing to hand in yet.');
    await save(student, id, 0, 'Monday');
    expect((await handIn(student, id, 0)).statusCode).toBe(409);
  });

  test('is possible after the due date, and late; after the cut-off only with an extension', async () => {
    const past = { due_at: inHours(-48), cut_off_at: inHours(-24) };
    const { student, id, teacher, classId } = await assignedWork(tools, past);
    const late = await save(student, id, 0, 'Monday');
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      expect.stringContaining('The cut-off has passed.'),
    ]);
    expect((await handIn(student, id, 0)).json().message).toContain('The cut-off has passed.');
    expect(await open(student, id)).toMatchObject({ status: 'closed', can_hand_in: false });

    const exception = { student_id: student.id, due_at: null, cut_off_at: inHours(2), attempts: null };
    const extended = await addAssignment(db, teacher.id, classId, {
      ...past,
      exceptions: [{ ...exception, extra_minutes: null, excused: false }],
    });
    expect(await open(student, extended)).toMatchObject({ status: 'missing', can_hand_in: true });
    await save(student, extended, 0, 'Monday');
    const { late_seconds } = (await handIn(student, extended, 1)).json();
    expect(Math.round(late_seconds / 3600)).toBe(48);
    expect(await open(student, extended)).toMatchObject({ status: 'late' });
  });

  test('is limited to the attempts', async () => {
    const { student, id } = await assignedWork(tools, { attempts: 1 });
    await save(student, id, 0, 'Monday');
    expect((await handIn(student, id, 1)).statusCode).toBe(201);
    expect((await handIn(student, id, 1)).json().message).toBe('You have no attempt left.');
    expect((await open(student, id)).can_hand_in).toBe(false);
  });

  test('can be undone until a teacher begins to mark', async () => {
    const { student, teacher, id } = await assignedWork(tools, { attempts: 1 });
    await save(student, id, 0, 'Monday');
    const first = (await handIn(student, id, 1)).json().id;
    expect((await call('POST', `submissions/${first}/withdraw`, student)).statusCode).toBe(204);
    expect(await open(student, id)).toMatchObject({ status: 'to_do', can_hand_in: true, submissions: [] });
    expect((await call('GET', `submissions/${first}`, teacher)).statusCode).toBe(404);

    const second = (await handIn(student, id, 1)).json();
    expect(second.attempt).toBe(1);
    await giveMark(db, teacher.id, second.id);
    const answer = await call('POST', `submissions/${second.id}/withdraw`, student);
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Your teacher has begun to mark this.']);
  });
});

describe('an assignment', () => {
  test('is hidden from students before it is published, and from those it is not for', async () => {
    const teacher = await signIn();
    const [one, other] = [await signIn({ role: 'student' }), await signIn({ role: 'student' })];
    const classId = await classWith(db, teacher.id, [one, other]);
    await addAssignment(db, teacher.id, classId, { publish_at: null });
    await addAssignment(db, teacher.id, classId, { publish_at: inHours(1) });
    const id = await addAssignment(db, teacher.id, classId, { student_ids: [one.id] });
    const list = async (user: SignedIn) => (await call('GET', 'student/assignments', user)).json().items;
    expect(await list(one)).toMatchObject([{ id, title: 'Leaf diary', status: 'to_do' }]);
    expect(await list(other)).toEqual([]);
    expect((await call('GET', `student/assignments/${id}`, other)).statusCode).toBe(404);
  });
});

describe('a file', () => {
  test('is handed in, opened by student and teacher, and by no classmate', async () => {
    const { student, teacher, classId, id } = await assignedWork(tools);
    const classmate = await signIn({ role: 'student' });
    await db.transaction((tx) => enrol(tx, classId, classmate.id));
    const file = (await attach(student, id, 'Monday: 41 mm', "Léaf 'one'.txt")).json();
    expect(file).toMatchObject({ name: "Léaf 'one'.txt", size: 13 });
    const link = (user: SignedIn) => call('GET', `work-files/${file.id}/link`, user);
    // Work that was not handed in is the student's own.
    expect((await link(teacher)).statusCode).toBe(404);
    await handIn(student, id, 0);
    for (const user of [student, teacher]) {
      const { url } = (await link(user)).json();
      const answer = await app.inject(url);
      expect(answer.body).toBe('Monday: 41 mm');
      expect(answer.headers['content-disposition']).toContain('attachment');
      expect(answer.headers['content-type']).toBe('application/octet-stream');
    }
    expect((await link(classmate)).statusCode).toBe(404);
  });

  test('that is removed leaves the disk, unless it was handed in', async () => {
    const { student, id } = await assignedWork(tools);
    const before = readdirSync(join(dataDir, 'files')).length;
    const [kept, removed] = [(await attach(student, id)).json(), (await attach(student, id)).json()];
    expect((await call('DELETE', `work-files/${removed.id}`, student)).statusCode).toBe(204);
    await handIn(student, id, 0);
    expect((await call('DELETE', `work-files/${kept.id}`, student)).statusCode).toBe(204);
    expect((await open(student, id)).draft.files).toEqual([]);
    expect((await open(student, id)).submissions[0].files).toMatchObject([{ id: kept.id }]);
    expect(readdirSync(join(dataDir, 'files'))).toHaveLength(before + 1);
  });

  test('without content is rejected, and so is the eleventh', async () => {
    const { student, id } = await assignedWork(tools);
    expect((await attach(student, id, '')).json().errors).toEqual({ file: ['This file is empty.'] });
    for (let count = 0; count < 10; count += 1) expect((await attach(student, id)).statusCode).toBe(201);
    expect((await attach(student, id)).statusCode).toBe(409);
  });

  test('is deleted with the account of the student', async () => {
    const { student, id } = await assignedWork(tools);
    const before = readdirSync(join(dataDir, 'files')).length;
    await attach(student, id);
    const proof = { password: 'a long phrase' };
    expect((await call('DELETE', 'account', student, { payload: proof })).statusCode).toBe(204);
    expect(readdirSync(join(dataDir, 'files'))).toHaveLength(before);
  });
});

describe('feedback', () => {
  test('is hidden until it is returned, in every answer and in the export', async () => {
    const { student, teacher, id } = await assignedWork(tools);
    const submission = await handInText(db, student.id, id);
    await giveMark(db, teacher.id, submission);
    const look = async () =>
      JSON.stringify([
        await open(student, id),
        (await call('GET', 'student/assignments', student)).json(),
        (await call('GET', 'account/export', student)).json(),
      ]);
    const giveBack = (at: string | null) =>
      call('POST', `assignments/${id}/return`, teacher, { payload: { submission_ids: null, at } });
    expect(await look()).not.toContain('Careful shading.');
    expect((await giveBack(inHours(2))).json()).toEqual({ returned: 1 });
    expect(await look()).not.toContain('Careful shading.');
    expect((await giveBack(null)).json()).toEqual({ returned: 1 });
    expect((await look()).split('Careful shading.')).toHaveLength(4);
    expect(await open(student, id)).toMatchObject({
      status: 'returned',
      submissions: [{ feedback: { score: 8, comment: 'Careful shading.' }, can_withdraw: false }],
    });
    await call('POST', `submissions/${submission}/take-back`, teacher);
    expect(await look()).not.toContain('Careful shading.');
  });

  test('can be questioned once it is returned, and the work handed in again', async () => {
    const { student, teacher, id } = await assignedWork(tools);
    const submission = await handInText(db, student.id, id);
    const ask = () =>
      call('POST', `submissions/${submission}/regrade`, student, { payload: { reason: 'Day 3' } });
    expect((await ask()).statusCode).toBe(409);
    await giveMark(db, teacher.id, submission);
    await call('POST', `assignments/${id}/return`, teacher, { payload: { submission_ids: null, at: null } });
    expect((await ask()).statusCode).toBe(204);
    const queue = async () => (await call('GET', 'marking-queue', teacher)).json().items;
    expect(await queue()).toMatchObject([{ id, to_mark: 1 }]);
    expect((await call('GET', `submissions/${submission}`, teacher)).json().mark.regrade.reason).toBe(
      'Day 3',
    );

    await handInText(db, student.id, id, 'Monday and Tuesday', 1);
    expect((await open(student, id)).submissions).toMatchObject([
      { attempt: 2, feedback: null },
      { attempt: 1, feedback: { score: 8 } },
    ]);
  });
});

test('missing work has the score that the policy leaves, until it is handed in', async () => {
  const due = { due_at: inHours(-1), missing_percent: 60 };
  const { teacher, student, id } = await assignedWork(tools, due);
  const shown = async () => ({
    student: (await call('GET', `student/assignments/${id}`, student)).json().missing_score,
    teacher: (await call('GET', `assignments/${id}/submissions`, teacher)).json().items[0].missing_score,
  });
  expect(await shown()).toEqual({ student: 4, teacher: 4 });
  await handInText(db, student.id, id);
  expect(await shown()).toEqual({ student: null, teacher: null });
});

test('a student’s work is listed for one class', async () => {
  const { teacher, student, id } = await assignedWork(tools);
  const other = await addAssignment(db, teacher.id, await classWith(db, teacher.id, [student]));
  const listed = async (user: SignedIn, query: string) =>
    (await call('GET', `student/assignments${query}`, user))
      .json()
      .items.map((entry: { id: string }) => entry.id);
  const { class: face } = await open(student, id);
  expect((await listed(student, '')).toSorted()).toEqual([id, other].toSorted());
  expect(await listed(student, `?class_id=${face.id}`)).toEqual([id]);
  expect(await listed(await signIn({ role: 'student' }), `?class_id=${face.id}`)).toEqual([]);
});
