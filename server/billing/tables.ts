import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/users/tables.ts';
import type { SubscriptionState } from '../generated/schemas/index.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Who somebody is at Stripe. */
export const billingCustomers = pgTable('billing_customers', {
  userId: ownerId().primaryKey(),
  customerId: text('customer_id').notNull().unique(),
});

/**
 * What Stripe said of each subscription when it was read last; Stripe's own record is the truth. `readTicket` was drawn before that
 * reading, so that an older reading never replaces a newer one.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    itemId: text('item_id').notNull(),
    priceId: text('price_id').notNull(),
    status: text('status').$type<SubscriptionState>().notNull(),
    paymentMethodId: text('payment_method_id'),
    trialEndsAt: time('trial_ends_at'),
    currentPeriodStart: time('current_period_start').notNull(),
    currentPeriodEnd: time('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    /** When it ended, or will when it is cancelled. */
    endsAt: time('ends_at'),
    isPaused: boolean('is_paused').notNull(),
    /** Whether the current period's invoice is paid, or nothing was due. */
    isPaid: boolean('is_paid').notNull(),
    /** Whether it was ever on trial or paid for: one whose first payment failed never was a subscription. */
    hasBegun: boolean('has_begun').notNull(),
    latestInvoiceId: text('latest_invoice_id'),
    nextPaymentAttempt: time('next_payment_attempt'),
    /** Of the call that began it, so that the same call repeated finds it. */
    idempotencyKey: text('idempotency_key'),
    readTicket: bigint('read_ticket', { mode: 'number' }).notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('subscriptions_one_live')
      .on(table.userId)
      .where(sql`status not in ('canceled', 'incomplete_expired')`),
    uniqueIndex('subscriptions_idempotent').on(table.userId, table.idempotencyKey),
    index('subscriptions_user').on(table.userId, table.createdAt),
  ],
);

/** Drawn before a subscription is read from Stripe. */
export const subscriptionTickets = pgSequence('subscription_tickets');

/**
 * An account that is subscribing right now. Calls with the same wish share the claim, and through it Stripe's idempotency key, so that
 * together they subscribe once; a call with another wish waits.
 */
export const subscriptionClaims = pgTable('subscription_claims', {
  userId: ownerId().primaryKey(),
  id: uuid('id').notNull(),
  wish: text('wish').notNull(),
  claimedAt: time('claimed_at').notNull().defaultNow(),
});

/** Events of Stripe that were acted on; each is acted on once. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** By Stripe's clock. */
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('stripe_events_created').on(table.createdAt)],
);
