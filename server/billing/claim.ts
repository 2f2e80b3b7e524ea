import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { Problem } from '../platform/problem.ts';
import { findLive } from './record.ts';
import type { SubscriptionRow } from './subscription-row.ts';
import { subscriptionClaims } from './tables.ts';

/** After this long nothing is known to be under way any more: Stripe is asked what came of it. */
const CLAIM_HOLDS = 120_000;

export type Claim = typeof subscriptionClaims.$inferSelect;

export type Claiming =
  /** Subscribing may begin, or go on beside a call with the same wish. */
  | { kind: 'mine'; claim: Claim }
  /** An earlier call was never answered. */
  | { kind: 'stale'; claim: Claim }
  /** Another call has subscribed meanwhile. */
  | { kind: 'done'; live: SubscriptionRow };

/** Claims an account for one subscribing; a call with another wish at the same time is refused. */
export async function claimAccount(db: Database, userId: string, wish: string): Promise<Claiming> {
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(subscriptionClaims)
      .values({ userId, id: randomUUID(), wish })
      .onConflictDoNothing()
      .returning();
    // Whoever subscribes keeps the subscription and lets go of the claim in one transaction, so this sees either.
    const live = await findLive(tx, userId);
    if (live !== undefined) {
      if (made) await tx.delete(subscriptionClaims).where(eq(subscriptionClaims.id, made.id));
      return { kind: 'done', live };
    }
    if (made) return { kind: 'mine', claim: made };
    const [claim] = await tx.select().from(subscriptionClaims).where(eq(subscriptionClaims.userId, userId));
    if (claim === undefined) throw new Problem('conflict', UNDER_WAY);
    if (Date.now() - claim.claimedAt.getTime() > CLAIM_HOLDS) return { kind: 'stale', claim };
    if (claim.wish !== wish) throw new Problem('conflict', UNDER_WAY);
    return { kind: 'mine', claim };
  });
}

const UNDER_WAY = 'A subscription is being set up already. Please wait a moment.';

export async function releaseClaim(db: Database, { userId, id }: Claim): Promise<void> {
  await db
    .delete(subscriptionClaims)
    .where(and(eq(subscriptionClaims.userId, userId), eq(subscriptionClaims.id, id)));
}
