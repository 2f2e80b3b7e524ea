import type { Mail } from '../../../platform/mail/mailer.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';

export const googleLinkedMail = (
  { email, firstName }: { email: string; firstName: string },
  publicUrl: string,
): Mail =>
  composeMail({
    to: email,
    subject: 'Google sign-in was added to your account',
    firstName,
    before: [
      'You can now sign in to Lectern with the Google account of this address. Your password still works.',
      'If this was not you, secure your Google account, then set a new password here:',
    ],
    action: { label: 'Set a new password', link: `${publicUrl}/forgot` },
  });
