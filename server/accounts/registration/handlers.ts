import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { composeVerification } from '../email/verify-email.ts';
import type { LinkIssuer } from '../mailed-links/mailed-link.ts';
import type { StartSession } from '../sessions/start-session.ts';
import { findAccount } from '../users/account.ts';
import { type AccountCreated, createAccount } from './create-account.ts';

interface Dependencies {
  db: Database;
  mailer: Mailer;
  links: LinkIssuer;
  accountCreated: AccountCreated;
  startSession: StartSession;
}

export function registrationHandlers({
  db,
  mailer,
  links,
  accountCreated,
  startSession,
}: Dependencies): HandlersOf<'register'> {
  return {
    async register(request) {
      const id = await createAccount(db, request.body, accountCreated);
      mailer.post({ cause: 'register', sender: id }, async () => {
        const account = await findAccount(db, id);
        return account ? composeVerification(db, account, links) : null;
      });
      return startSession(request, id, 'Your account is ready.');
    },
  };
}
