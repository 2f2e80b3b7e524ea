import { composeMail } from '../auth/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

interface Recipient {
  email: string;
  firstName: string;
}

/** To the new address. */
export const newEmailMail = (
  { email, firstName }: Recipient,
  { link, hours }: { link: string; hours: number },
): Mail =>
  composeMail({
    to: email,
    subject: 'Verify your new e-mail',
    firstName,
    before: ['You asked to use this address for your Lectern account. Please verify it:'],
    action: { label: 'Verify my new e-mail', link },
    after: [
      `The link works once, for ${hours} hours. Until then your old address stays in use. If you did not ask for it, you can ignore this mail.`,
    ],
  });

/** To the new address, when somebody else's account has it; the page of the change tells nobody. */
export const emailInUseMail = ({ email, firstName }: Recipient): Mail =>
  composeMail({
    to: email,
    subject: 'You already have an account',
    firstName,
    before: [
      'Somebody asked to use this address for their Lectern account. It has an account already, so nothing was changed.',
    ],
    after: ['If it was not you, you can ignore this mail.'],
  });

/** To the old address, which may be the only one that its owner still reads. */
export const emailChangeAskedMail = (
  { email, firstName }: Recipient,
  wanted: string,
  publicUrl: string,
): Mail =>
  composeMail({
    to: email,
    subject: 'A new e-mail for your account',
    firstName,
    before: [
      `Somebody asked to change the address of your Lectern account to ${wanted}. Nothing changes until that address is verified.`,
      'If it was not you, set a new password now, which also stops the change:',
    ],
    action: { label: 'Set a new password', link: `${publicUrl}/forgot` },
  });
