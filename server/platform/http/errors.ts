import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseDown, isConnectionLost } from '../database/availability.ts';
import { Problem, problemOfStatus } from '../problem.ts';

/**
 * Sends every error in one format: `{status, message, code?, decline?, errors?}`. Errors other than a {@link
 * Problem} are logged, and their message is never sent.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}

/** Also used for errors before routing, such as a malformed URL. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = asProblem(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'A request failed');
  if (problem.retryAfter !== undefined) void reply.header('retry-after', problem.retryAfter);
  return reply.code(problem.status).send(bodyOf(problem));
}

export const bodyOf = ({ message, reason, decline, errors }: Problem) => ({
  status: 'error',
  message,
  ...(reason && { code: reason }),
  ...(decline && { decline }),
  ...(errors && { errors }),
});

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isConnectionLost(error)) return databaseDown(error);
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500
    ? problemOfStatus(status)
    : new Problem('internal');
}
