import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { PassThrough } from 'node:stream';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { finishedGeneration, sendFile } from '../tests/contract/make-resource.ts';
import { download, fillAccount, smallAccount, upload as importArchive } from './documents/archive/testing.ts';
import { setGrant } from './billing/grants/grants.ts';
import { standardLimits } from './platform/http/limits.ts';
import { addAssignment, classWith } from './school/marking/student-work/testing.ts';
import { createLesson } from './school/lessons/lessons/lessons.ts';
import { noLimits, openTestApp, type SignedIn, testConfig } from './testing.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-storage-'));
const folder = join(dataDir, 'files');
afterAll(() => rmSync(dataDir, { recursive: true }));
const { app, db, signIn } = await openTestApp({
  config: { ...testConfig, dataDir, storage: { perPerson: 1000, perSchool: 1500 } },
  limits: { ...noLimits, uploads: { max: 4, seconds: 600 } },
});

const send = (user: SignedIn, url: string, bytes: number) =>
  sendFile(app, user.headers, { method: 'POST', url, file: new File(['x'.repeat(bytes)], 'work.txt') });
const attach = (teacher: SignedIn, bytes: number) => send(teacher, '/api/assignment-files', bytes);
const ascending = (one: number, other: number) => one - other;
const storage = async (user: SignedIn) =>
  (await app.inject({ url: '/api/storage', headers: user.headers })).json();
const stored = () => (existsSync(folder) ? readdirSync(folder).length : 0);

async function classOfOne(email?: string) {
  const teacher = await signIn(email === undefined ? {} : { email });
  const student = await signIn({ role: 'student' });
  const classId = await classWith(db, teacher.id, [student]);
  const work = await addAssignment(db, teacher.id, classId, {});
  return { teacher, student, classId, work: `/api/student/assignments/${work}/files` };
}

test('of two uploads at once, of which one fits, one is stored', async () => {
  const { teacher, student, work } = await classOfOne();
  for (const upload of [() => attach(teacher, 600), () => send(student, work, 600)]) {
    const before = stored();
    const answers = await Promise.all([upload(), upload()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted(ascending)).toEqual([201, 422]);
    const refused = answers.find(({ statusCode }) => statusCode === 422)?.json();
    expect(refused.errors.file).toEqual([expect.stringMatching(/^Your storage has 1 MB/)]);
    expect(stored()).toBe(before + 1);
  }
  expect(await storage(teacher)).toEqual({ own: { used: 600, limit: 1000 }, school: null });
  expect(await storage(student)).toEqual({ own: { used: 600, limit: 1000 }, school: null });
});

test('files of lessons, texts of sources and copies of files count', async () => {
  const { teacher, classId } = await classOfOne();
  const { id } = await createLesson(db, teacher.id, classId, { title: 'Leaves', time_zone: 'Europe/London' });
  expect((await send(teacher, `/api/lessons/${id}/files`, 600)).statusCode).toBe(201);
  const source = await send(teacher, '/api/sources', 300);
  expect(source.statusCode).toBe(201);
  expect((await storage(teacher)).own.used).toBe(900);
  expect((await send(teacher, '/api/sources', 300)).json().errors.file).toHaveLength(1);
  const copy = { name: 'Copy', starts_on: null, lessons: true, assignments: false };
  const copied = await app.inject({
    method: 'POST',
    url: `/api/classes/${classId}/copy`,
    headers: teacher.headers,
    payload: copy,
  });
  expect(copied.statusCode).toBe(422);
  await app.inject({ method: 'DELETE', url: `/api/sources/${source.json().id}`, headers: teacher.headers });
  expect((await storage(teacher)).own.used).toBe(600);
});

test('a file that does not fit is rejected before it is read', async () => {
  const { teacher, student, classId, work } = await classOfOne();
  const { id } = await createLesson(db, teacher.id, classId, { title: 'Leaves', time_zone: 'Europe/London' });
  const calls = [
    { user: teacher, url: '/api/assignment-files' },
    { user: teacher, url: `/api/lessons/${id}/files` },
    { user: student, url: work },
  ];
  for (const { user, url } of calls) {
    const body = new PassThrough();
    body.write('--x');
    const headers = { ...user.headers, 'content-type': 'multipart/form-data; boundary=x' };
    // The body never ends, so only its announced length can be the reason.
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-length': '9000' },
      payload: body,
    });
    expect([url, answer.statusCode]).toEqual([url, 422]);
    expect(answer.json().errors.file).toEqual([expect.stringMatching(/^Your storage has 1 MB/)]);
    body.destroy();
  }
});

test('texts of documents and of archives count as well', async () => {
  const author = await signIn();
  await fillAccount(db, author.id, smallAccount(1));
  const archive = await download(app, author.headers);
  const teacher = await signIn();
  const used = (await storage(author)).own.used;
  expect(used).toBeGreaterThan(0);
  const before = (await send(teacher, '/api/sources', 1000 - used + 1)).statusCode;
  expect(before).toBe(201);
  for (const query of ['?dry_run=true', '']) {
    const refused = await importArchive(app, teacher.headers, archive, query);
    expect([query, refused.statusCode]).toEqual([query, 422]);
    expect(refused.json().errors.file).toEqual([expect.stringMatching(/^Your storage has/)]);
  }
  const document = await finishedGeneration(app, teacher.headers);
  const source = await app.inject({
    method: 'POST',
    url: `/api/generations/${document}/source`,
    headers: teacher.headers,
  });
  expect(source.statusCode).toBe(422);
  expect((await storage(teacher)).own.used).toBe(1000 - used + 1);
});

test('the people of a school share its storage', async () => {
  await setGrant(db, { domain: 'hill.test' }, { plan: null, seats: null, ends_at: null });
  const one = await classOfOne('one@hill.test');
  const two = await classOfOne('two@hill.test');
  const stranger = await classOfOne('three@lake.test');
  expect((await attach(one.teacher, 700)).statusCode).toBe(201);
  expect((await send(one.student, one.work, 700)).statusCode).toBe(201);
  const answers = await Promise.all([attach(two.teacher, 80), send(two.student, two.work, 80)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted(ascending)).toEqual([201, 422]);
  const refused = answers.find(({ statusCode }) => statusCode === 422)?.json();
  expect(refused.errors.file).toEqual([expect.stringMatching(/^The storage of your school has/)]);
  expect((await attach(stranger.teacher, 700)).statusCode).toBe(201);
  expect((await storage(one.teacher)).school).toEqual({ used: 1480, limit: 1500 });
  expect((await storage(one.student)).school).toBeNull();
});

test('uploads have a limit of their own', async () => {
  const { teacher } = await classOfOne();
  const statuses = [];
  for (let turn = 0; turn < 5; turn += 1) statuses.push((await attach(teacher, 1)).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 429]);
  expect(standardLimits.uploads.max).toBeGreaterThan(50);
});
