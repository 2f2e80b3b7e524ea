import type { Mail } from '../../platform/mail/mailer.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';

interface Recipient {
  email: string;
  firstName: string;
  verifiedAt: Date | null;
}

/** Visitors can register any address under any name. */
const nameOf = ({ firstName, verifiedAt }: Recipient): { firstName?: string } =>
  verifiedAt === null ? {} : { firstName };

export const passwordResetMail = (
  recipient: Recipient,
  { link, minutes }: { link: string; minutes: number },
): Mail =>
  composeMail({
    to: recipient.email,
    subject: 'Set a new password',
    ...nameOf(recipient),
    before: ['Someone, most likely you, asked to reset the password of your Lectern account:'],
    action: { label: 'Set a new password', link },
    after: [
      `The link works once, within ${minutes} minutes. If you did not ask for it, you can ignore this email. Your password stays the same.`,
    ],
  });

export const passwordChangedMail = (recipient: Recipient, publicUrl: string): Mail =>
  composeMail({
    to: recipient.email,
    subject: 'Your password was changed',
    ...nameOf(recipient),
    before: [
      'The password of your Lectern account was changed, and every other device was signed out.',
      'If this was not you, set a new password now:',
    ],
    action: { label: 'Set a new password', link: `${publicUrl}/forgot` },
  });
