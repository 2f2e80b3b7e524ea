import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/users/tables.ts';

/**
 * The Stripe customer of each user. There is no cascade: an account cannot be deleted before its
 * customer, because its subscription would keep charging.
 */
export const billingCustomers = pgTable('billing_customers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  customerId: text('customer_id').notNull().unique(),
});
