import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { users } from '../../accounts/users/tables.ts';
import type { Payer } from '../customers/customers.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { findLive } from './synchronise.ts';
import type { SubscriptionRow } from './subscription-row.ts';
import { subscriptionClaims } from './tables.ts';

/** After this time a claim is stale, and the server reads the outcome from Stripe. */
const CLAIM_TTL_MS = 120_000;

export type Claim = typeof subscriptionClaims.$inferSelect;

export type Claiming =
  /** The caller may subscribe, even concurrently with a call for the same order. */
  | { kind: 'mine'; claim: Claim }
  /** An earlier call did not finish. */
  | { kind: 'stale'; claim: Claim }
  /** Another call has subscribed in the meantime. */
  | { kind: 'done'; live: SubscriptionRow };

/** Claims a user for one order; a concurrent call with another order gets a 409. The role stays until the claim is released. */
export async function claimAccount(
  db: Database,
  { id: userId, role }: Pick<Payer, 'id' | 'role'>,
  order: string,
): Promise<Claiming> {
  return db.transaction(async (tx) => {
    await requireRole(tx, userId, role);
    const [made] = await tx
      .insert(subscriptionClaims)
      .values({ userId, id: randomUUID(), order })
      .onConflictDoNothing()
      .returning();
    // A call that subscribes persists the subscription and deletes its claim in one transaction, so
    // this finds one of the two.
    const live = await findLive(tx, userId);
    if (live !== undefined) {
      if (made) await tx.delete(subscriptionClaims).where(eq(subscriptionClaims.id, made.id));
      return { kind: 'done', live };
    }
    if (made) return { kind: 'mine', claim: made };
    const [claim] = await tx.select().from(subscriptionClaims).where(eq(subscriptionClaims.userId, userId));
    if (claim === undefined) throw new Problem('conflict', IN_PROGRESS);
    if (Date.now() - claim.claimedAt.getTime() > CLAIM_TTL_MS) return { kind: 'stale', claim };
    if (claim.order !== order) throw new Problem('conflict', IN_PROGRESS);
    return { kind: 'mine', claim };
  });
}

/** Locks the user's row. The role may have changed since the call began, and a plan belongs to a role. */
async function requireRole(tx: Database, userId: string, role: Payer['role']): Promise<void> {
  const [user] = await tx
    .select({ role: users.role })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (user?.role !== role) throw new Problem('conflict', 'Your role has changed. Reload the page.');
}

const IN_PROGRESS = 'Your subscription is already being set up. Wait a moment, then reload the page.';

export async function releaseClaim(db: Database, { userId, id }: Claim): Promise<void> {
  await db
    .delete(subscriptionClaims)
    .where(and(eq(subscriptionClaims.userId, userId), eq(subscriptionClaims.id, id)));
}
