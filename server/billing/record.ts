import type { Stripe } from 'stripe';
import { and, desc, eq, inArray, lt, ne, not, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { users } from '../accounts/users/tables.ts';
import type { Billing } from './billing.ts';
import { giveCredits } from './give-credits.ts';
import { askStripe, isOlderVersion } from './stripe-client.ts';
import {
  type StripeSubscription,
  subscriptionShape,
  withInvoice,
  withOlderInvoice,
} from './stripe-shapes.ts';
import { isOver, OVER, rowOf, type SubscriptionRow } from './subscription-row.ts';
import { billingCustomers, subscriptionClaims, subscriptions } from './tables.ts';

/** The subscription that has begun and not ended, also while its first payment waits. */
export async function findLive(db: Database, userId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), not(inArray(subscriptions.status, [...OVER]))));
  return row;
}

export function listSubscriptions(db: Database, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
}

/** Draws a ticket for a reading of Stripe that begins now. */
async function drawTicket(db: Database): Promise<number> {
  const [row] = await db
    .select({ ticket: sql<number>`nextval('subscription_tickets')::float8` })
    .from(sql`(select 1) as once`);
  if (row === undefined) throw new Error('The database gave no ticket.');
  return row.ticket;
}

/**
 * Reads a subscription from Stripe as it is now and keeps it. Whatever leads here (a call of ours that changed it, a webhook, a poll, a
 * start) may come late or twice. Whoever begins a subscription lets go of the claim with it.
 */
export async function readSubscription(
  billing: Billing,
  id: string,
  beginning?: { idempotencyKey: string | null },
): Promise<StripeSubscription> {
  const { db, stripe, log } = billing;
  const ticket = await drawTicket(db);
  const subscription = subscriptionShape.parse(await askStripe(() => retrieve(stripe, id)));
  const now = await billing.now();
  await db.transaction((tx) => keep(tx, { subscription, ticket, now, log, beginning }));
  return subscription;
}

async function retrieve(stripe: Stripe, id: string): Promise<unknown> {
  try {
    return await stripe.subscriptions.retrieve(id, { expand: withInvoice });
  } catch (error) {
    if (!isOlderVersion(error)) throw error;
    return stripe.subscriptions.retrieve(id, { expand: withOlderInvoice });
  }
}

interface Reading {
  subscription: StripeSubscription;
  ticket: number;
  now: Date;
  log: Billing['log'];
  beginning: { idempotencyKey: string | null } | undefined;
}

/** Keeps a reading unless a newer one is kept already, and gives the credits that it shows to be due. */
async function keep(tx: Database, { subscription, ticket, now, log, beginning }: Reading): Promise<void> {
  const userId = await lockOwner(tx, subscription.customer);
  if (userId === undefined) return;
  const row = { ...rowOf(subscription), userId, readTicket: ticket };
  if (!isOver(row) && (await hasOtherLive(tx, userId, row.id))) {
    log.error({ subscription: row.id, user: userId }, 'Stripe has a second live subscription of one account');
    return;
  }
  const [kept] = await tx
    .insert(subscriptions)
    .values({ ...row, idempotencyKey: beginning?.idempotencyKey ?? null })
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: { ...row, ...beginning, hasBegun: sql`${subscriptions.hasBegun} or ${row.hasBegun}` },
      setWhere: lt(subscriptions.readTicket, ticket),
    })
    .returning();
  if (beginning) await tx.delete(subscriptionClaims).where(eq(subscriptionClaims.userId, userId));
  if (kept === undefined) return;
  if (kept.hasBegun) {
    await tx
      .update(users)
      .set({ subscribed: true })
      .where(and(eq(users.id, userId), eq(users.subscribed, false)));
  }
  await giveCredits(tx, kept, now);
}

/**
 * The account behind a customer; its readings are kept one after the other. A full lock would stop whoever writes a row that belongs to the
 * account while holding its balance, for which this waits.
 */
async function lockOwner(tx: Database, customerId: string): Promise<string | undefined> {
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(billingCustomers, eq(billingCustomers.userId, users.id))
    .where(eq(billingCustomers.customerId, customerId))
    .for('no key update', { of: users });
  return owner?.id;
}

async function hasOtherLive(tx: Database, userId: string, id: string): Promise<boolean> {
  const others = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        ne(subscriptions.id, id),
        not(inArray(subscriptions.status, [...OVER])),
      ),
    );
  return others.length > 0;
}
