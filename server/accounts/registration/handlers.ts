import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { rejectOldTerms } from '../consents/consents.ts';
import type { EmailClaimed } from '../email/claim-email.ts';
import { composeVerification } from '../email/verify-email.ts';
import type { LinkIssuer } from '../mailed-links/mailed-link.ts';
import type { StartSession } from '../sessions/start-session.ts';
import { findAccount } from '../users/account.ts';
import { type AccountCreated, createAccount, type ProvesAddress } from './create-account.ts';

interface Dependencies {
  db: Database;
  mailer: Mailer;
  links: LinkIssuer;
  accountCreated: AccountCreated;
  provesAddress: ProvesAddress;
  emailClaimed: EmailClaimed;
  startSession: StartSession;
}

export function registrationHandlers({
  db,
  mailer,
  links,
  accountCreated,
  provesAddress,
  emailClaimed,
  startSession,
}: Dependencies): HandlersOf<'register'> {
  return {
    async register(request) {
      const { terms_version: version, ...registration } = request.body;
      rejectOldTerms(version);
      const id = await createAccount(db, registration, accountCreated, provesAddress);
      const created = await findAccount(db, id);
      // An invitation has proven the address: no email is needed.
      if (created?.emailVerifiedAt) {
        await emailClaimed(created.email);
        return startSession(request, id, 'Your account is ready.');
      }
      mailer.post({ cause: 'register', sender: id }, async () => {
        const account = await findAccount(db, id);
        return account ? composeVerification(db, account, links) : null;
      });
      return startSession(request, id, 'Your account is ready.');
    },
  };
}
