import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { NewShare, Source, SourceText } from '../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { requireGenerator } from '../generations/document/form.ts';
import { generations } from '../generations/document/tables.ts';
import { endOf, lessonRequest, quizRequest, scriptedEngine } from '../generations/testing.ts';
import { storeSample } from './testing.ts';

const { app, db, signIn } = await openTestApp({ engine: scriptedEngine({ does: 'write', chunk: 4_000 }) });

const quiz = requireGenerator(quizRequest.template_type);

const add = (id: string, { headers }: SignedIn) =>
  app.inject({ method: 'POST', url: `/api/generations/${id}/source`, headers });

async function added(person: SignedIn) {
  const id = await storeSample(db, person.id, quiz);
  const answer = await add(id, person);
  expect(answer.statusCode, answer.body).toBe(201);
  return { id, source: answer.json<Source>() };
}

const textOf = async ({ headers }: SignedIn, { id }: Pick<Source, 'id'>) =>
  (await app.inject({ url: `/api/sources/${id}/text`, headers })).json<SourceText>();

const change = (id: string, values: Partial<typeof generations.$inferInsert>) =>
  db.update(generations).set(values).where(eq(generations.id, id));

test('a document becomes a source under its title, with its answers', async () => {
  const person = await signIn();
  const { id, source } = await added(person);
  const [row] = await db.select().from(generations).where(eq(generations.id, id));
  expect(source).toMatchObject({ name: row?.title, kind: 'document', pages: null });
  const { kind, text } = await textOf(person, source);
  expect(kind).toBe('document');
  expect(text).toContain('✓');
  expect(text).not.toMatch(/Name ____|without AI|Written with AI/);
  expect(text.length).toBe(source.characters);
});

test('a student gets what they may see of their document, without answers', async () => {
  const student = await signIn({ role: 'student' });
  const { source } = await added(student);
  expect((await textOf(student, source)).text).not.toContain('✓');
});

test('a document that is added again is the same source until it changes', async () => {
  const person = await signIn();
  const { id, source } = await added(person);
  expect((await add(id, person)).json()).toEqual(source);
  await change(id, { title: 'Fractions: 1/2 <and> 1/4' });
  const renamed = (await add(id, person)).json<Source>();
  expect(renamed.name).toBe('Fractions: 1/2 and 1/4');
  expect(renamed.id).not.toBe(source.id);
});

test('a document of another user, in the trash or without content is rejected', async () => {
  const [person, other] = [await signIn(), await signIn()];
  const { id } = await added(person);
  expect((await add(id, other)).statusCode).toBe(404);
  await change(id, { trashedAt: new Date() });
  const trashed = await add(id, person);
  expect(trashed.statusCode).toBe(404);
  expect(trashed.json()).toMatchObject({
    message: 'This document is no longer there. Choose another one.',
  });
  await change(id, { trashedAt: null, result: {} });
  const empty = await add(id, person);
  expect(empty.statusCode).toBe(422);
  expect(empty.json()).toMatchObject({
    message: 'Nothing has been written in this document yet. Choose another one.',
  });
});

test('the model receives the text, and the owner sees it among what was sent', async () => {
  const person = await signIn();
  const { source } = await added(person);
  const { text } = await textOf(person, source);
  const input = { ...lessonRequest.input, source_type: 'document', source_file_ids: [source.id] };
  const started = await app.inject({
    method: 'POST',
    url: '/api/generations',
    headers: person.headers,
    payload: { ...lessonRequest, input },
  });
  expect(started.statusCode, started.body).toBe(201);
  const { id } = started.json<{ id: string }>();
  expect((await endOf(app, person.headers, id)).input).toMatchObject(input);
  const sent = await app.inject({ url: `/api/generations/${id}/requests`, headers: person.headers });
  const [question = ''] = text.split('\n').filter((line) => line.startsWith('1. '));
  expect(question).not.toBe('');
  expect(sent.body).toContain(JSON.stringify(question).slice(1, -1));
});

test('neither the student copy nor a shared page prints the source of a document', async () => {
  const person = await signIn();
  const { source } = await added(person);
  const id = await storeSample(db, person.id, quiz);
  const [row] = await db.select().from(generations).where(eq(generations.id, id));
  const { text } = await textOf(person, source);
  await change(id, {
    input: { ...row?.input, source_type: 'document', source_text: '', source_file_ids: [source.id] },
  });
  const { headers } = person;
  const call = async (url: string) => (await app.inject({ url, headers })).body;
  const copy = await call(`/api/generations/${id}/export?format=markdown&copy=student`);
  const share = await app.inject({
    method: 'POST',
    url: `/api/generations/${id}/shares`,
    headers,
    payload: { days: 7 },
  });
  const page = await call(`/api/shared/${share.json<NewShare>().url.split('/').at(-1)}`);
  const secrets = text.split('\n').filter((line) => line.includes('✓'));
  expect(secrets.length).toBeGreaterThan(0);
  for (const shown of [copy, page]) {
    expect(shown.length).toBeGreaterThan(200);
    expect(secrets.filter((line) => shown.includes(line))).toEqual([]);
    expect(shown).not.toContain(source.id);
  }
});
