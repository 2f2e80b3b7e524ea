import { integer, pgTable, text, unique, uuid, index } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import type { GuardianLanguage } from '../../../generated/schemas/index.ts';
import { updatedAt } from '../../../platform/database/columns.ts';
import { classes } from '../../classes/classes/tables.ts';

/** What the teachers of a class say to the parents of a student, in the report on a term or on the year. */
export const studentReportComments = pgTable(
  'student_report_comments',
  {
    id: uuid('id').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for the year. */
    termId: uuid('term_id'),
    text: text('text').notNull(),
    /** The one that it is written in. */
    language: text('language').$type<GuardianLanguage>().notNull(),
    revision: integer('revision').notNull(),
    /** Who wrote last. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('student_report_comments_of').on(table.classId, table.studentId, table.termId).nullsNotDistinct(),
    index('student_report_comments_student').on(table.studentId),
    index('student_report_comments_author').on(table.authorId),
  ],
);
