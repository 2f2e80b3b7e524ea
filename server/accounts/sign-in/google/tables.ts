import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../../platform/database/columns.ts';
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

/** Nonces of ID tokens that have signed a user in, until those tokens expire. */
export const usedGoogleNonces = pgTable('used_google_nonces', {
  nonce: text('nonce').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});
