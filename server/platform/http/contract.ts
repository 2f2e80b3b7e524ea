import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import type { Handlers } from './handler.ts';
import { refuseUnkeepable } from './keepable-text.ts';
import { compileValidator } from './validation.ts';

const file = fileURLToPath(new URL('../../generated/openapi.json', import.meta.url));

const operationShape = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
  requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
  responses: z.record(z.string(), z.unknown()),
});
type Operation = z.output<typeof operationShape>;

const documentShape = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const methods = new Set(['get', 'put', 'post', 'patch', 'delete']);

/** Who may call an operation: the security schemes of openapi.yaml. */
type Scheme = 'bearer' | 'verified' | 'admin';

type AsyncHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** A handler asks for the body of its operation, which validation has made sure of; a method's type lets it stand for any handler. */
type MountedHandler = { run(request: FastifyRequest, reply: FastifyReply): Promise<unknown> }['run'];

interface Mounting {
  handlers: Partial<Handlers>;
  /** Throws unless the scheme accepts the request; skipped where the contract says `security: []`. */
  authenticate: Record<Scheme, (request: FastifyRequest) => Promise<void>>;
  /** What the server adds to an operation of the contract, such as its rate limits. */
  guards: (operationId: string, isOpen: boolean) => { onRequest: AsyncHandler[]; preHandler: AsyncHandler[] };
}

/** Serves exactly the operations of openapi.yaml; one without a handler, or a handler without one, stops the start. */
export async function mountContract(app: FastifyInstance, mounting: Mounting): Promise<void> {
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof document !== 'object' || document === null) throw new Error('The contract holds no document.');
  const operations = readOperations(document);
  const handlers = new Map<string, MountedHandler>(Object.entries<MountedHandler>(mounting.handlers));
  refuseDifferences(operations, handlers);

  app.setValidatorCompiler(compileValidator);
  await app.register(fastifyOpenapiGlue, {
    specification: withoutFiles(document),
    prefix: '/api',
    operationResolver: (id, method, path) => ({
      method: method.toUpperCase(),
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...routeOf(id, operations.get(id), handlers.get(id), mounting),
    }),
  });
}

/** Answers that are files or streams are sent as they are: nothing is to be compiled for them. */
function withoutFiles(document: object): object {
  const isOther = (key: string) =>
    /^[a-z]+\/[\w.+-]+$/.test(key) && key !== 'application/json' && key !== 'multipart/form-data';
  const kept: unknown = JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    isOther(key) ? undefined : value,
  );
  return Object(kept);
}

function readOperations(document: object): Map<string, Operation> {
  const operations = Object.values(documentShape.parse(document).paths)
    .flatMap((path) => Object.entries(path))
    .filter(([method]) => methods.has(method))
    .map(([, operation]) => operationShape.parse(operation));
  return new Map(operations.map((operation) => [operation.operationId, operation]));
}

function refuseDifferences(operations: Map<string, Operation>, handlers: Map<string, MountedHandler>): void {
  const lost = [...operations.keys()].filter((id) => !handlers.has(id));
  const unknown = [...handlers.keys()].filter((id) => !operations.has(id));
  if (lost.length > 0) throw new Error(`Operations of openapi.yaml without a handler: ${lost.join(', ')}.`);
  if (unknown.length > 0)
    throw new Error(`Handlers without an operation in openapi.yaml: ${unknown.join(', ')}.`);
}

function routeOf(
  id: string,
  operation: Operation | undefined,
  handler: MountedHandler | undefined,
  { authenticate, guards }: Mounting,
): Pick<RouteOptions, 'onRequest' | 'preValidation' | 'preHandler' | 'handler'> {
  if (!operation || !handler) throw new Error(`${id} is not in openapi.yaml.`);
  const scheme = schemeOf(operation);
  const { onRequest, preHandler } = guards(id, scheme === undefined || scheme === 'admin');
  const status = successOf(operation);
  const readable = operation.requestBody && Object.keys(operation.requestBody.content);
  return {
    onRequest: scheme === undefined ? onRequest : [...onRequest, authenticate[scheme]],
    async preValidation(request) {
      refuseOtherBodies(request, readable);
      refuseUnkeepable(request.body);
      refuseUnkeepable(request.query);
      refuseUnkeepable(request.params);
    },
    preHandler,
    handler: (request, reply) => handler(request, reply.code(status)),
  };
}

/** Undefined for an operation that is open to everyone. */
function schemeOf({ operationId, security }: Operation): Scheme | undefined {
  if (security === undefined) return 'bearer';
  if (security.length === 0) return undefined;
  const [name] = Object.keys(security[0] ?? {});
  if (name !== 'bearer' && name !== 'verified' && name !== 'admin')
    throw new Error(`${operationId} names the unknown security scheme ${name}.`);
  return name;
}

const successOf = ({ operationId, responses }: Operation): number => {
  const status = Object.keys(responses).find((code) => code.startsWith('2'));
  if (status === undefined) throw new Error(`${operationId} has no success in openapi.yaml.`);
  return Number(status);
};

/** The contract's schema is looked up by content type, so a body of another type would reach the handler unchecked. */
function refuseOtherBodies(request: FastifyRequest, readable: string[] | undefined): void {
  if (!readable) return;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type === undefined) throw new Problem('bad_request');
  if (!readable.includes(type)) throw new Problem('unsupported_media_type');
}
