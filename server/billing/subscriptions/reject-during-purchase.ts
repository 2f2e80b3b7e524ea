import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { findLive } from './synchronise.ts';
import { subscriptionClaims } from './tables.ts';

/**
 * Rejects a change of role while the user has a plan or is buying one, because plans belong to a role. The caller holds the lock
 * of the user's row, which a purchase takes too, so that one of the two sees the other.
 */
export async function rejectDuringPurchase(tx: Database, userId: string): Promise<void> {
  const [claim] = await tx.select().from(subscriptionClaims).where(eq(subscriptionClaims.userId, userId));
  const live = await findLive(tx, userId);
  if (claim !== undefined || live?.status === 'incomplete') {
    throw new Problem('conflict', 'A payment for your current role is under way. Wait until it is done.');
  }
  if (live !== undefined) {
    throw new Problem(
      'conflict',
      'Your plan is for your current role. You can change the role once it ends.',
    );
  }
}
