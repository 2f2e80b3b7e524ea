import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../platform/database/columns.ts';
import { users } from '../../users/tables.ts';

/** Google accounts linked to accounts here, one each; Google never reuses a subject. */
export const googleAccounts = pgTable('google_accounts', {
  subject: text('subject').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});
