import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

interface Recipient {
  email: string;
  firstName: string;
}

export type Factor = 'authenticator' | 'passkey';

// The names that owners give to passkeys stay out: a thief of the session may have typed them.
const names: Record<Factor, string> = { authenticator: 'An authenticator app', passkey: 'A passkey' };

export const factorAddedMail = (recipient: Recipient, factor: Factor, publicUrl: string): Mail =>
  composeMail({
    ...noticeTo(recipient, publicUrl),
    subject: `${names[factor]} was added to your account`,
    before: [
      `${names[factor]} can now confirm that it is you who signs in to Lectern. Your other devices were signed out.`,
      'If this was not you, set a new password now, then remove it on your profile page:',
    ],
  });

export const factorRemovedMail = (recipient: Recipient, factor: Factor, publicUrl: string): Mail =>
  composeMail({
    ...noticeTo(recipient, publicUrl),
    subject: `${names[factor]} was removed from your account`,
    before: [
      `${names[factor]} no longer confirms that it is you who signs in to Lectern. Your other devices were signed out.`,
      'If this was not you, set a new password now:',
    ],
  });

export const recoveryCodeUsedMail = (recipient: Recipient, left: number, publicUrl: string): Mail =>
  composeMail({
    ...noticeTo(recipient, publicUrl),
    subject: 'A recovery code was used',
    before: [
      `Someone, most likely you, signed in to Lectern with a recovery code. Codes left: ${left}.`,
      'If this was not you, set a new password now:',
    ],
  });

export const recoveryCodesRenewedMail = (recipient: Recipient, publicUrl: string): Mail =>
  composeMail({
    ...noticeTo(recipient, publicUrl),
    subject: 'You have new recovery codes',
    before: [
      'The recovery codes of your Lectern account were replaced. The old ones no longer work.',
      'If this was not you, set a new password now:',
    ],
  });

const noticeTo = ({ email, firstName }: Recipient, publicUrl: string) => ({
  to: email,
  firstName,
  action: { label: 'Set a new password', link: `${publicUrl}/forgot` },
});
