import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { ownTemplates } from '../own-templates/tables.ts';
import { lab } from '../own-templates/testing.ts';
import { templateTypes } from '../templates/registry.ts';
import { purgeTrashed, setTrashed } from './trash.ts';

const { db, signIn } = await openTestApp();

const MONDAY = new Date('2026-11-23T08:00:00Z');
const TUESDAY = new Date('2026-11-24T08:00:00Z');

async function addTemplate(trashedAt: Date | null): Promise<string> {
  const { id: userId } = await signIn();
  const id = randomUUID();
  const content = { ...lab, base: templateTypes[0] };
  await db.insert(ownTemplates).values({ id, userId, name: lab.name, content, trashedAt });
  return id;
}

const trashedAtOf = async (id: string) =>
  (await db.select().from(ownTemplates).where(eq(ownTemplates.id, id)))[0]?.trashedAt;

test('a row that is moved to the trash again keeps its first time', async () => {
  const id = await addTemplate(null);
  await setTrashed(db, ownTemplates, eq(ownTemplates.id, id), MONDAY);
  await setTrashed(db, ownTemplates, eq(ownTemplates.id, id), TUESDAY);
  expect(await trashedAtOf(id)).toEqual(MONDAY);
});

test('a row is restored, and restoring it again changes nothing', async () => {
  const id = await addTemplate(MONDAY);
  await setTrashed(db, ownTemplates, eq(ownTemplates.id, id), null);
  await setTrashed(db, ownTemplates, eq(ownTemplates.id, id), null);
  expect(await trashedAtOf(id)).toBeNull();
});

test('a row that does not exist is a 404', async () => {
  const moving = setTrashed(db, ownTemplates, eq(ownTemplates.id, randomUUID()), MONDAY);
  await expect(moving).rejects.toMatchObject({ code: 'not_found' });
});

test('the purge deletes what was moved to the trash by the cutoff, and nothing else', async () => {
  const due = await addTemplate(MONDAY);
  const others = [await addTemplate(TUESDAY), await addTemplate(null)];
  expect(await purgeTrashed(db, ownTemplates, MONDAY)).toBe(1);
  expect(await trashedAtOf(due)).toBeUndefined();
  expect(await Promise.all(others.map(trashedAtOf))).toEqual([TUESDAY, null]);
});
