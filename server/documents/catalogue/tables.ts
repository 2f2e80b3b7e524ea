import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/users/tables.ts';
import type { AnyTemplateType } from '../../generated/schemas/index.ts';
import { createdAt } from '../../platform/database/columns.ts';

export const favouriteTemplates = pgTable(
  'favourite_templates',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    templateType: text('template_type').$type<AnyTemplateType>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.templateType] })],
);
