import type { FastifyRequest } from 'fastify';
import type { AuthAnswer, TokenBalance } from '../../generated/schemas/index.ts';
import type { SessionConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';
import { findAccount, presentAccount } from '../users/account.ts';
import { deviceName } from './device-name.ts';
import type { KnownDevices } from './known-devices.ts';
import { presentedToken } from './presented-token.ts';
import { setSessionCookie } from './session-cookie.ts';
import { issueToken, revokeToken } from './sessions.ts';

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

interface Dependencies {
  db: Database;
  linkSecret: string;
  sessions: SessionConfig;
  devices: KnownDevices;
  balanceOf: ReadBalance;
}

export function sessionStarter({ db, linkSecret, sessions, devices, balanceOf }: Dependencies): StartSession {
  return async (request, userId, message, remember, isTwoStep) => {
    const { headers, secretCookies } = request;
    request.log = request.log.child({ account: userId });
    const previous = presentedToken(request, sessions.inCookie);
    if (previous !== undefined) await revokeToken(db, hashToken(previous));
    const device = deviceName(headers['user-agent']);
    const issued = await issueToken(db, userId, sessions, { remember, device, isTwoStep });
    if (sessions.inCookie) setSessionCookie(secretCookies, issued);
    devices.remember(secretCookies, userId);
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
        // Without the cookie's secret, the id is worth nothing to scripts.
        token: sessions.inCookie ? issued.id : issued.token,
        expires_at: issued.expiresAt.toISOString(),
        token_balance: tokenBalance,
      },
    };
  };
}
