import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import type { SupportKind } from '../../../generated/schemas/index.ts';
import { createdAt, moment } from '../../../platform/database/columns.ts';

const about = {
  id: uuid('id').primaryKey(),
  studentId: uuid('student_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The teacher who wrote it; those who teach the student together with the author see it too. */
  authorId: uuid('author_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
};

/** What helps a student to learn. Only teachers see it. */
export const studentSupports = pgTable(
  'student_supports',
  {
    ...about,
    kind: text('kind').$type<SupportKind>().notNull(),
    detail: text('detail').notNull(),
    reviewOn: date('review_on'),
    createdAt: createdAt(),
  },
  (table) => [
    index('student_supports_student').on(table.studentId, table.createdAt),
    index('student_supports_author').on(table.authorId),
  ],
);

/** Notes about a student. Only teachers see them. */
export const studentNotes = pgTable(
  'student_notes',
  {
    ...about,
    text: text('text').notNull(),
    editedAt: moment('edited_at'),
    trashedAt: moment('trashed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('student_notes_student').on(table.studentId, table.createdAt),
    index('student_notes_author').on(table.authorId),
    index('student_notes_trashed').on(table.trashedAt),
  ],
);
