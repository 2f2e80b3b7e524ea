import { bigint, doublePrecision, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import { moment, updatedAt } from '../../../platform/database/columns.ts';
import { classes } from '../../classes/classes/tables.ts';

const ofStudent = {
  classId: uuid('class_id')
    .notNull()
    .references(() => classes.id, { onDelete: 'cascade' }),
  studentId: uuid('student_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
};

/** Every change of what counts instead of a total; the newest of a term counts. The database refuses to change one. */
export const gradeOverrides = pgTable(
  'grade_overrides',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofStudent,
    /** Null for the year. */
    termId: uuid('term_id'),
    /** Null: the total that is worked out counts again. */
    percent: doublePrecision('percent'),
    reason: text('reason').notNull(),
    at: moment('at').notNull().defaultNow(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('grade_overrides_class').on(table.classId, table.studentId, table.termId, table.id),
    index('grade_overrides_student').on(table.studentId),
    index('grade_overrides_author').on(table.authorId),
  ],
);

/** What the teachers of a class note about a student in the gradebook. */
export const gradebookNotes = pgTable(
  'gradebook_notes',
  {
    ...ofStudent,
    note: text('note').notNull(),
    /** Who wrote last. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.studentId] }),
    index('gradebook_notes_student').on(table.studentId),
    index('gradebook_notes_author').on(table.authorId),
  ],
);
