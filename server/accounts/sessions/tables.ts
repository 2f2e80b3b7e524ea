import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../platform/database/columns.ts';
import { users } from '../users/tables.ts';

/** Bearer tokens, stored as SHA-256, so that a leaked table is of no use for signing in. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text('hash').primaryKey(),
    /** Identifies the session in the list of sessions. */
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser and system, as read from the user agent. */
    device: text('device').notNull().default('Unknown device'),
    /** Whether the user signed in with a second factor. */
    isTwoStep: boolean('is_two_step').notNull().default(false),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** The session also ends when it has not been used for this long. */
    idleMinutes: integer('idle_minutes').notNull().default(120),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('tokens_user').on(table.userId)],
);
