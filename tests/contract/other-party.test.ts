import { describe, expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../server/testing.ts';
import { type Operation, readOperations } from './document.ts';
import { finishedGeneration, openSession, uploadedSource } from './owned.ts';

const { app, signIn } = await openTestApp();

const secured = readOperations().filter((operation) => operation.secured);
const owned = secured.filter(({ path }) => /^\/api\/(generations|sources|sessions)\/\{id\}/.test(path));
const personal = secured.filter(
  ({ path, body }) =>
    path.includes('{userId}') ||
    body?.content['application/json']?.schema?.properties?.['user_id'] !== undefined,
);
const named = (operations: Operation[]) =>
  operations.map((operation) => [operation.operationId, operation] as const);

/** The values of path and query that make a call complete, by the name of the parameter. */
const values: Record<string, string> = {
  section: 'overview',
  version: '1',
  format: 'markdown',
  template_type: 'lesson-plan-builder',
  from: '2026-11-01',
  to: '2026-11-30',
  paymentMethodId: 'pm_1',
  invoiceId: 'in_1',
};

/** A call that nothing is wrong with but who makes it: its body is the example of the contract, in the name of a person if it has one. */
function completeCall({ method, path, parameters, body }: Operation, id: string) {
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const search = new URLSearchParams(query.map(({ name }) => [name, values[name] ?? '']));
  const json = body?.content['application/json'];
  const [example] = Object.values(json?.examples ?? {});
  return {
    method,
    url: `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (/^(id|userId)$/.test(name) ? id : (values[name] ?? '')))}?${search}`,
    ...(example !== undefined && { payload: inTheNameOf(id, Object(Reflect.get(Object(example), 'value'))) }),
  };
}

const inTheNameOf = (id: string, payload: object) =>
  'user_id' in payload ? { ...payload, user_id: id } : payload;

async function belongingOf(owner: SignedIn, { path }: Operation): Promise<string> {
  if (path.startsWith('/api/sessions')) return openSession(app, owner.headers);
  return path.startsWith('/api/sources')
    ? uploadedSource(app, owner.headers)
    : finishedGeneration(app, owner.headers);
}

describe('without a token every closed operation is refused', () => {
  test.each(named(secured))('%s', async (_, operation) => {
    const call = completeCall(operation, '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e');
    for (const headers of [{}, { authorization: 'Bearer unknown' }]) {
      const answer = await app.inject({ ...call, headers });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ status: 'error', message: 'Unauthenticated' });
    }
  });
});

describe('nobody acts in the name of another person', () => {
  test('there are operations that name a person', () => {
    expect(personal.length).toBeGreaterThan(15);
  });

  test.each(named(personal))('%s', async (_, operation) => {
    const owner = await signIn();
    const call = completeCall(operation, owner.id);
    for (const other of [await signIn(), await signIn({ role: 'student' })]) {
      const answer = await app.inject({ ...call, headers: other.headers });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({ status: 'error', message: 'Forbidden' });
    }
    const own = await app.inject({ ...call, headers: owner.headers });
    // The administrator's call is nobody's own.
    if (operation.operationId === 'topUpTokens') expect(own.statusCode).toBe(403);
    else expect([401, 403]).not.toContain(own.statusCode);
  });
});

describe("what is another person's is not there", () => {
  test('there are operations on belongings', () => {
    expect(owned.length).toBeGreaterThan(10);
  });

  test.each(named(owned))('%s', async (_, operation) => {
    const owner = await signIn();
    const call = completeCall(operation, await belongingOf(owner, operation));
    for (const other of [await signIn(), await signIn({ role: 'student' })]) {
      const answer = await app.inject({ ...call, headers: other.headers });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ status: 'error' });
    }
    // The same call by its owner finds it, so it was the person that was refused above.
    const own = await app.inject({ ...call, headers: owner.headers });
    expect([401, 403, 404]).not.toContain(own.statusCode);
  });

  test('nor is it in their lists', async () => {
    const owner = await signIn();
    const id = await finishedGeneration(app, owner.headers);
    for (const other of [await signIn(), await signIn({ role: 'student' })]) {
      const answer = await app.inject({ method: 'GET', url: '/api/generations', headers: other.headers });
      expect(answer.json()).toEqual({ items: [], next_cursor: null });
    }
    const own = await app.inject({ method: 'GET', url: '/api/generations', headers: owner.headers });
    expect(own.body).toContain(id);
  });
});
