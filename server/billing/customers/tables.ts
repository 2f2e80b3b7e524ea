import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/users/tables.ts';

/** The Stripe customer of each user. */
export const billingCustomers = pgTable('billing_customers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
});
