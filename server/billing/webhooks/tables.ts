import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Stripe's events that were handled; each is handled once. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** Stripe's time. */
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('stripe_events_created').on(table.createdAt)],
);
