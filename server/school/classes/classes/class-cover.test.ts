import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classOf } from '../../../../tests/contract/make-class.ts';
import { subscriptions } from '../../../billing/subscriptions/tables.ts';
import { isActive, isValid } from '../../../billing/subscriptions/entitlement.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { classTeachers } from './tables.ts';

const { app, db, signIn } = await openTestApp();

type Method = 'GET' | 'POST' | 'DELETE';
const call = (method: Method, path: string, { headers }: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
const coverOf = async (teacher: SignedIn) =>
  (await call('GET', `subscription/status/${teacher.id}`, teacher)).json().covered_by;
type Change = Partial<typeof subscriptions.$inferInsert>;
const changePlan = ({ id }: SignedIn, change: Change) =>
  db.update(subscriptions).set(change).where(eq(subscriptions.userId, id));

/** A class whose owner has a plan, and a co-teacher who has none. */
async function coTaught() {
  const [owner, aide] = [await signIn(), await signIn({ subscribed: false })];
  const classId = await classOf(db, owner.id);
  await db.insert(classTeachers).values({ classId, teacherId: aide.id });
  const opens = async () => (await call('GET', `classes/${classId}`, aide)).statusCode;
  return { owner, aide, classId, opens };
}

test('the plan of the owner covers a co-teacher in the class, and names the owner', async () => {
  const { owner, aide, classId, opens } = await coTaught();
  expect(await opens()).toBe(200);
  expect((await call('GET', 'classes', aide)).json().items).toHaveLength(1);
  expect(await coverOf(aide)).toEqual([
    { class_id: classId, class_title: '7B Science', teacher: 'Tess Example' },
  ]);
  expect(await coverOf(owner)).toEqual([]);
});

test('cover gives no templates and no classes of their own', async () => {
  const { aide } = await coTaught();
  const face = { name: '7C', subject: 'Science', grade: 'Grade 7', cover: 'moss' };
  expect((await call('POST', 'classes', aide, face)).statusCode).toBe(402);
});

test('the cover ends at once with the plan, for every call about the class', async () => {
  const { owner, aide, classId, opens } = await coTaught();
  await changePlan(owner, { isPaused: true });
  expect(await opens()).toBe(404);
  expect(await coverOf(aide)).toEqual([]);
  expect((await call('GET', 'classes', aide)).json().items).toEqual([]);
  // The owner can still read the class, and the co-teacher can leave it.
  expect((await call('GET', `classes/${classId}`, owner)).statusCode).toBe(200);
  await changePlan(owner, { isPaused: false });
  expect(await opens()).toBe(200);
});

test('a co-teacher without cover can leave', async () => {
  const { owner, aide, classId, opens } = await coTaught();
  await changePlan(owner, { status: 'canceled' });
  expect((await call('DELETE', `classes/${classId}/teachers/${aide.id}`, aide)).statusCode).toBe(204);
  await changePlan(owner, { status: 'active' });
  expect(await opens()).toBe(404);
});

test('a plan of their own opens the class when the owner has none', async () => {
  const { owner, aide, opens } = await coTaught();
  await changePlan(owner, { status: 'canceled' });
  const { userId: _, ...plan } = await planOf(await signIn());
  await db.insert(subscriptions).values({ ...plan, id: 'sub_own', userId: aide.id });
  expect(await opens()).toBe(200);
});

const planOf = async ({ id }: SignedIn) => {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, id));
  if (row === undefined) throw new Error('The account has no plan.');
  return row;
};

const statuses = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
] as const;
const dates = { none: null, past: new Date(Date.now() - 60_000), future: new Date(Date.now() + 3_600_000) };

test('the condition of the database and the rule of the code agree', async () => {
  const { owner, opens } = await coTaught();
  for (const status of statuses)
    for (const isPaused of [false, true])
      for (const trialEndsAt of Object.values(dates))
        for (const endsAt of Object.values(dates)) {
          await changePlan(owner, { status, isPaused, trialEndsAt, endsAt });
          const facts = { status, isPaused, trialEndsAt, endsAt, isActive: isActive(status) };
          const expected = isValid(facts, new Date()) ? 200 : 404;
          expect([facts, await opens()]).toEqual([facts, expected]);
        }
});
