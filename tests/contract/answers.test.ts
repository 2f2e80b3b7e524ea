import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { noLimits, openTestApp, testConfig } from '../../server/testing.ts';
import { type CompleteCall, completeCall } from './complete-call.ts';
import { type Operation, readOperations } from './document.ts';

/** One for each call of a test, because an address has one account. */
const administrators = [1, 2, 3, 4, 5].map((number) => `admin-${number}@school.test`);
let calls = 0;
const { app, openApp, signIn } = await openTestApp({
  config: { ...testConfig, administrators },
});

const operations = readOperations();
const named = (list: Operation[]) => list.map((operation) => [operation.operationId, operation] as const);
const json = { 'content-type': 'application/json' };

/** Calls the operation as an authorised user. */
async function call(operation: Operation, change: (complete: CompleteCall) => InjectOptions) {
  const isForAdministrators = operation.path.startsWith('/api/admin/');
  calls += 1;
  const email = administrators[calls % administrators.length] ?? '';
  const user = await signIn(isForAdministrators ? { email, isTwoStep: true } : {});
  const { authorization } = user.headers;
  const form = operation.body && 'multipart/form-data' in operation.body.content;
  const { headers, ...rest } = change({
    ...completeCall(operation, {}, user.id),
    ...(form && { headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
  });
  return app.inject({ ...rest, headers: { authorization, ...headers } });
}

describe('every method but GET answers 400 to broken JSON, 413 to 5 MB and 415 to text', () => {
  const readsBodies = named(operations.filter(({ method }) => method !== 'GET'));

  test.each(readsBodies)('%s', async (_, operation) => {
    const bodies = [
      [400, { payload: '{"a":', headers: json }],
      [413, { payload: JSON.stringify('a'.repeat(5_000_000)), headers: json }],
      [415, { payload: 'a', headers: { 'content-type': 'text/plain' } }],
    ] as const;
    for (const [status, body] of bodies) {
      const answer = await call(operation, (complete) => ({ ...complete, ...body }));
      expect(answer.statusCode).toBe(status);
    }
  });
});

test.each(named(operations))('%s answers 422 to a query that cannot be stored', async (_, operation) => {
  const answer = await call(operation, (complete) => ({ ...complete, url: `${complete.url}&more=%00` }));
  expect(answer.statusCode).toBe(422);
});

test('every operation answers 429 above the limit of its address', async () => {
  const limited = await openApp({ limits: { ...noLimits, address: { max: 1, seconds: 60 } } });
  await limited.inject('/api/settings');
  for (const operation of operations) {
    const { statusCode } = await limited.inject(completeCall(operation, {}, 'me'));
    expect([operation.operationId, statusCode]).toEqual([operation.operationId, 429]);
  }
  await limited.close();
});

test('every operation answers 503 while the database is down', async () => {
  const availability = { isDown: true, guard: <Work>(work: Promise<Work>) => work, close: async () => {} };
  const down = await openApp({ availability });
  for (const operation of operations) {
    const { statusCode } = await down.inject(completeCall(operation, {}, 'me'));
    expect([operation.operationId, statusCode]).toEqual([operation.operationId, 503]);
  }
  await down.close();
});
