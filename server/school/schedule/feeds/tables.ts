import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import { createdAt, moment } from '../../../platform/database/columns.ts';

/** The private calendar address of a person. */
export const calendarLinks = pgTable('calendar_links', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  /** The token, sealed, so that the person can copy it again. */
  sealedToken: text('sealed_token').notNull(),
  lastReadAt: moment('last_read_at'),
  createdAt: createdAt(),
});
