import { normalEmail, type Account } from '../users/account.ts';
import type { LinkIssuer } from '../mailed-links/mailed-link.ts';
import { findByEmail } from '../users/find-by-email.ts';
import { makeVerificationLink } from './verify-email.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { Problem } from '../../platform/problem.ts';
import { emailChangeRequestedMail, emailInUseMail, newEmailMail } from './email-change-mails.ts';

interface Dependencies {
  db: Database;
  mailer: Mailer;
  links: LinkIssuer;
}

/**
 * Sends a link to the new address and a notice to the old one. Only the mail reveals that the new
 * address is taken.
 */
export function requestEmailChange(
  { db, mailer, links }: Dependencies,
  account: Account,
  wanted: string,
): void {
  const email = normalEmail(wanted);
  if (email === account.email) throw Problem.field('email', 'This is already your address.');
  const source = { cause: 'changeEmail', sender: account.id } as const;
  mailer.post(source, async () => {
    const { owner } = await findByEmail(db, email);
    if (owner) return emailInUseMail(owner);
    return newEmailMail(email, await makeVerificationLink(db, account.id, email, links));
  });
  if (account.emailVerifiedAt !== null) {
    mailer.post({ ...source, isNotice: true }, async () =>
      emailChangeRequestedMail(account, email, links.publicUrl),
    );
  }
}
