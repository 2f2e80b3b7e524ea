import { isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Draft, DraftSummary } from '../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { drafts } from './tables.ts';
import { purgeTrashedDrafts } from './trashed-drafts.ts';
import { lessonRequest, quizRequest, scriptedEngine } from '../generations/testing.ts';

const { app, db, signIn } = await openTestApp({ engine: scriptedEngine({ does: 'write' }) });

const lesson = `/api/drafts/${lessonRequest.template_type}`;

const save = (user: SignedIn, version: number, input: object, url = lesson) =>
  app.inject({ method: 'PUT', url, headers: user.headers, payload: { version, input } });
const read = async ({ headers }: SignedIn, url = lesson) =>
  (await app.inject({ url, headers })).json<{ draft: Draft | null }>().draft;
const list = async ({ headers }: SignedIn) =>
  (await app.inject({ url: '/api/drafts', headers })).json<{ items: DraftSummary[] }>().items;
const start = (user: SignedIn, draft_version: number) =>
  app.inject({
    method: 'POST',
    url: '/api/generations',
    headers: user.headers,
    payload: { ...lessonRequest, draft_version },
  });

test('a draft opens as it was saved, however incomplete, and only for its user', async () => {
  const [teacher, colleague] = [await signIn(), await signIn()];
  const input = { topic: 'Rain', duration_minutes: 'soon', include: [] };
  expect((await save(teacher, 0, input)).json()).toMatchObject({ version: 1 });
  expect(await read(teacher)).toMatchObject({ version: 1, input: { duration_minutes: 'soon', include: [] } });
  expect(await read(colleague)).toBeNull();
  expect(await list(colleague)).toEqual([]);
});

test('the latest save wins, and a window with an older version overwrites nothing', async () => {
  const teacher = await signIn();
  await save(teacher, 0, { topic: 'Rain' });
  expect((await save(teacher, 0, { topic: 'Snow' })).statusCode).toBe(409);
  expect((await save(teacher, 1, { topic: 'Hail' })).json()).toMatchObject({ version: 2 });
  const late = await save(teacher, 1, { topic: 'Fog' });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ message: 'This form changed in another window.' });
  expect(await read(teacher)).toMatchObject({ input: { topic: 'Hail' } });
});

test('two first saves at once store one draft', async () => {
  const teacher = await signIn();
  const answers = await Promise.all([
    save(teacher, 0, { topic: 'Rain' }),
    save(teacher, 0, { topic: 'Snow' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('a window of a deleted draft cannot overwrite the next one', async () => {
  const teacher = await signIn();
  await save(teacher, 0, { topic: 'Rain' });
  const gone = await app.inject({ method: 'DELETE', url: lesson, headers: teacher.headers });
  expect(gone.statusCode).toBe(204);
  expect(await read(teacher)).toBeNull();
  await save(teacher, 0, { topic: 'Snow' });
  expect((await save(teacher, 1, { topic: 'Rain again' })).statusCode).toBe(409);
  expect(await read(teacher)).toMatchObject({ input: { topic: 'Snow' } });
});

test('starting the document removes its draft, unless it has changed in another window', async () => {
  const teacher = await signIn();
  await save(teacher, 0, lessonRequest.input);
  await save(teacher, 1, { ...lessonRequest.input, topic: 'Changed elsewhere' });
  expect((await start(teacher, 1)).statusCode).toBe(201);
  expect(await read(teacher)).toMatchObject({ version: 2 });
  expect((await start(teacher, 2)).statusCode).toBe(201);
  expect(await read(teacher)).toBeNull();
});

test('a rejected document keeps its draft', async () => {
  const teacher = await signIn();
  await save(teacher, 0, {});
  const answer = await app.inject({
    method: 'POST',
    url: '/api/generations',
    headers: teacher.headers,
    payload: { ...lessonRequest, input: {}, draft_version: 1 },
  });
  expect(answer.statusCode).toBe(422);
  expect(await read(teacher)).toMatchObject({ version: 1 });
});

test('the list names each draft by its title or topic, the last changed first', async () => {
  const teacher = await signIn();
  await save(teacher, 0, { topic: ' Rain ', subject: 'Science', grade_level: 'Grade 6' });
  await save(teacher, 0, { title: 7, topic: '' }, `/api/drafts/${quizRequest.template_type}`);
  expect(await list(teacher)).toMatchObject([
    { template_type: quizRequest.template_type, title: '', subject: '' },
    { template_type: lessonRequest.template_type, title: 'Rain', subject: 'Science', grade_level: 'Grade 6' },
  ]);
});

test('a template of the other role, and one that does not exist, have no draft', async () => {
  const student = await signIn({ role: 'student' });
  expect((await save(student, 0, {})).statusCode).toBe(404);
  expect((await save(await signIn(), 0, {}, '/api/drafts/unknown')).statusCode).toBe(404);
});

test('a deleted draft waits in the trash until it is restored or deleted for good', async () => {
  const [teacher, colleague] = [await signIn(), await signIn()];
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, user = teacher) =>
    app.inject({ method, url: `/api/trash${path}`, headers: user.headers });
  const type = `/draft/${lessonRequest.template_type}`;
  const trash = () => app.inject({ method: 'DELETE', url: lesson, headers: teacher.headers });
  await save(teacher, 0, { topic: 'Rain' });
  await trash();
  const { items } = (await call('GET', '')).json();
  expect(items).toMatchObject([{ template_type: lessonRequest.template_type, title: 'Rain' }]);
  expect(Date.parse(items[0].purge_at) - Date.parse(items[0].trashed_at)).toBe(30 * 86_400_000);
  expect((await call('GET', '', colleague)).json().items).toEqual([]);
  expect((await call('POST', `${type}/restore`, colleague)).statusCode).toBe(404);

  await save(teacher, 0, { topic: 'Snow' });
  expect((await call('POST', `${type}/restore`)).statusCode).toBe(409);
  await trash();
  expect((await call('POST', `${type}/restore`)).statusCode).toBe(204);
  expect(await read(teacher)).toMatchObject({ input: { topic: 'Snow' } });

  await trash();
  expect((await call('DELETE', type)).statusCode).toBe(204);
  expect((await call('DELETE', type)).statusCode).toBe(404);
});

test('emptying the trash and the purge delete drafts too', async () => {
  const teacher = await signIn();
  const trashed = () => db.$count(drafts, isNotNull(drafts.trashedInput));
  const trash = async () => {
    await save(teacher, 0, { topic: 'Rain' });
    await app.inject({ method: 'DELETE', url: lesson, headers: teacher.headers });
  };
  await trash();
  await app.inject({ method: 'DELETE', url: '/api/trash', headers: teacher.headers });
  expect(await trashed()).toBe(0);
  await trash();
  expect(await purgeTrashedDrafts(db, new Date())).toBe(0);
  expect(await purgeTrashedDrafts(db, new Date(Date.now() + 31 * 86_400_000))).toBe(1);
  expect(await trashed()).toBe(0);
});
