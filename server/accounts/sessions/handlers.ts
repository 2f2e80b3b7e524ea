import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { presentAccount } from '../users/account.ts';
import { listSessions, revokeSession } from './list-sessions.ts';
import { deleteSessionCookie } from './session-cookie.ts';
import { revokeToken } from './sessions.ts';
import type { ReadBalance } from './start-session.ts';

interface Dependencies {
  db: Database;
  linkSecret: string;
  balanceOf: ReadBalance;
}

type SessionOperation = 'getMe' | 'logout' | 'listSessions' | 'revokeSession';

export function sessionHandlers({ db, linkSecret, balanceOf }: Dependencies): HandlersOf<SessionOperation> {
  return {
    getMe: async ({ user }) => ({
      status: 'success',
      message: 'Signed in.',
      data: {
        user: presentAccount(user, linkSecret),
        user_id: user.id,
        token_balance: await balanceOf(db, user.id),
      },
    }),

    async logout({ session, secretCookies }) {
      if (session) await revokeToken(db, session.tokenHash);
      deleteSessionCookie(secretCookies);
      return { status: 'success', message: 'Signed out.' };
    },

    listSessions: async ({ user, session }) => ({
      items: await listSessions(db, user.id, session?.tokenHash ?? ''),
    }),

    async revokeSession({ user, params }, reply) {
      await revokeSession(db, user.id, params.id);
      return reply.send();
    },
  };
}
