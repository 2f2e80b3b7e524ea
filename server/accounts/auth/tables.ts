import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../platform/database/schema.ts';

const now = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Google accounts that open an account here, by the subject that Google never gives to another person; one for an account. */
export const googleAccounts = pgTable('google_accounts', {
  subject: text('subject').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: now('created_at').notNull().defaultNow(),
});

/** Links that set a new password; a link works once. */
export const passwordResets = pgTable(
  'password_resets',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: now('expires_at').notNull(),
    createdAt: now('created_at').notNull().defaultNow(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);
