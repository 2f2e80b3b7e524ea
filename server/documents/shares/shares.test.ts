import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { classOf, enrolStudent } from '../../../tests/contract/make-class.ts';
import { users } from '../../accounts/users/tables.ts';
import { generators } from '../../generated/generators.ts';
import type { NewShare, Share, SharedLink } from '../../generated/schemas/index.ts';
import { noLimits, openTestApp, type SignedIn } from '../../testing.ts';
import { storeSample } from '../actions/testing.ts';
import { generations } from '../generations/document/tables.ts';
import { offersAction } from '../templates/actions.ts';
import { shares } from './tables.ts';

const { app, openApp, db, signIn } = await openTestApp();
const shareable = generators.filter((generator) => offersAction(generator, 'share'));
const [first] = shareable;
if (!first) throw new Error('No template can be shared.');

const create = (id: string, { headers }: SignedIn, days = 7) =>
  app.inject({ method: 'POST', url: `/api/generations/${id}/shares`, headers, payload: { days } });

async function shared(person: SignedIn, id: string): Promise<NewShare & { address: string }> {
  const answer = await create(id, person);
  expect(answer.statusCode, answer.body).toBe(201);
  const made = answer.json<NewShare>();
  return { ...made, address: `/api/shared/${made.url.split('/').at(-1)}` };
}

const read = async (address: string) => (await app.inject(address)).json<SharedLink>();

const teacherOnly = z.object({ teacher_only: z.boolean().optional(), answer_key: z.boolean().optional() });

describe.each(shareable)('$templateType', (generator) => {
  test('a visitor reads the student copy, without key and teacher-only parts', async () => {
    const person = await signIn();
    const id = await storeSample(db, person.id, generator);
    const { address } = await shared(person, id);
    const answer = await app.inject(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    const { state, document } = answer.json<SharedLink>();
    expect(state).toBe('open');
    const hidden = Object.entries(generator.result.shape).flatMap(([key, schema]) => {
      const meta = teacherOnly.parse(z.globalRegistry.get(schema) ?? {});
      return meta.teacher_only || meta.answer_key ? [key] : [];
    });
    const shown = Object.keys(document?.result ?? {});
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((key) => hidden.includes(key))).toEqual([]);
    expect(document?.sections.map(({ key }) => key)).toEqual(shown);
    expect(JSON.stringify(document?.result)).not.toMatch(/"correct":true|"answer_key":\[\{|"rationale":"\w/);
  });
});

test.each(generators.filter((generator) => !offersAction(generator, 'share')))(
  '$templateType cannot be shared',
  async (generator) => {
    const person = await signIn({ role: generator.audience });
    const id = await storeSample(db, person.id, generator);
    expect((await create(id, person)).statusCode).toBe(403);
  },
);

test('a revoked and an expired link say so, and a document in the trash is not shown', async () => {
  const person = await signIn();
  const id = await storeSample(db, person.id, first);
  const [one, other, third] = [await shared(person, id), await shared(person, id), await shared(person, id)];
  const { headers } = person;
  await app.inject({ method: 'DELETE', url: `/api/shares/${one.share.id}`, headers });
  await db
    .update(shares)
    .set({ expiresAt: new Date(0) })
    .where(eq(shares.id, other.share.id));
  expect(await read(one.address)).toEqual({ state: 'revoked', document: null });
  expect(await read(other.address)).toEqual({ state: 'expired', document: null });
  expect(await read(third.address)).toMatchObject({ state: 'open' });
  await app.inject({ method: 'DELETE', url: `/api/generations/${id}`, headers });
  expect(await read(third.address)).toEqual({ state: 'revoked', document: null });
});

test('the names of students are replaced', async () => {
  const person = await signIn();
  const student = await signIn({ role: 'student' });
  await enrolStudent(db, await classOf(db, person.id), student);
  await db
    .update(users)
    .set({ firstName: 'Jaydenne', lastName: 'Quillfeather' })
    .where(eq(users.id, student.id));
  const id = await storeSample(db, person.id, first);
  const { address } = await shared(person, id);
  await db
    .update(generations)
    .set({ title: 'Reading with Jaydenne Quillfeather' })
    .where(eq(generations.id, id));
  expect((await read(address)).document?.title).toBe('Reading with Student 1');
});

test('a forged or unknown link answers 404, and the table holds only hashes', async () => {
  const person = await signIn();
  const { address, url } = await shared(person, await storeSample(db, person.id, first));
  const [random = '', signature = ''] = address.split('/').at(-1)?.split('.') ?? [];
  const forged = `${random.slice(0, -2)}AA.${signature}`;
  for (const token of [forged, `${random}.${signature.slice(0, -2)}AA`, `${signature}.${random}`])
    expect((await app.inject(`/api/shared/${token}`)).statusCode).toBe(404);
  const [row] = await db.select().from(shares);
  expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(row)).not.toContain(random);
  expect(url).toContain('/shared/');
});

test('links are listed without their secrets, newest first', async () => {
  const person = await signIn();
  const id = await storeSample(db, person.id, first);
  const [one, other] = [await shared(person, id), await shared(person, id)];
  const answer = await app.inject({ url: `/api/generations/${id}/shares`, headers: person.headers });
  expect(answer.json<{ items: Share[] }>().items.map((share) => share.id)).toEqual([
    other.share.id,
    one.share.id,
  ]);
  expect(answer.body).not.toContain('/shared/');
});

test('readers of one address are limited', async () => {
  const limited = await openApp({ limits: { ...noLimits, sharedLinks: { max: 1, seconds: 60 } } });
  const address = `/api/shared/${'a'.repeat(43)}.${'b'.repeat(43)}`;
  expect((await limited.inject(address)).statusCode).toBe(404);
  expect((await limited.inject(address)).statusCode).toBe(429);
  await limited.close();
});
