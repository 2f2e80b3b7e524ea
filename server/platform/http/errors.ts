import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, problemOfStatus } from '../problem.ts';

/**
 * Every error leaves in one form: `{status, message, errors?}`. What is not a {@link Problem} is
 * logged and told to nobody.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}

/** Also for errors from before routing, such as an address that cannot be decoded. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = asProblem(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'A request failed');
  if (problem.retryAfter !== undefined) void reply.header('retry-after', problem.retryAfter);
  return reply.code(problem.status).send(bodyOf(problem));
}

export const bodyOf = ({ message, errors }: Problem) => ({
  status: 'error',
  message,
  ...(errors && { errors }),
});

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500
    ? problemOfStatus(status)
    : new Problem('internal');
}
