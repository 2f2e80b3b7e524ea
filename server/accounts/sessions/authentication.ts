import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import type { Account } from '../users/account.ts';
import { bearerOf, presentedToken } from './presented-token.ts';
import { findSession, type Session } from './sessions.ts';
import { oncePerDocument } from '../../platform/http/client/document-calls.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
    /** The signed-in user; throws 401 in operations without authentication. */
    readonly user: Account;
  }
}

/**
 * Decorates requests with `user`. The returned function sets it from the bearer token, or throws
 * 401. With `inCookie`, the token comes from a cookie that scripts cannot read, and the bearer must be
 * the id of its session: other sites can make a browser send the cookie, but not the header.
 */
export function authentication(app: FastifyInstance, db: Database, inCookie: boolean) {
  app.decorateRequest('session', null);
  app.decorateRequest('user', {
    getter(this: FastifyRequest) {
      if (this.session === null) throw new Problem('unauthenticated');
      return this.session.account;
    },
  });

  const sessionOf = oncePerDocument((hash) => findSession(db, hash));

  return async (request: FastifyRequest): Promise<void> => {
    const bearer = bearerOf(request);
    const token = presentedToken(request, inCookie);
    if (bearer === undefined || token === undefined) throw new Problem('unauthenticated');
    const session = await sessionOf(hashToken(token));
    if (session === undefined || (inCookie && session.id !== bearer)) throw new Problem('unauthenticated');
    request.session = session;
    request.log = request.log.child({ account: session.account.id });
  };
}
