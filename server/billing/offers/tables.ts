import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/users/tables.ts';
import { createdAt } from '../../platform/database/columns.ts';

/**
 * The offers that a person has used: the trial, a coupon for the first payment, and the first payment itself. Keyed hashes of the
 * address and of each card's fingerprint identify a person. After the account was deleted, a row holds only the hash.
 */
export const usedOffers = pgTable(
  'used_offers',
  {
    offer: text('offer', { enum: ['trial', 'first-payment-coupon', 'paid'] }).notNull(),
    hash: text('hash').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.offer, table.hash] }), index('used_offers_user').on(table.userId)],
);
