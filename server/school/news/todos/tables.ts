import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import { createdAt, moment } from '../../../platform/database/columns.ts';

const userId = uuid('user_id')
  .notNull()
  .references(() => users.id, { onDelete: 'cascade' });

/** The entries that users wrote themselves. */
export const todos = pgTable(
  'todos',
  {
    id: uuid('id').primaryKey(),
    userId,
    title: text('title').notNull(),
    dueOn: date('due_on'),
    doneAt: moment('done_at'),
    createdAt: createdAt(),
  },
  (table) => [index('todos_user').on(table.userId, table.doneAt)],
);

/** Until when users put entries off, derived ones too. */
export const todoSnoozes = pgTable(
  'todo_snoozes',
  { userId, key: text('key').notNull(), until: moment('until').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
