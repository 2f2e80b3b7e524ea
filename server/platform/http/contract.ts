import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { z } from 'zod';
import { type Availability, databaseDown } from '../database/availability.ts';
import { Problem } from '../problem.ts';
import type { Handlers } from './handler.ts';
import { rejectUnstorable } from './storable-text.ts';
import { serializerCompiler, validatorCompiler } from './compile-schemas.ts';

const file = fileURLToPath(new URL('../../generated/openapi.json', import.meta.url));

const operationShape = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
  /** The longest body in bytes, if it may be longer than others. */
  'x-max-body': z.number().optional(),
  requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
  responses: z.record(z.string(), z.unknown()),
});
type Operation = z.output<typeof operationShape>;

const documentShape = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const methods = new Set(['get', 'put', 'post', 'patch', 'delete']);

/** The security schemes of openapi.yaml, which define who may call an operation. */
type Scheme = 'bearer' | 'verified' | 'administrator';

type AsyncHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * A handler of any operation. A method is bivariant, so handlers with typed bodies are assignable;
 * validation ensures the body.
 */
type MountedHandler = { run(request: FastifyRequest, reply: FastifyReply): Promise<unknown> }['run'];

declare module 'fastify' {
  interface FastifyInstance {
    /** Handles operations of openapi.yaml, as the plugin of an area does for its own. */
    handle(handlers: Partial<Handlers>): void;
  }
}

interface Mounting {
  handlers: ReadonlyMap<string, MountedHandler>;
  /** Throws unless the scheme accepts the request; skipped for operations with `security: []`. */
  authenticate: Record<Scheme, (request: FastifyRequest) => Promise<void>>;
  availability: Availability;
  /** Hooks that the server adds to an operation, such as its rate limits. */
  guards: (operationId: string, isOpen: boolean) => { onRequest: AsyncHandler[]; preHandler: AsyncHandler[] };
}

/** Adds `app.handle`. Returns the handlers that it receives, to be mounted once all areas are registered. */
export function collectHandlers(app: FastifyInstance): ReadonlyMap<string, MountedHandler> {
  const collected = new Map<string, MountedHandler>();
  app.decorate('handle', (handlers: Partial<Handlers>) => {
    for (const [id, handler] of Object.entries<MountedHandler>(handlers)) {
      if (collected.has(id)) throw new Error(`${id} has two handlers.`);
      collected.set(id, handler);
    }
  });
  return collected;
}

/**
 * Serves exactly the operations of openapi.yaml; throws if one has no handler, or a handler has no
 * operation.
 */
export async function mountContract(app: FastifyInstance, mounting: Mounting): Promise<void> {
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof document !== 'object' || document === null) throw new Error('openapi.json is not an object.');
  const operations = readOperations(document);
  rejectMismatch(operations, mounting.handlers);

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(fastifyOpenapiGlue, {
    specification: withoutFiles(document),
    prefix: '/api',
    operationResolver: (id, method, path) => ({
      method: method.toUpperCase(),
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...routeOf(id, operations.get(id), mounting),
    }),
  });
}

/** Removes files and streams from the responses, because they are sent without a serialiser. */
function withoutFiles(document: object): object {
  const isOther = (key: string) =>
    /^[a-z]+\/[\w.+-]+$/.test(key) && key !== 'application/json' && key !== 'multipart/form-data';
  const rest: unknown = JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    isOther(key) ? undefined : value,
  );
  return Object(rest);
}

function readOperations(document: object): Map<string, Operation> {
  const operations = Object.values(documentShape.parse(document).paths)
    .flatMap((path) => Object.entries(path))
    .filter(([method]) => methods.has(method))
    .map(([, operation]) => operationShape.parse(operation));
  return new Map(operations.map((operation) => [operation.operationId, operation]));
}

function rejectMismatch(operations: ReadonlyMap<string, Operation>, handlers: Mounting['handlers']): void {
  const missing = [...operations.keys()].filter((id) => !handlers.has(id));
  const unknown = [...handlers.keys()].filter((id) => !operations.has(id));
  if (missing.length > 0)
    throw new Error(`Operations of openapi.yaml without a handler: ${missing.join(', ')}.`);
  if (unknown.length > 0)
    throw new Error(`Handlers without an operation in openapi.yaml: ${unknown.join(', ')}.`);
}

function routeOf(
  id: string,
  operation: Operation | undefined,
  { handlers, authenticate, availability, guards }: Mounting,
): Pick<RouteOptions, 'bodyLimit' | 'onRequest' | 'preValidation' | 'preHandler' | 'handler'> {
  const handler = handlers.get(id);
  if (!operation || !handler) throw new Error(`${id} is not in openapi.yaml.`);
  const scheme = schemeOf(operation);
  const { onRequest, preHandler } = guards(id, scheme === undefined);
  const status = successOf(operation);
  const longest = operation['x-max-body'];
  const accepted = operation.requestBody && Object.keys(operation.requestBody.content);
  const guarded =
    (step: AsyncHandler): AsyncHandler =>
    (request, reply) =>
      availability.guard(step(request, reply));
  const rejectWhileDown = async () => {
    if (availability.isDown) throw databaseDown();
  };
  return {
    ...(longest !== undefined && { bodyLimit: longest }),
    onRequest: [
      rejectWhileDown,
      ...onRequest,
      ...(scheme === undefined ? [] : [guarded(authenticate[scheme])]),
    ],
    async preValidation(request) {
      rejectOtherBodies(request, accepted);
      rejectUnstorable(request.body);
      rejectUnstorable(request.query);
      rejectUnstorable(request.params);
    },
    preHandler,
    handler: guarded((request, reply) => handler(request, reply.code(status))),
  };
}

/** Returns undefined for an operation that is open to everyone. */
function schemeOf({ operationId, security }: Operation): Scheme | undefined {
  if (security === undefined) return 'bearer';
  if (security.length === 0) return undefined;
  const [name] = Object.keys(security[0] ?? {});
  if (name !== 'bearer' && name !== 'verified' && name !== 'administrator')
    throw new Error(`${operationId} has the unknown security scheme ${name}.`);
  return name;
}

const successOf = ({ operationId, responses }: Operation): number => {
  const status = Object.keys(responses).find((code) => code.startsWith('2'));
  if (status === undefined) throw new Error(`${operationId} has no 2xx response in openapi.yaml.`);
  return Number(status);
};

/**
 * The schema is chosen by content type, so a body of another type would reach the handler
 * unchecked.
 */
function rejectOtherBodies(request: FastifyRequest, accepted: string[] | undefined): void {
  if (!accepted) return;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type === undefined) throw new Problem('bad_request');
  if (!accepted.includes(type)) throw new Problem('unsupported_media_type');
}
