import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { GradebookRulesContent } from '../../../generated/schemas/index.ts';
import { updatedAt } from '../../../platform/database/columns.ts';
import { classes } from '../../classes/classes/tables.ts';

/** How the totals of a class are worked out, from the first time that a teacher changes it. */
export const gradebookRules = pgTable('gradebook_rules', {
  classId: uuid('class_id')
    .primaryKey()
    .references(() => classes.id, { onDelete: 'cascade' }),
  content: jsonb('content').$type<GradebookRulesContent>().notNull(),
  /** Grows with every change, so that an old window can't overwrite a later one. */
  revision: integer('revision').notNull().default(1),
  updatedAt: updatedAt(),
});
