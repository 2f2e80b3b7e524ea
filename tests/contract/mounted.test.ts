import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { alwaysAvailable } from '../../server/platform/database/availability.ts';
import { collectHandlers, mountContract } from '../../server/platform/http/contract.ts';
import { openTestApp } from '../../server/testing.ts';
import { readOperations } from './document.ts';

const { app } = await openTestApp();
const operations = readOperations();

const nothing = async () => ({});
const allHandlers = Object.fromEntries(operations.map(({ operationId }) => [operationId, nothing]));

function mount(handlers: Record<string, () => Promise<object>>) {
  const server = Fastify();
  const collected = collectHandlers(server);
  server.handle(handlers);
  return mountContract(server, {
    handlers: collected,
    authenticate: { bearer: async () => {}, verified: async () => {}, administrator: async () => {} },
    availability: alwaysAvailable,
    guards: () => ({ onRequest: [], preHandler: [] }),
  });
}

describe('the contract and the handlers match', () => {
  test('an operation without a handler prevents the start', async () => {
    const { login: _, ...rest } = allHandlers;
    await expect(mount(rest)).rejects.toThrow('login');
  });

  test('a handler without an operation prevents the start', async () => {
    await expect(mount({ ...allHandlers, inventTruth: nothing })).rejects.toThrow('inventTruth');
  });

  test('a second handler of an operation prevents the start', () => {
    const server = Fastify();
    collectHandlers(server);
    server.handle(allHandlers);
    expect(() => server.handle(allHandlers)).toThrow('two handlers');
  });

  test('a handler for every operation can be mounted', async () => {
    await expect(mount(allHandlers)).resolves.toBeUndefined();
  });

  test.each(operations.map(({ operationId, method, path }) => [operationId, method, path] as const))(
    '%s is served at %s %s',
    (_, method, path) => {
      expect(app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') })).toBe(true);
    },
  );
});
