import { balanceOf } from '../credits/credits.ts';
import type { Database } from '../database/client.ts';
import type { AuthAnswer, Settings } from '../generated/schemas/index.ts';
import type { HandlersOf } from '../http/handler.ts';
import type { AttemptSignIn } from '../http/sign-in-attempts.ts';
import type { Mailer } from '../mail/mailer.ts';
import { Problem } from '../problem.ts';
import { findAccount, presentAccount } from './account.ts';
import { checkCredentials, createAccount, findUnverified } from './service.ts';
import { issueToken, revokeToken } from './tokens.ts';
import { composeVerification, type LinkIssuer, verifyByLink } from './verification.ts';

interface Needs {
  db: Database;
  mailer: Mailer;
  attemptSignIn: AttemptSignIn;
  links: LinkIssuer;
  settings: Settings;
}

type AuthOperation =
  | 'getSettings'
  | 'register'
  | 'login'
  | 'logout'
  | 'getMe'
  | 'resendVerificationEmail'
  | 'verifyEmail';

export function authHandlers({
  db,
  mailer,
  attemptSignIn,
  links,
  settings,
}: Needs): HandlersOf<AuthOperation> {
  const signIn = async (userId: string, message: string, remember?: boolean): Promise<AuthAnswer> => {
    const token = await issueToken(db, userId, remember);
    const account = await findAccount(db, userId);
    if (account === undefined) throw new Problem('unauthenticated');
    const tokenBalance = await balanceOf(db, userId);
    return {
      status: 'success',
      message,
      data: { user: presentAccount(account), user_id: userId, token, token_balance: tokenBalance },
    };
  };

  const sendLink = (email: string) =>
    mailer.post(async () => {
      const account = await findUnverified(db, email);
      return account && composeVerification(db, account, links);
    });

  return {
    getSettings: async () => settings,

    async register({ body }) {
      const id = await createAccount(db, body);
      sendLink(body.email);
      return signIn(id, 'Your account is ready.');
    },

    async login(request) {
      const { body } = request;
      const id = await attemptSignIn(request, () => checkCredentials(db, body.email, body.password));
      return signIn(id, 'Signed in.', body.remember);
    },

    async logout({ session }) {
      if (session) await revokeToken(db, session.tokenHash);
      return { status: 'success', message: 'Signed out.' };
    },

    getMe: async ({ user }) => ({
      status: 'success',
      message: 'Signed in.',
      data: { user: presentAccount(user), user_id: user.id, token_balance: await balanceOf(db, user.id) },
    }),

    async resendVerificationEmail({ body }) {
      sendLink(body.email);
      return {
        status: 'success',
        message: 'If this address waits for verification, a new link is on its way.',
      };
    },

    async verifyEmail({ params, query }) {
      const email = await verifyByLink(db, { ...params, ...query }, links.linkSecret);
      return { status: 'success', message: 'Your e-mail is verified.', data: { email } };
    },
  };
}
