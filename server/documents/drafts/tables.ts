import { integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/users/tables.ts';
import type { AnyTemplateType } from '../../generated/schemas/index.ts';
import { createdAt, moment, updatedAt } from '../../platform/database/columns.ts';

/** One unfinished form per user and template. */
export const drafts = pgTable(
  'drafts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    templateType: text('template_type').$type<AnyTemplateType>().notNull(),
    /** Null once it is deleted. As text, because `jsonb` would reorder the keys. */
    input: json('input').$type<Record<string, unknown>>(),
    /** Grows for as long as the row exists, so that an old window can't overwrite a later draft. */
    version: integer('version').notNull(),
    /** The last deleted draft of the template, while it is in the trash. */
    trashedInput: json('trashed_input').$type<Record<string, unknown>>(),
    trashedAt: moment('trashed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.templateType] })],
);
