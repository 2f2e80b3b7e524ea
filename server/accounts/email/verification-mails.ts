import type { Mail } from '../../platform/mail/mailer.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';

interface Recipient {
  email: string;
  firstName: string;
}

interface Verification {
  to: string;
  firstName: string;
  link: string;
  hours: number;
}

export const verificationMail = ({ to, firstName, link, hours }: Verification): Mail =>
  composeMail({
    to,
    subject: 'Verify your email',
    firstName,
    before: ['Please verify your email address to start using Lectern:'],
    action: { label: 'Verify my email', link },
    after: [
      `The link works once, for ${hours} hours. If you did not create an account, you can ignore this mail.`,
    ],
  });

/** To the owner of an address that somebody registered again: the page of the registration tells nobody. */
export const accountExistsMail = ({ email, firstName }: Recipient, publicUrl: string): Mail =>
  composeMail({
    to: email,
    subject: 'You already have an account',
    firstName,
    before: [
      'Somebody asked for a new Lectern account with this email address. It has an account already, so nothing was changed.',
      'If it was you, sign in with the password that you have, or set a new one:',
    ],
    action: { label: 'Set a new password', link: `${publicUrl}/forgot` },
    after: ['If it was not you, you can ignore this mail.'],
  });
