import type { FastifyRequest } from 'fastify';
import type { Account } from '../../accounts/users/account.ts';
import { Problem } from '../../platform/problem.ts';

/** The caller, who must be the user that the request names. */
export function requireSelf(request: FastifyRequest, userId: string): Account {
  if (request.user.id !== userId.toLowerCase()) throw new Problem('forbidden');
  return request.user;
}
