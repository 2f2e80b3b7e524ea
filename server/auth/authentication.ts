import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/client.ts';
import { Problem } from '../problem.ts';
import type { Account } from './account.ts';
import { findSession, hashToken } from './tokens.ts';

interface Session {
  account: Account;
  tokenHash: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
    /** The signed-in person; an operation that is open to everyone must not ask for it. */
    readonly user: Account;
  }
}

/** Gives requests a `user`; the function that it returns fills it in from the bearer token or throws. */
export function authentication(app: FastifyInstance, db: Database) {
  app.decorateRequest('session', null);
  app.decorateRequest('user', {
    getter(this: FastifyRequest) {
      if (this.session === null) throw new Problem('unauthenticated');
      return this.session.account;
    },
  });

  return async (request: FastifyRequest): Promise<void> => {
    const token = /^Bearer ([\w-]{1,128})$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new Problem('unauthenticated');
    const tokenHash = hashToken(token);
    const account = await findSession(db, tokenHash);
    if (account === undefined) throw new Problem('unauthenticated');
    request.session = { account, tokenHash };
  };
}
