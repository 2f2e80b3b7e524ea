import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { revokeTokens } from '../sessions/sessions.ts';
import { users } from '../users/tables.ts';
import { methodsOf, readFactors } from './read-factors.ts';
import { deleteCodes, renewCodes } from './recovery-codes.ts';
import { deleteChallenges } from './sign-in-challenge.ts';

/**
 * Adds or removes a second factor. The first one brings recovery codes, which are returned; the
 * last one takes them along. Ends every other session and every sign-in that waits, as a change of
 * the password does.
 */
export function changeFactors(
  db: Database,
  userId: string,
  currentSession: string | undefined,
  change: (tx: Database) => Promise<void>,
): Promise<string[] | null> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const before = methodsOf(await readFactors(tx, userId));
    await change(tx);
    const after = methodsOf(await readFactors(tx, userId));
    await revokeTokens(tx, userId, currentSession);
    await deleteChallenges(tx, userId);
    if (after.length === 0) await deleteCodes(tx, userId);
    return before.length === 0 ? renewCodes(tx, userId) : null;
  });
}

/** Serialises changes, so that two first factors do not replace each other's codes. */
const lockAccount = (tx: Database, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
