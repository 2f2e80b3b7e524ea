import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/client.ts';
import type { AuthAnswer, Settings, TokenBalance } from '../../generated/schemas/index.ts';
import type { Contacts } from '../mailing-list/contacts.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import type { AttemptSignIn } from '../../platform/http/sign-in-attempts.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { Problem } from '../../platform/problem.ts';
import { findAccount, presentAccount } from './account.ts';
import { deviceName } from './device-name.ts';
import { emailChangedMail } from './email-changed-mail.ts';
import { enterByGoogle } from './google/enter.ts';
import { googleLinkedMail } from './google/google-mails.ts';
import type { ReadIdToken } from './google/id-token.ts';
import type { LinkIssuer } from './mailed-link.ts';
import { passwordChangedMail } from './password-mails.ts';
import { composePasswordReset, resetPassword } from './password-reset.ts';
import { type AccountCreated, checkCredentials, createAccount, findByEmail } from './service.ts';
import { issueToken, revokeToken } from './tokens.ts';
import { composeVerification, verifyByLink } from './verification.ts';

interface Needs {
  db: Database;
  mailer: Mailer;
  attemptSignIn: AttemptSignIn;
  links: LinkIssuer;
  settings: Settings;
  /** Undefined where Google sign-in is not set up. */
  readIdToken: ReadIdToken | undefined;
  contacts: Contacts;
  accountCreated: AccountCreated;
  balanceOf: (db: Database, userId: string) => Promise<TokenBalance>;
  /** Tells others of an account's new address; what fails there is not the account's matter. */
  tellOfEmail: (change: { userId: string; before: string; email: string }) => Promise<void>;
}

type AuthOperation =
  | 'getSettings'
  | 'register'
  | 'login'
  | 'socialLoginGoogle'
  | 'logout'
  | 'getMe'
  | 'resendVerificationEmail'
  | 'verifyEmail'
  | 'requestPasswordReset'
  | 'resetPassword';

export function authHandlers({
  db,
  mailer,
  attemptSignIn,
  links,
  settings,
  readIdToken,
  contacts,
  accountCreated,
  balanceOf,
  tellOfEmail,
}: Needs): HandlersOf<AuthOperation> {
  const signIn = async (
    { headers }: FastifyRequest,
    userId: string,
    message: string,
    remember?: boolean,
  ): Promise<AuthAnswer> => {
    const token = await issueToken(db, userId, { remember, device: deviceName(headers['user-agent']) });
    const account = await findAccount(db, userId);
    if (account === undefined) throw new Problem('unauthenticated');
    const tokenBalance = await balanceOf(db, userId);
    const user = presentAccount(account, links.linkSecret);
    return {
      status: 'success',
      message,
      data: { user, user_id: userId, token, token_balance: tokenBalance },
    };
  };

  return {
    getSettings: async () => settings,

    async register(request) {
      const { body } = request;
      const id = await createAccount(db, body, accountCreated);
      mailer.post(async () => {
        const account = await findAccount(db, id);
        return account ? composeVerification(db, account, links) : null;
      });
      return signIn(request, id, 'Your account is ready.');
    },

    async login(request) {
      const { email, password, remember } = request.body;
      const id = await attemptSignIn(request, email, () => checkCredentials(db, email, password));
      return signIn(request, id, 'Signed in.', remember);
    },

    async socialLoginGoogle(request) {
      if (!readIdToken) throw new Problem('not_found', 'Google sign-in is not set up here.');
      const { body } = request;
      const identity = await readIdToken(body.id_token);
      if (body.email.toLowerCase() !== identity.email)
        throw Problem.field('email', 'This is not the address of the Google account.');
      const person = { firstName: body.first_name.trim(), lastName: body.last_name.trim() };
      const agreesToMails = body.mails === true;
      const newcomer = { ...person, role: body.role, agreesToMails };
      const { userId, how } = await enterByGoogle(db, identity, newcomer, accountCreated);
      if (how === 'created' && agreesToMails) {
        contacts.add({ email: identity.email, name: `${person.firstName} ${person.lastName}`.trim() });
      }
      if (how === 'linked') {
        mailer.post(async () => {
          const account = await findAccount(db, userId);
          return account ? googleLinkedMail(account, links.publicUrl) : null;
        });
      }
      return signIn(request, userId, how === 'created' ? 'Your account is ready.' : 'Signed in.');
    },

    async logout({ session }) {
      if (session) await revokeToken(db, session.tokenHash);
      return { status: 'success', message: 'Signed out.' };
    },

    getMe: async ({ user }) => ({
      status: 'success',
      message: 'Signed in.',
      data: {
        user: presentAccount(user, links.linkSecret),
        user_id: user.id,
        token_balance: await balanceOf(db, user.id),
      },
    }),

    async resendVerificationEmail({ body }) {
      mailer.post(async () => {
        const { newcomer } = await findByEmail(db, body.email);
        return newcomer ? composeVerification(db, newcomer, links) : null;
      });
      return {
        status: 'success',
        message: 'If this address waits for verification, a new link is on its way.',
      };
    },

    async verifyEmail({ params, query }) {
      const verified = await verifyByLink(db, { ...params, ...query }, links.linkSecret);
      const { userId, email, firstName, before } = verified;
      if (before?.wasVerified) mailer.post(async () => emailChangedMail({ ...before, firstName }, email));
      if (before) await tellOfEmail({ userId, before: before.email, email });
      return { status: 'success', message: 'Your e-mail is verified.', data: { email } };
    },

    async requestPasswordReset({ body }) {
      mailer.post(() => composePasswordReset(db, body.email, links));
      return {
        status: 'success',
        message: 'If this address has an account, a link to set a new password is on its way.',
      };
    },

    async resetPassword({ body: { password, ...link } }) {
      const owner = await resetPassword(db, link, password, links.linkSecret);
      mailer.post(async () => passwordChangedMail(owner, links.publicUrl));
      return { status: 'success', message: 'Your password is changed. Sign in with the new one.' };
    },
  };
}
