import { expect, test } from 'vitest';
import type { StudentAssignment, Submission } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { enrol } from '../../classes/classes/seats.ts';
import { assignedWork } from '../../marking/student-work/testing.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;

const call = (method: 'GET' | 'POST' | 'PUT', url: string, user: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${url}`, headers: user.headers, ...(payload && { payload }) });

const text = 'Monday. Leaves take in light to make their own food.';
const passage = { at: '2026-11-20T09:00:00.000Z', length: 44, start: 8, end: 52 };
const save = (user: SignedIn, id: string, revision: number, pasted = [passage]) =>
  call('PUT', `student/assignments/${id}/draft`, user, { revision, text, link: '', pasted });
const handIn = async (user: SignedIn, id: string, revision: number, aiHelp?: string) =>
  (await call('POST', `student/assignments/${id}/submissions`, user, { revision, ai_help: aiHelp })).json()
    .id;
const record = (user: SignedIn, classId: string, isOn = true) =>
  call('PUT', `classes/${classId}/writing-record`, user, { records_pasting: isOn });
const own = async (user: SignedIn, id: string): Promise<StudentAssignment> =>
  (await call('GET', `student/assignments/${id}`, user)).json();
const marked = async (user: SignedIn, id: string): Promise<Submission> =>
  (await call('GET', `submissions/${id}`, user)).json();

test('pasted passages are recorded only where the class does', async () => {
  const { teacher, student, classId, id } = await assignedWork(tools);
  await save(student, id, 0);
  expect(await own(student, id)).toMatchObject({ records_pasting: false, draft: { pasted: [] } });
  const first = await handIn(student, id, 1);
  expect((await marked(teacher, first)).pasted).toBeNull();

  expect((await record(teacher, classId)).json().teaching.records_pasting).toBe(true);
  await save(student, id, 1);
  expect(await own(student, id)).toMatchObject({ records_pasting: true, draft: { pasted: [passage] } });
  const second = await handIn(student, id, 2);
  expect((await marked(teacher, second)).pasted).toEqual([passage]);
  expect((await own(student, id)).submissions[0]?.pasted).toEqual([passage]);

  await record(teacher, classId, false);
  expect((await marked(teacher, await handIn(student, id, 2))).pasted).toBeNull();
});

test('no other student reaches the record, and only teachers switch it', async () => {
  const { teacher, student, classId, id } = await assignedWork(tools);
  const other = await signIn({ role: 'student' });
  await db.transaction((tx) => enrol(tx, classId, other.id));
  await record(teacher, classId);
  await save(student, id, 0);
  const submission = await handIn(student, id, 1);
  expect((await call('GET', `submissions/${submission}`, other)).statusCode).toBe(404);
  expect(JSON.stringify(await own(other, id))).not.toContain(passage.at);
  expect((await record(other, classId, false)).statusCode).toBe(404);
});

test('a passage that is not in the text is rejected', async () => {
  const { student, id } = await assignedWork(tools);
  expect((await save(student, id, 0, [{ ...passage, end: 53 }])).statusCode).toBe(422);
  expect((await save(student, id, 0, [{ ...passage, start: 52 }])).statusCode).toBe(422);
});

test('what a student used AI for is stored if the AI policy asks', async () => {
  const asked = await assignedWork(tools, { ai_policy: 'open' });
  await save(asked.student, asked.id, 0, []);
  const one = await handIn(asked.student, asked.id, 1, ' Synonyms. ');
  expect((await marked(asked.teacher, one)).ai_help).toBe('Synonyms.');
  const none = await handIn(asked.student, asked.id, 1, '');
  expect((await marked(asked.teacher, none)).ai_help).toBe('');
  expect((await marked(asked.teacher, await handIn(asked.student, asked.id, 1))).ai_help).toBeNull();
  const other = await assignedWork(tools);
  await save(other.student, other.id, 0, []);
  const two = await handIn(other.student, other.id, 1, 'Synonyms.');
  expect((await marked(other.teacher, two)).ai_help).toBeNull();
});
