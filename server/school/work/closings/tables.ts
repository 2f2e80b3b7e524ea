import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import type { ClosedTermRules, GradebookRulesContent } from '../../../generated/schemas/index.ts';
import { moment, updatedAt } from '../../../platform/database/columns.ts';
import { classes } from '../../classes/classes/tables.ts';

/** A category that got another name, so that terms which were closed before can be explained. */
export interface Renaming {
  from: string;
  to: string;
  at: string;
}

/** How the totals of a class are worked out, from the first time that a teacher changes it. */
export const gradebookRules = pgTable('gradebook_rules', {
  classId: uuid('class_id')
    .primaryKey()
    .references(() => classes.id, { onDelete: 'cascade' }),
  content: jsonb('content').$type<GradebookRulesContent>().notNull(),
  renamings: jsonb('renamings').$type<Renaming[]>().notNull().default([]),
  /** Grows with every change, so that an old window can't overwrite a later one. */
  revision: integer('revision').notNull().default(1),
  updatedAt: updatedAt(),
});

/** Every closing and reopening of a term; the newest of a term counts. The database refuses to change one. */
export const termClosings = pgTable(
  'term_closings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    termId: uuid('term_id').notNull(),
    /** Of the term at that time. */
    name: text('name').notNull(),
    at: moment('at').notNull().defaultNow(),
    /** Null if the term closed by itself. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null: the term was reopened. */
    rules: jsonb('rules').$type<ClosedTermRules>(),
    /** Of the term when it was closed. */
    assignmentIds: jsonb('assignment_ids').$type<string[]>().notNull().default([]),
  },
  (table) => [
    index('term_closings_class').on(table.classId, table.termId, table.id),
    index('term_closings_author').on(table.authorId),
  ],
);
