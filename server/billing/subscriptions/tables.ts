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
import { users } from '../../accounts/users/tables.ts';
import type { SubscriptionState } from '../../generated/schemas/index.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * A copy of each Stripe subscription; Stripe's own record is the truth. `readTicket` is drawn
 * before Stripe is read, so that an older snapshot never replaces a newer one.
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
    /** When the user was reminded of the end of the trial. */
    trialRemindedAt: time('trial_reminded_at'),
    currentPeriodStart: time('current_period_start').notNull(),
    currentPeriodEnd: time('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    /** When it ended or, once cancelled, will end. */
    endsAt: time('ends_at'),
    isPaused: boolean('is_paused').notNull(),
    /** Whether the current period's invoice is paid, or nothing was due. */
    isPaid: boolean('is_paid').notNull(),
    /** Whether it was ever on trial or paid; false when the first payment failed. */
    hasBegun: boolean('has_begun').notNull(),
    /** The schedule at Stripe that changes the price at the end of the period. */
    scheduleId: text('schedule_id'),
    scheduledPriceId: text('scheduled_price_id'),
    latestInvoiceId: text('latest_invoice_id'),
    nextPaymentAttempt: time('next_payment_attempt'),
    /** The key of the call that created it, so that a repeated call finds it. */
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
 * A user who is subscribing now. Calls with the same order share the claim and Stripe’s idempotency
 * key, so they subscribe once; a call with another order is rejected.
 */
export const subscriptionClaims = pgTable('subscription_claims', {
  userId: ownerId().primaryKey(),
  id: uuid('id').notNull(),
  order: text('order').notNull(),
  claimedAt: time('claimed_at').notNull().defaultNow(),
});
