import type { FastifyReply } from 'fastify';
import { Problem } from '../problem.ts';

/** Aborts when the client disconnects before it is answered. */
export function whenDisconnected({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new Problem('request_timeout'));
  });
  return controller.signal;
}
