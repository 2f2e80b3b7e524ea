import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { afterAll } from 'vitest';
import { type Operation, readOperations } from '../contract/document.ts';

/**
 * A setup file: fails a test file if the server sent an answer that openapi.yaml does not name. It
 * observes every Fastify instance of the process, so tests that build their own app count too.
 */
const operations = new Map<string, Operation>(
  readOperations().map((operation) => [
    `${operation.method} ${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    operation,
  ]),
);
const unnamed = new Set<string>();

async function observe(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const operation = operations.get(`${request.method} ${request.routeOptions.url}`);
  // No answer was sent if the client closed the connection first. A 500 is a fault, so the contract names none.
  if (!operation || !reply.raw.headersSent || reply.statusCode === 500) return;
  if (!(reply.statusCode in operation.responses)) {
    unnamed.add(`${operation.operationId} ${reply.statusCode}`);
  }
}

const observeApp = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onResponse', observe);
};

subscribe('fastify.initialization', observeApp);

afterAll(() => {
  unsubscribe('fastify.initialization', observeApp);
  const list = [...unnamed].toSorted().join(', ');
  if (list !== '') throw new Error(`The server sent answers that openapi.yaml does not name: ${list}.`);
});
