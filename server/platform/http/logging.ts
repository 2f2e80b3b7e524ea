import { randomUUID } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

type LogStream = { write(line: string): void };

export interface LogOptions {
  level: string;
  /** Standard output when left out. */
  stream?: LogStream | undefined;
}

/**
 * Structured lines with a request id. Bodies are never logged and headers neither, so the paths
 * below are a second fence.
 */
export function logging({ level, stream }: LogOptions): FastifyServerOptions {
  return {
    logger: {
      level,
      serializers: { err: describeError },
      ...(stream && { stream }),
      redact: {
        paths: ['authorization', 'password', 'token', 'apiKey', 'secret'].flatMap((key) => [
          key,
          `*.${key}`,
          `*.*.${key}`,
        ]),
        censor: '[hidden]',
      },
    },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/**
 * One line a request, with the route's pattern in place of the address: some links carry a token.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
      },
      'Request',
    );
  });
}

/**
 * A failed query brings its values along, and they may be what somebody wrote: the log gets the
 * query and the cause.
 */
function describeError(error: Error): { type: string; message: string; stack: string } {
  if (!(error instanceof DrizzleQueryError))
    return { type: error.name, message: error.message, stack: error.stack ?? '' };
  const cause = error.cause ?? new Error('unknown');
  return { type: error.name, message: `${cause.message} in: ${error.query}`, stack: cause.stack ?? '' };
}
