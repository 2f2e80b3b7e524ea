import type { FastifyRequest } from 'fastify';
import type { AuthAnswer, TokenBalance } from '../../generated/schemas/index.ts';
import type { SessionConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { findAccount, presentAccount } from '../users/account.ts';
import { deviceName } from './device-name.ts';
import { issueToken } from './sessions.ts';

export type ReadBalance = (db: Database, userId: string) => Promise<TokenBalance>;

/**
 * Signs a user in and returns the answer that carries the new token. A sign-in has to go through
 * `StartSignIn` first, which asks for the second factor.
 */
export type StartSession = (
  request: FastifyRequest,
  userId: string,
  message: string,
  remember?: boolean,
  isTwoStep?: boolean,
) => Promise<AuthAnswer>;

interface Needs {
  db: Database;
  linkSecret: string;
  sessions: SessionConfig;
  balanceOf: ReadBalance;
}

export function sessionStarter({ db, linkSecret, sessions, balanceOf }: Needs): StartSession {
  return async ({ headers }, userId, message, remember, isTwoStep) => {
    const device = deviceName(headers['user-agent']);
    const { token, expiresAt } = await issueToken(db, userId, sessions, { remember, device, isTwoStep });
    const account = await findAccount(db, userId);
    if (account === undefined) throw new Problem('unauthenticated');
    const tokenBalance = await balanceOf(db, userId);
    const user = presentAccount(account, linkSecret);
    return {
      status: 'success',
      message,
      data: {
        user,
        user_id: userId,
        token,
        expires_at: expiresAt.toISOString(),
        token_balance: tokenBalance,
      },
    };
  };
}
