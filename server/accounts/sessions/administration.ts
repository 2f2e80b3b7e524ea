import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../platform/problem.ts';

type Authenticate = (request: FastifyRequest) => Promise<void>;

/** Accepts only the installation's admin token. Signed-in users get 403. Everyone else gets 401. */
export function administration(adminToken: string | undefined, authenticate: Authenticate): Authenticate {
  return async (request) => {
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (adminToken !== undefined && token !== undefined && isSame(token, adminToken)) return;
    await authenticate(request);
    throw new Problem('forbidden');
  };
}

/** Compares in constant time. */
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
const digest = (text: string) => createHash('sha256').update(text).digest();
