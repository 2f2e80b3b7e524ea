import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/users/tables.ts';
import { createdAt } from '../../platform/database/columns.ts';

/** The text of an uploaded file, which itself is not stored, or of one of the user's documents. */
export const sources = pgTable(
  'sources',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['pdf', 'docx', 'txt', 'document'] }).notNull(),
    pages: integer('pages'),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sources_user').on(table.userId)],
);
