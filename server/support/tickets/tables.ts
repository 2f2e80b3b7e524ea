import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/users/tables.ts';
import { createdAt, updatedAt } from '../../platform/database/columns.ts';

export const tickets = pgTable(
  'tickets',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('tickets_list').on(table.userId, table.createdAt, table.id)],
);
