import { normalEmail, type Account } from '../auth/account.ts';
import type { LinkIssuer } from '../auth/mailed-link.ts';
import { findByEmail } from '../auth/service.ts';
import { makeVerificationLink } from '../auth/verification.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { Problem } from '../../platform/problem.ts';
import { emailChangeAskedMail, emailInUseMail, newEmailMail } from './email-mails.ts';

interface Needs {
  db: Database;
  mailer: Mailer;
  links: LinkIssuer;
}

/** Sends the new address a link, and the old one the news. Only the mail knows whether the new address has an account already. */
export function askForEmail({ db, mailer, links }: Needs, account: Account, wanted: string): void {
  const email = normalEmail(wanted);
  if (email === account.email) throw Problem.field('email', 'This is your address already.');
  const { firstName } = account;
  mailer.post(async () => {
    const { owner } = await findByEmail(db, email);
    if (owner) return emailInUseMail(owner);
    return newEmailMail({ email, firstName }, await makeVerificationLink(db, account.id, email, links));
  });
  if (account.emailVerifiedAt !== null) {
    mailer.post(async () => emailChangeAskedMail(account, email, links.publicUrl));
  }
}
