import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { emailVerifications, passwordResets } from '../mailed-links/tables.ts';
import { deleteChallenges } from '../second-factor/sign-in-challenge.ts';
import { users } from '../users/tables.ts';
import { revokeTokens } from '../sessions/sessions.ts';

/** The user to notify by email. */
export interface Changed {
  email: string;
  firstName: string;
  verifiedAt: Date | null;
}

/**
 * Sets a new password, or none, and revokes what the old one may have opened: every session except `exceptHash`,
 * sign-ins that wait for their second factor, links to set a password and address changes that are
 * not verified yet.
 */
export async function setPassword(
  tx: Database,
  userId: string,
  passwordHash: string | null,
  exceptHash?: string,
): Promise<Changed> {
  const [user] = await tx
    .update(users)
    .set({ passwordHash, updatedAt: new Date() })
    .where(eq(users.id, userId))
    .returning({ email: users.email, firstName: users.firstName, verifiedAt: users.emailVerifiedAt });
  if (user === undefined) throw new Problem('unauthenticated');
  await revokeTokens(tx, userId, exceptHash);
  await deleteChallenges(tx, userId);
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  if (user.verifiedAt !== null) {
    await tx
      .delete(emailVerifications)
      .where(and(eq(emailVerifications.userId, userId), isNull(emailVerifications.usedAt)));
  }
  return user;
}
