import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

interface Recipient {
  email: string;
  firstName: string;
}

/** To the new address, without a name: it may belong to a stranger. */
export const newEmailMail = (email: string, { link, hours }: { link: string; hours: number }): Mail =>
  composeMail({
    to: email,
    subject: 'Verify your new email',
    before: ['You asked to use this address for your Lectern account. Please verify it:'],
    action: { label: 'Verify my new email', link },
    after: [
      `The link works once, within ${hours} hours. Until then your account keeps its old address. If you did not ask for this, you can ignore this email.`,
    ],
  });

/** To the new address when another account owns it, because the page must not reveal that. */
export const emailInUseMail = ({ email, firstName }: Recipient): Mail =>
  composeMail({
    to: email,
    subject: 'You already have an account',
    firstName,
    before: [
      'Someone asked to use this address for their Lectern account. It already belongs to yours, so nothing has changed.',
    ],
    after: ['If this was not you, you can ignore this email.'],
  });

/** To the old address, which may be the only one that its owner still reads. */
export const emailChangeRequestedMail = (
  { email, firstName }: Recipient,
  newEmail: string,
  publicUrl: string,
): Mail =>
  composeMail({
    to: email,
    subject: 'A new email for your account',
    firstName,
    before: [
      `Someone asked to change the address of your Lectern account to ${masked(newEmail)}. Nothing changes until that address is verified.`,
      'If this was not you, set a new password now. That also cancels the change:',
    ],
    action: { label: 'Set a new password', link: `${publicUrl}/forgot` },
  });

/** To the address that the account no longer uses. */
export const emailChangedMail = ({ email, firstName }: Recipient, newEmail: string): Mail =>
  composeMail({
    to: email,
    subject: 'Your email was changed',
    firstName,
    before: [
      `Your Lectern account now uses the address ${masked(newEmail)}. This address is no longer in use.`,
    ],
    after: ['If this was not you, contact the people who run this installation.'],
  });

/**
 * Enough for an owner to recognise the address. A thief of the session may have typed it, so it must
 * not become a link.
 */
const masked = (email: string): string => {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
};
