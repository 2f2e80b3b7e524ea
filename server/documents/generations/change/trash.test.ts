import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { finishedGeneration, trashedGeneration } from '../../../../tests/contract/make-resource.ts';
import { ledger } from '../../../billing/credits/tables.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { eventBatches, generations, runs, versions } from '../document/tables.ts';
import { purgeTrash } from './trash.ts';

const { app, openApp, db, signIn } = await openTestApp();

const DAY = 24 * 60 * 60 * 1000;

const call = ({ headers }: SignedIn, method: 'GET' | 'POST' | 'DELETE', path: string) =>
  app.inject({ method, url: `/api${path}`, headers });

const trashOf = async (user: SignedIn) => (await call(user, 'GET', '/generations?trashed=true')).json().items;

const moveToTrashAt = (id: string, trashedAt: Date) =>
  db.update(generations).set({ trashedAt }).where(eq(generations.id, id));

const rowOf = async (id: string) => (await db.select().from(generations).where(eq(generations.id, id)))[0];

describe('after 30 days in the trash', () => {
  const now = new Date('2026-11-22T12:00:00Z');

  test('the purge deletes a document for good, once', async () => {
    const teacher = await signIn();
    const [due, early] = [
      await trashedGeneration(app, teacher.headers),
      await trashedGeneration(app, teacher.headers),
    ];
    await moveToTrashAt(due, new Date(now.getTime() - 30 * DAY));
    await moveToTrashAt(early, new Date(now.getTime() - 30 * DAY + 1000));
    expect(await purgeTrash(db, now)).toBe(1);
    expect(await purgeTrash(db, now)).toBe(0);
    expect((await call(teacher, 'GET', `/generations/${due}`)).statusCode).toBe(404);
    expect(await trashOf(teacher)).toMatchObject([{ id: early }]);
  });

  test('the purge leaves documents outside the trash', async () => {
    const teacher = await signIn();
    const id = await finishedGeneration(app, teacher.headers);
    await db.update(generations).set({ createdAt: new Date('2020-01-01') });
    expect(await purgeTrash(db, now)).toBe(0);
    expect((await call(teacher, 'GET', `/generations/${id}`)).statusCode).toBe(200);
  });

  test('the trash says when each document is deleted', async () => {
    const teacher = await signIn();
    const id = await trashedGeneration(app, teacher.headers);
    await moveToTrashAt(id, new Date('2026-11-01T08:30:00Z'));
    expect(await trashOf(teacher)).toMatchObject([{ id, purge_at: '2026-12-01T08:30:00.000Z' }]);
  });

  test('a server that starts purges the trash', async () => {
    const teacher = await signIn();
    const id = await trashedGeneration(app, teacher.headers);
    await moveToTrashAt(id, new Date(Date.now() - 31 * DAY));
    const started = await openApp({});
    await started.listen({ port: 0 });
    await vi.waitFor(async () => expect((await rowOf(id))?.erasedAt).not.toBeNull(), { timeout: 20_000 });
    await started.close();
  });
});

describe('deleting for good', () => {
  test('erases the content and every version, and keeps the credits', async () => {
    const teacher = await signIn();
    const id = await trashedGeneration(app, teacher.headers);
    const before = await db.select().from(ledger).orderBy(ledger.id);
    expect((await call(teacher, 'DELETE', `/trash/document/${id}`)).statusCode).toBe(204);
    expect(await rowOf(id)).toMatchObject({ title: 'Deleted document', topic: '', input: {}, result: {} });
    expect(await db.$count(versions)).toBe(0);
    expect(await db.$count(eventBatches)).toBe(0);
    expect(await db.$count(runs)).toBe(1);
    expect(await db.select().from(ledger).orderBy(ledger.id)).toEqual(before);
  });

  test('leaves the run in the usage, without a link to the document', async () => {
    const teacher = await signIn();
    const id = await trashedGeneration(app, teacher.headers);
    const today = new Date().toISOString().slice(0, 10);
    const usage = async () => (await call(teacher, 'GET', `/usage?from=${today}&to=${today}`)).json();
    const before = await usage();
    expect(before.runs.items).toMatchObject([{ generation_id: id }]);
    await call(teacher, 'DELETE', `/trash/document/${id}`);
    const after = await usage();
    expect(after.period).toEqual(before.period);
    expect(after.tools).toEqual(before.tools);
    expect(after.runs.items).toMatchObject([{ generation_id: null, title: 'Deleted document' }]);
  });

  test.each([
    ['GET', ''],
    ['DELETE', ''],
    ['POST', '/restore'],
    ['POST', '/continue'],
    ['GET', '/versions'],
    ['GET', '/export?format=markdown'],
  ] as const)('%s %s of a deleted document answers 404', async (method, path) => {
    const teacher = await signIn();
    const id = await trashedGeneration(app, teacher.headers);
    await call(teacher, 'DELETE', `/trash/document/${id}`);
    expect((await call(teacher, method, `/generations/${id}${path}`)).statusCode).toBe(404);
    expect((await call(teacher, 'DELETE', `/trash/document/${id}`)).statusCode).toBe(404);
  });

  test('answers 409 for a document outside the trash', async () => {
    const teacher = await signIn();
    const id = await finishedGeneration(app, teacher.headers);
    expect((await call(teacher, 'DELETE', `/trash/document/${id}`)).statusCode).toBe(409);
    expect((await rowOf(id))?.erasedAt).toBeNull();
  });
});

test('emptying the trash deletes the caller’s trash only', async () => {
  const [teacher, other] = [await signIn(), await signIn()];
  const [first, second, outside] = [
    await trashedGeneration(app, teacher.headers),
    await trashedGeneration(app, teacher.headers),
    await finishedGeneration(app, teacher.headers),
  ];
  const theirs = await trashedGeneration(app, other.headers);
  for (const _ of [1, 2]) expect((await call(teacher, 'DELETE', '/trash')).statusCode).toBe(204);
  expect(await trashOf(teacher)).toEqual([]);
  for (const id of [first, second]) expect((await rowOf(id))?.erasedAt).not.toBeNull();
  expect((await rowOf(outside))?.erasedAt).toBeNull();
  expect(await trashOf(other)).toMatchObject([{ id: theirs }]);
});
