import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { Problem } from '../../platform/problem.ts';
import type { Account } from '../users/account.ts';
import { claimEmail, lockEmail } from './claim-email.ts';
import {
  type LinkIssuer,
  type MailedLink,
  makeLink,
  rejectInvalidLink,
} from '../mailed-links/mailed-link.ts';
import { findByEmail } from '../users/find-by-email.ts';
import { emailVerifications, passwordResets } from '../mailed-links/tables.ts';
import { users } from '../users/tables.ts';
import { hashToken, newToken } from '../../platform/crypto/secret-token.ts';
import { accountExistsMail, verificationMail } from './verification-mails.ts';

const LINK_LIFETIME_HOURS = 24;

type Recipient = Pick<Account, 'id' | 'email'>;

/** Creates a single-use link to the page that verifies `email` for the account. */
export async function makeVerificationLink(
  db: Database,
  userId: string,
  email: string,
  links: LinkIssuer,
): Promise<{ link: string; hours: number }> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + LINK_LIFETIME_HOURS * 3_600_000);
  await db.insert(emailVerifications).values({ hash: hashToken(token), userId, email, expiresAt });
  const { expires, signature } = makeLink('verify-email', { id: userId, token, expiresAt }, links);
  const query = new URLSearchParams({ expires: String(expires), signature });
  return {
    link: `${links.publicUrl}/verify-email/${userId}/${token}?${query.toString()}`,
    hours: LINK_LIFETIME_HOURS,
  };
}

/**
 * Composes the mail after a registration: a link, or a notice that the address already has an
 * account.
 */
export async function composeVerification(
  db: Database,
  account: Recipient,
  links: LinkIssuer,
): Promise<Mail> {
  const { owner } = await findByEmail(db, account.email);
  if (owner) return accountExistsMail(owner, links.publicUrl);
  const made = await makeVerificationLink(db, account.id, account.email, links);
  return verificationMail({ to: account.email, ...made });
}

/** The verified address, and the previous one if the address changed. */
export interface Verified {
  userId: string;
  email: string;
  firstName: string;
  /** The page that the user wanted before registering. */
  next: string | null;
  before: { email: string; wasVerified: boolean } | null;
}

/** Redeems a verification link. Checks its signature before any query. */
export async function verifyByLink(db: Database, link: MailedLink, secret: string): Promise<Verified> {
  rejectInvalidLink('verify-email', link, secret);
  const isThis = and(
    eq(emailVerifications.hash, hashToken(link.token)),
    eq(emailVerifications.userId, link.id),
  );
  return db.transaction(async (tx) => {
    const [sent] = await tx
      .select({ email: emailVerifications.email })
      .from(emailVerifications)
      .where(isThis);
    // Lock the address before any row: the first claim deletes the rows of the other accounts.
    if (sent) await lockEmail(tx, sent.email);
    const [used] = await tx
      .update(emailVerifications)
      .set({ usedAt: new Date() })
      .where(and(isThis, isNull(emailVerifications.usedAt)))
      .returning({ email: emailVerifications.email });
    if (used === undefined) throw new Problem('forbidden', 'This link was already used.');
    const [user] = await tx
      .select({
        email: users.email,
        firstName: users.firstName,
        verifiedAt: users.emailVerifiedAt,
        next: users.nextPath,
      })
      .from(users)
      .where(eq(users.id, link.id));
    if (user === undefined || !(await claimEmail(tx, link.id, used.email)))
      throw new Problem('forbidden', 'This address belongs to another account.');
    const isChange = user.email !== used.email;
    // A reset link mailed to the old address would let the reader of that mailbox in.
    if (isChange) await tx.delete(passwordResets).where(eq(passwordResets.userId, link.id));
    const before = isChange ? { email: user.email, wasVerified: user.verifiedAt !== null } : null;
    const { firstName, next } = user;
    return { userId: link.id, email: used.email, firstName, next, before };
  });
}
