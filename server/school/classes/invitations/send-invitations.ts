import { eq } from 'drizzle-orm';
import type { LinkIssuer } from '../../../accounts/mailed-links/mailed-link.ts';
import type { Account } from '../../../accounts/users/account.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { Mailer, MailSource } from '../../../platform/mail/mailer.ts';
import type { ClassRow } from '../classes/class-access.ts';
import { composeInvitation } from './invitation-mail.ts';
import type { InvitationRow } from './invitations.ts';
import { invitations } from './tables.ts';

export interface SendingDependencies {
  db: Database;
  mailer: Mailer;
  links: LinkIssuer;
}

interface Sent {
  sent: number;
  failed: number;
}

/** Sends the emails of invitations to a class; resolves when the mail server has taken or refused each. */
export async function sendInvitations(
  { db, mailer, links }: SendingDependencies,
  cause: MailSource['cause'],
  sender: Account,
  row: ClassRow,
  rows: readonly InvitationRow[],
): Promise<Sent> {
  const outcomes = await Promise.all(
    rows.map((invitation) =>
      mailer.deliver(
        { cause, sender: sender.id, settled: (isSent) => recordSending(db, invitation.id, isSent) },
        async () => composeInvitation(invitation, row, sender, links),
      ),
    ),
  );
  const sent = outcomes.filter(Boolean).length;
  return { sent, failed: outcomes.length - sent };
}

/** Records whether the mail server took the email of an invitation. */
export async function recordSending(db: Database, id: string, isSent: boolean): Promise<void> {
  const now = new Date();
  await db
    .update(invitations)
    .set(isSent ? { sentAt: now, failedAt: null } : { failedAt: now })
    .where(eq(invitations.id, id));
}

/** Records that the recipient has opened the link of an invitation, the first time. */
export async function recordOpening(db: Database, { id, openedAt }: InvitationRow): Promise<void> {
  if (openedAt === null) {
    await db.update(invitations).set({ openedAt: new Date() }).where(eq(invitations.id, id));
  }
}
