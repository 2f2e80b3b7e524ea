import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { LinkIssuer } from '../../../accounts/mailed-links/mailed-link.ts';
import { isSigned, signatureOf } from '../../../platform/crypto/signature.ts';
import type { ClassRow } from '../classes/class-access.ts';
import { titleOf } from '../classes/classes.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { personText } from '../../../platform/mail/person-text.ts';
import { INVITATION_DAYS, type InvitationRow } from './invitations.ts';

const PURPOSE = 'invitation';

/** The email to an invited student or co-teacher. */
export function composeInvitation(
  { id, email, name, role, expiresAt }: Pick<InvitationRow, 'id' | 'email' | 'name' | 'role' | 'expiresAt'>,
  row: Pick<ClassRow, 'name' | 'subject'>,
  teacher: { firstName: string; lastName: string },
  { publicUrl, linkSecret }: LinkIssuer,
): Mail {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const signature = signatureOf(PURPOSE, [id, expires], linkSecret);
  const query = new URLSearchParams({ expires: String(expires), signature });
  const teacherName = personText('name', `${teacher.firstName} ${teacher.lastName}`, 'A teacher');
  const className = personText('name', titleOf(row), 'a class');
  const invites = `${teacherName} invites you to ${role === 'student' ? '' : 'teach '}${className}`;
  return composeMail({
    to: email,
    subject: invites,
    firstName: name ?? '',
    before: [`${invites} in Lectern:`],
    action: { label: 'View the invitation', link: `${publicUrl}/invitation/${id}?${query}` },
    after: [
      `The link works for ${INVITATION_DAYS} days, only for the address of this email. If this is not your class, you can ignore this email.`,
    ],
  });
}

export const isSignedInvitation = (id: string, expires: number, signature: string, secret: string): boolean =>
  isSigned(signature, PURPOSE, [id, expires], secret);
