import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../platform/database/columns.ts';
import { users } from '../users/tables.ts';

/** What users agreed to: a version of the terms and the privacy notice, when registering or before paying. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    occasion: text('occasion', { enum: ['registration', 'payment'] }).notNull(),
    version: text('version').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('consents_once').on(table.userId, table.occasion, table.version)],
);
