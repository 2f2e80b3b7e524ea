import { inArray } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../server/testing.ts';
import { completeCall, UNKNOWN_ID } from './complete-call.ts';
import { derivedFixture } from './derived-fixture.ts';
import { type Operation, readOperations } from './document.ts';
import { subscriptions } from '../../server/billing/subscriptions/tables.ts';
import { classes, classTeachers } from '../../server/school/classes/classes/tables.ts';
import { classOf, enrolStudent } from './make-class.ts';
import { finishedGeneration } from './make-resource.ts';
import type { OwnerFixture, Target } from './owner-fixture.ts';
import { ownedByEmail, ownerFixtures } from './owner-fixtures.ts';

const testApp = await openTestApp();
const { app, db, signIn } = testApp;

const operations = readOperations();
const secured = operations.filter((operation) => operation.secured);
const named = (list: Operation[]) => list.map((operation) => [operation.operationId, operation] as const);
const fixtures = new Map<string, OwnerFixture>(Object.entries(ownerFixtures));
for (const operation of secured) {
  const derived = fixtures.has(operation.operationId) ? undefined : derivedFixture(operation, operations);
  if (derived) fixtures.set(operation.operationId, derived);
}
const owned = secured.flatMap((operation) => {
  const fixture = fixtures.get(operation.operationId);
  return fixture && !('sharedBecause' in fixture)
    ? [[operation.operationId, operation, fixture] as const]
    : [];
});

const send = (call: InjectOptions, { headers }: Pick<SignedIn, 'headers'>) =>
  app.inject({ ...call, headers: { ...call.headers, ...headers } });

const UNVERIFIED = 'a teacher with an unverified address';

const UNCOVERED = 'a co-teacher after the plan of the owner has ended';

/** A teacher without a plan who joined the class of the owner, and stays in it or leaves it again. */
async function coTeacher(classId: string | undefined, { leaves }: { leaves: boolean }): Promise<SignedIn> {
  const teacher = await signIn({ subscribed: false });
  if (classId === undefined) return teacher;
  await db.insert(classTeachers).values({ classId, teacherId: teacher.id });
  const { headers } = teacher;
  if (leaves) {
    const url = `/api/classes/${classId}/teachers/${teacher.id}`;
    expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
  }
  return teacher;
}

/** Runs while no teacher who owns a class has a plan. */
async function withoutPlan<T>(run: () => Promise<T>): Promise<T> {
  const ofOwner = inArray(subscriptions.userId, db.select({ id: classes.teacherId }).from(classes));
  await db.update(subscriptions).set({ isPaused: true }).where(ofOwner);
  const result = await run();
  await db.update(subscriptions).set({ isPaused: false }).where(ofOwner);
  return result;
}

/** Signed-in callers of every kind that are not the owner. */
async function otherParties(owner: SignedIn, isTeacher: boolean, target: Target) {
  const classmate = await signIn({ role: 'student', subscribed: false });
  const classId = target.classId ?? (isTeacher ? await classOf(db, owner.id) : undefined);
  if (classId !== undefined) await enrolStudent(db, classId, classmate);
  return [
    ['another teacher', await signIn({ subscribed: false })],
    ['another student', await signIn({ role: 'student', subscribed: false })],
    ['a student of the same class', classmate],
    ['a co-teacher who left', await coTeacher(classId, { leaves: true })],
    [UNCOVERED, await coTeacher(classId, { leaves: false })],
    [UNVERIFIED, await signIn({ verified: false, subscribed: false })],
  ] as const;
}

test('every operation with an owner has a fixture', () => {
  const isOwned = ({ operationId, path, body }: Operation) =>
    ownedByEmail.some((id) => id === operationId) ||
    path.includes('{') ||
    'user_id' in (body?.content['application/json']?.schema?.properties ?? {});
  const expected = secured.filter(isOwned).map(({ operationId }) => operationId);
  expect([...fixtures.keys()].toSorted()).toEqual(expected.toSorted());
});

describe('a visitor gets 401 from every secured operation', () => {
  test.each(named(secured))('%s', async (_, operation) => {
    const call = completeCall(operation, {}, UNKNOWN_ID);
    for (const headers of [{}, { authorization: 'Bearer unknown' }]) {
      const answer = await app.inject({ ...call, headers });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ status: 'error', message: 'Unauthenticated' });
    }
  });
});

describe('no other party reaches the resource of an owner', () => {
  test.each(owned)('%s', async (_, operation, fixture) => {
    const owner = await signIn(fixture.owner);
    const target = await fixture.create(testApp, owner);
    const call = completeCall(operation, target, owner.id);
    const parties = await otherParties(owner, fixture.owner?.role !== 'student', target);
    for (const [party, other] of parties) {
      const answer = await (party === UNCOVERED ? withoutPlan(() => send(call, other)) : send(call, other));
      // Operations for verified users reject the others before they look for the resource.
      const rejection = operation.restricted && party === UNVERIFIED ? 403 : fixture.rejection;
      expect([party, answer.statusCode]).toEqual([party, rejection]);
      expect(answer.json()).toMatchObject({ status: 'error' });
      if (fixture.underOwnId) {
        const { statusCode } = await send(completeCall(operation, target, other.id), other);
        expect([403, 404, 422], `${party}, under its own id`).toContain(statusCode);
      }
    }
    // The owner's identical call is accepted, so the party was the reason for the rejections.
    const own = await send(call, owner);
    if (fixture.adminOnly) expect(own.statusCode).toBe(403);
    else expect([401, 403, 404]).not.toContain(own.statusCode);
  });
});

test('lists show a user only their own documents', async () => {
  const owner = await signIn();
  const id = await finishedGeneration(app, owner.headers);
  for (const [party, other] of await otherParties(owner, true, {})) {
    const answer = await send({ method: 'GET', url: '/api/generations' }, other);
    expect([party, answer.json()]).toEqual([party, { items: [], next_cursor: null }]);
  }
  const own = await send({ method: 'GET', url: '/api/generations' }, owner);
  expect(own.body).toContain(id);
});

test('the search, the day of the classes and the filters show a user only what is theirs', async () => {
  const owner = await signIn();
  const student = await signIn({ role: 'student', subscribed: false });
  const classId = await classOf(db, owner.id);
  await enrolStudent(db, classId, student);
  const addresses = ['/api/search?q=example', '/api/home'];
  for (const [party, other] of await otherParties(owner, true, { classId })) {
    for (const url of [...addresses, '/api/assignment-filters']) {
      const call = { method: 'GET', url } as const;
      const answer = await (party === UNCOVERED ? withoutPlan(() => send(call, other)) : send(call, other));
      expect([party, url, answer.body.includes(student.id), answer.body.includes(classId)]).toEqual([
        party,
        url,
        false,
        false,
      ]);
    }
  }
  for (const url of addresses) expect((await send({ method: 'GET', url }, owner)).body).toContain(student.id);
});
