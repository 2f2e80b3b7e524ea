import { randomUUID } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

type LogStream = { write(line: string): void };

export interface LogOptions {
  level: string;
  /** Defaults to standard output. */
  stream?: LogStream | undefined;
}

/**
 * Structured log lines with a request id. Bodies and headers are never logged; the redacted paths
 * are a second safeguard.
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
 * Logs one line per request, with the pattern of its route instead of the URL, because some links
 * contain a token.
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
 * The error of a failed query contains its values, which may be personal, so only the query and the
 * cause are logged.
 */
function describeError(error: Error): { type: string; message: string; stack: string } {
  if (!(error instanceof DrizzleQueryError))
    return { type: error.name, message: error.message, stack: error.stack ?? '' };
  const cause = error.cause ?? new Error('unknown');
  return { type: error.name, message: `${cause.message} in: ${error.query}`, stack: cause.stack ?? '' };
}
