import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import type { HighlightColor } from '../../../generated/schemas/index.ts';
import { createdAt } from '../../../platform/database/columns.ts';
import { lessons } from '../lessons/tables.ts';

/** Words of a lesson that a student has highlighted, with what stood around them, and a note that only the student sees. */
export const lessonHighlights = pgTable(
  'lesson_highlights',
  {
    id: uuid('id').primaryKey(),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    quote: text('quote').notNull(),
    prefix: text('prefix').notNull(),
    suffix: text('suffix').notNull(),
    color: text('color').$type<HighlightColor>().notNull(),
    note: text('note').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('lesson_highlights_lesson').on(table.lessonId, table.studentId),
    index('lesson_highlights_student').on(table.studentId),
  ],
);
