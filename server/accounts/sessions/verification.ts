import type { FastifyRequest } from 'fastify';
import { Problem } from '../../platform/problem.ts';

type Authenticate = (request: FastifyRequest) => Promise<void>;

/** Accepts signed-in users with a verified email address; other users get 403 (ADR 013). */
export function verification(authenticate: Authenticate): Authenticate {
  return async (request) => {
    await authenticate(request);
    if (request.user.emailVerifiedAt === null) throw new Problem('forbidden', 'Verify your email first.');
  };
}
