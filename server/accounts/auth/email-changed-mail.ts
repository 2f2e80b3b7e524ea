import type { Mail } from '../../platform/mail/mailer.ts';
import { composeMail } from './compose-mail.ts';

/** To the address that the account no longer uses. */
export const emailChangedMail = (
  { email, firstName }: { email: string; firstName: string },
  now: string,
): Mail =>
  composeMail({
    to: email,
    subject: 'Your e-mail was changed',
    firstName,
    before: [`The address of your Lectern account is ${now} from now on. This one is no longer used.`],
    after: ['If it was not you, write to the people who run this installation.'],
  });
