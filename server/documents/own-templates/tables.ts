import { boolean, index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/users/tables.ts';
import type { OwnTemplateContent } from '../../generated/schemas/index.ts';
import { createdAt, moment, updatedAt } from '../../platform/database/columns.ts';

/** The templates of teachers. Only the newest version is here: each document has the one that it was made with. */
export const ownTemplates = pgTable(
  'own_templates',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** As text, because `jsonb` would reorder keys. */
    content: json('content').$type<OwnTemplateContent>().notNull(),
    version: integer('version').notNull().default(1),
    /** Whether the teachers of the owner's school can use it. */
    shared: boolean('shared').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    trashedAt: moment('trashed_at'),
  },
  (table) => [
    index('own_templates_of_user').on(table.userId),
    index('own_templates_shared').on(table.shared),
    index('own_templates_trash').on(table.trashedAt),
  ],
);

export type OwnTemplateRow = typeof ownTemplates.$inferSelect;
