import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { Problem } from '../../platform/problem.ts';
import { claimEmail, lockEmail } from '../email/claim-email.ts';
import {
  type LinkIssuer,
  type MailedLink,
  makeLink,
  rejectInvalidLink,
} from '../mailed-links/mailed-link.ts';
import { hashNewPassword } from '../passwords/new-password.ts';
import { passwordResetMail } from './password-mails.ts';
import { findByEmail } from '../users/find-by-email.ts';
import { type Changed, setPassword } from './set-password.ts';
import { passwordResets } from '../mailed-links/tables.ts';
import { users } from '../users/tables.ts';
import { hashToken, newToken } from '../../platform/crypto/secret-token.ts';

const LINK_LIFETIME_MINUTES = 60;

/** Composes the mail with a reset link; null when the address has no account. */
export async function composePasswordReset(
  db: Database,
  email: string,
  links: LinkIssuer,
  nextPath?: string,
): Promise<Mail | null> {
  const { owner, newcomer } = await findByEmail(db, email);
  const account = owner ?? newcomer;
  if (account === undefined) return null;
  return passwordResetMail(account, await makeResetLink(db, account.id, links, nextPath));
}

/** Creates a single-use link to the page that sets a new password. */
export async function makeResetLink(
  db: Database,
  userId: string,
  links: LinkIssuer,
  nextPath?: string,
): Promise<{ link: string; minutes: number }> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + LINK_LIFETIME_MINUTES * 60_000);
  await db.insert(passwordResets).values({ hash: hashToken(token), userId, nextPath, expiresAt });
  const { id, expires, signature } = makeLink('reset-password', { id: userId, token, expiresAt }, links);
  const query = new URLSearchParams({ id, token, expires: String(expires), signature });
  return { link: `${links.publicUrl}/reset-password?${query.toString()}`, minutes: LINK_LIFETIME_MINUTES };
}

/**
 * Sets a password by a mailed link and ends every session. Using the link proves access to the
 * mailbox, so it also verifies it.
 */
export async function resetPassword(
  db: Database,
  link: MailedLink,
  password: string,
  secret: string,
): Promise<Changed & { next: string | null }> {
  rejectInvalidLink('reset-password', link, secret);
  const [owner] = await db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, link.id));
  if (owner === undefined) throw new Problem('forbidden', 'This link is not valid.');
  const passwordHash = await hashNewPassword(password, owner);
  return db.transaction(async (tx) => {
    const [unverified] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, link.id), isNull(users.emailVerifiedAt)));
    // Lock the address before any row: the first claim deletes the rows of the other accounts.
    if (unverified) await lockEmail(tx, unverified.email);
    const [used] = await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.hash, hashToken(link.token)), eq(passwordResets.userId, link.id)))
      .returning({ userId: passwordResets.userId, next: passwordResets.nextPath });
    if (used === undefined) throw new Problem('forbidden', 'This link was already used.');
    if (unverified && !(await claimEmail(tx, used.userId, unverified.email)))
      throw new Problem('forbidden', 'This link is not valid.');
    return { ...(await setPassword(tx, used.userId, passwordHash)), next: used.next };
  });
}
