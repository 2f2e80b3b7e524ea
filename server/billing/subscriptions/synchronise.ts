import type { Stripe } from 'stripe';
import { and, desc, eq, inArray, lt, ne, not, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import { users } from '../../accounts/users/tables.ts';
import type { Billing } from '../stripe/billing.ts';
import { grantCreditsDue } from './grant-credits.ts';
import { callStripe, isOlderVersion } from '../stripe/client.ts';
import { voidOpenInvoices } from '../stripe/void-invoices.ts';
import {
  type StripeSubscription,
  subscriptionShape,
  withInvoice,
  withOlderInvoice,
} from '../stripe/shapes.ts';
import { hasEnded, ENDED, rowOf, type SubscriptionRow } from './subscription-row.ts';
import { markPaid } from '../offers/used-offers.ts';
import { billingCustomers } from '../customers/tables.ts';
import { subscriptionClaims, subscriptions } from './tables.ts';

const liveSubscription = prepareOnce((db) =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, sql.placeholder('userId')),
        not(inArray(subscriptions.status, [...ENDED])),
      ),
    )
    .prepare('live_subscription'),
);

/** The subscription that has not ended, including one whose first payment is pending. */
export async function findLive(db: Database, userId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await liveSubscription(db).execute({ userId });
  return row;
}

const allSubscriptions = prepareOnce((db) =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, sql.placeholder('userId')))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .prepare('all_subscriptions'),
);

/** All subscriptions of the user, the newest first. */
export const listSubscriptions = (db: Database, userId: string): Promise<SubscriptionRow[]> =>
  allSubscriptions(db).execute({ userId });

/** A number that increases with every read from Stripe. */
export async function drawTicket(db: Database): Promise<number> {
  const [row] = await db
    .select({ ticket: sql<number>`nextval('subscription_tickets')::float8` })
    .from(sql`(select 1) as once`);
  if (row === undefined) throw new Error('The sequence returned no value.');
  return row.ticket;
}

/**
 * Reads a subscription from Stripe and persists it. The triggers (our changes, webhooks, polls,
 * start) may be late or repeated. The call that creates a subscription releases its claim here.
 */
export async function syncSubscription(
  billing: Billing,
  id: string,
  created?: { idempotencyKey: string | null },
): Promise<StripeSubscription> {
  const { db, stripe, log } = billing;
  const ticket = await drawTicket(db);
  const subscription = subscriptionShape.parse(await callStripe(() => retrieve(stripe, id)));
  const now = await billing.now();
  await db.transaction((tx) => persist(tx, { subscription, ticket, now, log, created }));
  // Paying an invoice of an ended subscription would buy nothing.
  if (hasEnded(subscription)) await voidOpenInvoices(billing, { subscription: id });
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

interface Snapshot {
  subscription: StripeSubscription;
  ticket: number;
  now: Date;
  log: Billing['log'];
  created: { idempotencyKey: string | null } | undefined;
}

/** Persists a snapshot unless a newer one is stored, and grants the credits that are due. */
async function persist(tx: Database, { subscription, ticket, now, log, created }: Snapshot): Promise<void> {
  const userId = await lockOwner(tx, subscription.customer);
  if (userId === undefined) return;
  const row = { ...rowOf(subscription), userId, readTicket: ticket };
  if (!hasEnded(row) && (await hasOtherLive(tx, userId, row.id))) {
    log.error({ subscription: row.id, user: userId }, 'Stripe has a second live subscription of one account');
    return;
  }
  await grantUntilNow(tx, row.id, now);
  const [stored] = await tx
    .insert(subscriptions)
    .values({ ...row, idempotencyKey: created?.idempotencyKey ?? null })
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: { ...row, ...created, hasBegun: sql`${subscriptions.hasBegun} or ${row.hasBegun}` },
      setWhere: lt(subscriptions.readTicket, ticket),
    })
    .returning();
  if (created) await tx.delete(subscriptionClaims).where(eq(subscriptionClaims.userId, userId));
  if (stored === undefined) return;
  if (stored.hasBegun) {
    await tx
      .update(users)
      .set({ subscribed: true })
      .where(and(eq(users.id, userId), eq(users.subscribed, false)));
  }
  if (stored.status === 'active' && stored.isPaid) await markPaid(tx, userId);
  await grantCreditsDue(tx, stored, now);
}

/** Grants the old plan's credits up to `now`, so that a new plan counts from today. */
async function grantUntilNow(tx: Database, id: string, now: Date): Promise<void> {
  const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (before !== undefined && !hasEnded(before)) await grantCreditsDue(tx, before, now);
}

/**
 * Locks the user of a customer, so that snapshots are persisted one after the other. A full lock
 * would deadlock with a transaction that holds the balance and writes a row of the same user.
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
        not(inArray(subscriptions.status, [...ENDED])),
      ),
    );
  return others.length > 0;
}
