import { and, desc, eq, isNull } from 'drizzle-orm';
import type { ProvesAddress } from '../../../accounts/registration/create-account.ts';
import type { Account } from '../../../accounts/users/account.ts';
import { findByEmail } from '../../../accounts/users/find-by-email.ts';
import type { Invitation, InvitationDetails } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { classes } from '../classes/tables.ts';
import { isSignedInvitation } from './invitation-mail.ts';
import { findInvitation, type FoundInvitation, isOpen, presentInvitation } from './invitations.ts';
import { invitations } from './tables.ts';

/** The link of an open invitation was mailed to one address only, so its reader has that mailbox. */
export const invitedAddressProof =
  (linkSecret: string): ProvesAddress =>
  async (db, { id, expires, signature }, email) => {
    if (!isSignedInvitation(id, expires, signature, linkSecret)) return false;
    const [found] = await db
      .select({ id: invitations.id })
      .from(invitations)
      .where(and(eq(invitations.id, id), eq(invitations.email, email), isOpen()));
    return found !== undefined;
  };

/** The newest open invitation to the user's verified address that fits the role. */
export async function findOfferedInvitation(
  db: Database,
  { email, role, emailVerifiedAt }: Pick<Account, 'email' | 'role' | 'emailVerifiedAt'>,
): Promise<Invitation | null> {
  if (emailVerifiedAt === null) return null;
  const [newest] = await db
    .select({ id: invitations.id })
    .from(invitations)
    .innerJoin(classes, eq(classes.id, invitations.classId))
    .where(
      and(
        eq(invitations.email, email),
        eq(invitations.role, role === 'student' ? 'student' : 'co-teacher'),
        isOpen(),
        isNull(classes.trashedAt),
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(1);
  return newest ? presentInvitation(await findInvitation(db, newest.id)) : null;
}

/** What the reader of the mailed link may know: also whether the address has an account. */
export async function presentDetails(db: Database, found: FoundInvitation): Promise<InvitationDetails> {
  const { owner } = await findByEmail(db, found.invitation.email);
  const words = (found.invitation.name ?? '').split(/\s+/u).filter(Boolean);
  const family = words.length > 1 ? words.pop() : undefined;
  return {
    invitation: presentInvitation(found),
    first_name: words.join(' '),
    last_name: family ?? '',
    has_account: owner !== undefined,
  };
}
