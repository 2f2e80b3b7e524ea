import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { afterAll } from 'vitest';
import { type Operation, readOperations } from '../contract/document.ts';

/**
 * A setup file: fails a test file if the server sent a response that openapi.yaml does not declare. It
 * observes every Fastify instance of the process, including apps that tests build.
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
  // Skip calls whose client closed the connection, and 500s, which the contract never declares.
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
  if (list !== '') throw new Error(`The server sent responses that openapi.yaml does not declare: ${list}.`);
});
