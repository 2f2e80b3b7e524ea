import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { emailVerifications, users } from '../database/schema.ts';
import type { Mail } from '../mail/mailer.ts';
import { Problem } from '../problem.ts';
import type { Account } from './account.ts';
import { hashToken, newToken } from './tokens.ts';
import { isSigned, type LinkParts, verificationLink } from './verification-link.ts';
import { verificationMail } from './verification-mail.ts';

export interface LinkIssuer {
  publicUrl: string;
  linkSecret: string;
}

const LINK_LIFETIME_HOURS = 24;

/** Makes a link that verifies the account's address once, and the mail that carries it. */
export async function composeVerification(
  db: Database,
  account: Pick<Account, 'id' | 'email' | 'firstName'>,
  { publicUrl, linkSecret }: LinkIssuer,
): Promise<Mail> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + LINK_LIFETIME_HOURS * 3_600_000);
  await db.insert(emailVerifications).values({ hash: hashToken(token), userId: account.id, expiresAt });
  const parts = { id: account.id, token, expires: Math.floor(expiresAt.getTime() / 1000) };
  const link = verificationLink(publicUrl, parts, linkSecret);
  return verificationMail({
    to: account.email,
    firstName: account.firstName,
    link,
    hours: LINK_LIFETIME_HOURS,
  });
}

/** Uses up a link and answers the address that is now verified. The signature is looked at before the database is. */
export async function verifyByLink(
  db: Database,
  link: LinkParts & { signature: string },
  secret: string,
): Promise<string> {
  if (!isSigned(link, link.signature, secret)) throw new Problem('forbidden', 'This link is not valid.');
  if (link.expires * 1000 <= Date.now()) throw new Problem('forbidden', 'This link has expired.');
  return db.transaction(async (tx) => {
    const now = new Date();
    const [used] = await tx
      .update(emailVerifications)
      .set({ usedAt: now })
      .where(
        and(
          eq(emailVerifications.hash, hashToken(link.token)),
          eq(emailVerifications.userId, link.id),
          isNull(emailVerifications.usedAt),
        ),
      )
      .returning();
    if (used === undefined) throw new Problem('forbidden', 'This link was already used.');
    const [user] = await tx
      .update(users)
      .set({ emailVerifiedAt: now, updatedAt: now })
      .where(eq(users.id, link.id))
      .returning({ email: users.email });
    if (user === undefined) throw new Problem('forbidden', 'This link is not valid.');
    return user.email;
  });
}
