import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../platform/database/columns.ts';
import { users } from '../users/tables.ts';

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Verification links that were sent; each works once. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    hash: text('hash').primaryKey(),
    userId: ownerId(),
    /** The account's address once the link is used. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('email_verifications_user').on(table.userId)],
);

/** Links that set a new password; each works once. */
export const passwordResets = pgTable(
  'password_resets',
  {
    hash: text('hash').primaryKey(),
    userId: ownerId(),
    /** The page that the user wanted before requesting the link. */
    nextPath: text('next_path'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);
