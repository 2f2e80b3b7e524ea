import type { FastifyRequest } from 'fastify';
import type { FactorAdded, SecondFactor } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import { Problem } from '../../platform/problem.ts';
import type { LinkIssuer } from '../mailed-links/mailed-link.ts';
import type { ConfirmOwner } from '../passwords/confirm-owner.ts';
import type { StartSession } from '../sessions/start-session.ts';
import type { Account } from '../users/account.ts';
import { isAdministrator } from '../users/administrator.ts';
import { confirmAuthenticator, removeAuthenticator, startAuthenticator } from './authenticator.ts';
import { changeFactors } from './change-factors.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { addPasskey, removePasskey, siteOf, startPasskey } from './passkeys.ts';
import { methodsOf, readFactors } from './read-factors.ts';
import { renewCodes } from './recovery-codes.ts';
import { factorAddedMail, factorRemovedMail, recoveryCodesRenewedMail } from './second-factor-mails.ts';

interface Dependencies {
  db: Database;
  mailer: Mailer;
  links: LinkIssuer;
  administrators: readonly string[];
  confirmOwner: ConfirmOwner;
  startSession: StartSession;
}

type SecondFactorOperation =
  | 'getSecondFactor'
  | 'startAuthenticator'
  | 'confirmAuthenticator'
  | 'removeAuthenticator'
  | 'startPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'renewRecoveryCodes'
  | 'completeSignIn';

type Caller = Pick<FastifyRequest, 'user' | 'session'>;

export function secondFactorHandlers(dependencies: Dependencies): HandlersOf<SecondFactorOperation> {
  const { db, mailer, links, administrators, confirmOwner } = dependencies;
  const { publicUrl, linkSecret } = links;
  const site = siteOf(publicUrl);

  const present = async ({ user, session }: Caller): Promise<SecondFactor> => ({
    ...(await readFactors(db, user.id)),
    required: isAdministrator(user, administrators),
    session_verified: session?.isTwoStep === true,
  });

  const change = async (caller: Caller, run: (tx: Database) => Promise<void>): Promise<FactorAdded> => {
    const codes = await changeFactors(db, caller.user.id, caller.session?.tokenHash, run);
    return { second_factor: await present(caller), recovery_codes: codes };
  };

  const notify = (
    cause: Exclude<SecondFactorOperation, 'getSecondFactor' | 'startAuthenticator' | 'startPasskey'>,
    user: Account,
    compose: (user: Account) => Mail,
  ) => mailer.post({ cause, sender: user.id, isNotice: true }, async () => compose(user));

  return {
    getSecondFactor: present,

    async startAuthenticator(request) {
      await confirmOwner(request, request.body.password);
      return startAuthenticator(db, request.user, linkSecret);
    },

    async confirmAuthenticator(request) {
      const { user, body } = request;
      const added = await change(request, (tx) => confirmAuthenticator(tx, user.id, body.code, linkSecret));
      notify('confirmAuthenticator', user, (owner) => factorAddedMail(owner, 'authenticator', publicUrl));
      return added;
    },

    async removeAuthenticator(request) {
      await confirmOwner(request, request.body.password);
      const { user } = request;
      const { second_factor } = await change(request, (tx) => removeAuthenticator(tx, user.id));
      notify('removeAuthenticator', user, (owner) => factorRemovedMail(owner, 'authenticator', publicUrl));
      return second_factor;
    },

    async startPasskey(request) {
      await confirmOwner(request, request.body.password);
      return { options: await startPasskey(db, request.user, site) };
    },

    async addPasskey(request) {
      const { user, body } = request;
      const added = await change(request, (tx) => addPasskey(tx, user.id, body, site));
      notify('addPasskey', user, (owner) => factorAddedMail(owner, 'passkey', publicUrl));
      return added;
    },

    async removePasskey(request) {
      await confirmOwner(request, request.body.password);
      const { user, params } = request;
      const { second_factor } = await change(request, (tx) => removePasskey(tx, user.id, params.id));
      notify('removePasskey', user, (owner) => factorRemovedMail(owner, 'passkey', publicUrl));
      return second_factor;
    },

    async renewRecoveryCodes(request) {
      await confirmOwner(request, request.body.password);
      const { user } = request;
      if (methodsOf(await readFactors(db, user.id)).length === 0)
        throw new Problem('conflict', 'Add an authenticator app or a passkey first.');
      const codes = await db.transaction((tx) => renewCodes(tx, user.id));
      notify('renewRecoveryCodes', user, (owner) => recoveryCodesRenewedMail(owner, publicUrl));
      return { second_factor: await present(request), recovery_codes: codes };
    },

    completeSignIn: (request) => completeSignIn(dependencies, request),
  };
}
