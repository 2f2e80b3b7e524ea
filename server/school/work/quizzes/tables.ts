import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import { moment } from '../../../platform/database/columns.ts';
import { assignments } from '../assignments/tables.ts';
import { submissions } from '../submissions/tables.ts';

/** A student's attempt at a quiz, from the start on. */
export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: uuid('id').primaryKey(),
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    startedAt: moment('started_at').notNull(),
    /** What it became when it was handed in; null while it is running. */
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('quiz_attempts_attempt').on(table.assignmentId, table.studentId, table.attempt),
    index('quiz_attempts_student').on(table.studentId),
    uniqueIndex('quiz_attempts_submission').on(table.submissionId),
    index('quiz_attempts_running').on(table.startedAt).where(sql`${table.submissionId} is null`),
  ],
);

/** The last answer to each question. */
export const quizAnswers = pgTable(
  'quiz_answers',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => quizAttempts.id, { onDelete: 'cascade' }),
    questionId: text('question_id').notNull(),
    /** By the kind of the question: letters, words, a number, matches in the order of the terms, or items in order. */
    values: jsonb('values').$type<string[]>().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.questionId] })],
);
