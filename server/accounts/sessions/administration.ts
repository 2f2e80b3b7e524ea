import type { FastifyRequest } from 'fastify';
import { Problem } from '../../platform/problem.ts';
import { isAdministrator } from '../users/administrator.ts';

type Authenticate = (request: FastifyRequest) => Promise<void>;

/**
 * Accepts administrators who signed in with a second factor. An administrator without one gets 403
 * with a code; other users get a plain 403, which reveals nothing.
 */
export function administration(administrators: readonly string[], authenticate: Authenticate): Authenticate {
  return async (request) => {
    await authenticate(request);
    if (!isAdministrator(request.user, administrators)) throw new Problem('forbidden');
    if (request.session?.isTwoStep !== true)
      throw new Problem('forbidden', 'Sign in with your second factor first.', {
        reason: 'second_factor_required',
      });
  };
}
