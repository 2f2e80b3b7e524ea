import { normalEmail, type Account } from '../users/account.ts';
import type { LinkIssuer } from '../mailed-links/mailed-link.ts';
import { findByEmail } from '../users/find-by-email.ts';
import { makeVerificationLink } from './verify-email.ts';
import type { Database } from '../../platform/database/client.ts';
import { hasAddress } from '../../platform/mail/no-address.ts';
import { ALONE_FROM, isYoung } from '../profile/birth-date.ts';
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
  if (!hasAddress(account.email)) rejectYoungerThanAllowed(account.dateOfBirth);
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

/** An account that a teacher made gets an address, and with it the freedom to join classes, from this age. */
function rejectYoungerThanAllowed(birthDate: string | null): void {
  if (birthDate === null) throw Problem.field('email', 'Enter your birth date in your profile first.');
  if (isYoung(birthDate)) throw Problem.field('email', `You can add an address when you are ${ALONE_FROM}.`);
}
