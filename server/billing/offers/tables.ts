import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/users/tables.ts';
import { createdAt } from '../../platform/database/columns.ts';

/**
 * What a person has used up: the trial, a coupon for the first payment, the first payment itself. A person is known by keyed
 * hashes of the address and of each card's fingerprint. The rows outlive the account; they then hold nothing but the hashes.
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
