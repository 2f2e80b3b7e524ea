import type { Mail } from '../../platform/mail/mailer.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';

interface Recipient {
  email: string;
  firstName: string;
}

interface Verification {
  to: string;
  link: string;
  hours: number;
}

/** Without a name: visitors can register any address under any name. */
export const verificationMail = ({ to, link, hours }: Verification): Mail =>
  composeMail({
    to,
    subject: 'Verify your email',
    before: ['Please verify your email address to start using Lectern:'],
    action: { label: 'Verify my email', link },
    after: [
      `The link works once, within ${hours} hours. If you did not create an account, you can ignore this email.`,
    ],
  });

/** To the owner of an address that was registered again, because the page must not reveal that. */
export const accountExistsMail = ({ email, firstName }: Recipient, publicUrl: string): Mail =>
  composeMail({
    to: email,
    subject: 'You already have an account',
    firstName,
    before: [
      'Someone tried to register this email address. It already has a Lectern account, so nothing has changed.',
      'If this was you, sign in with your password, or set a new one:',
    ],
    action: { label: 'Set a new password', link: `${publicUrl}/forgot` },
    after: ['If this was not you, you can ignore this email.'],
  });
