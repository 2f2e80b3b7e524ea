import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/users/tables.ts';
import { createdAt } from '../../platform/database/columns.ts';

/** The text of an uploaded file or a web page, which themselves are not stored, or of one of the user's documents. */
export const sources = pgTable(
  'sources',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['pdf', 'docx', 'txt', 'document', 'link'] }).notNull(),
    /** Of a web page. */
    url: text('url'),
    pages: integer('pages'),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sources_user').on(table.userId)],
);
