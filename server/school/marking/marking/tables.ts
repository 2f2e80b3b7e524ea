import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import type { FileNote, GivenMarkState, GivenScore, TextNote } from '../../../generated/schemas/index.ts';
import { createdAt, moment, updatedAt } from '../../../platform/database/columns.ts';
import { submissions } from '../../work/submissions/tables.ts';

/** The mark of a submission, from the first time that a teacher saves it. */
export const marks = pgTable(
  'marks',
  {
    submissionId: uuid('submission_id')
      .primaryKey()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** The teacher who saved it last. */
    markerId: uuid('marker_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state').$type<GivenMarkState>().notNull(),
    scores: jsonb('scores').$type<GivenScore[]>().notNull(),
    /** Before the deduction for being late; null while it has no score. */
    points: doublePrecision('points'),
    /** What being late cost when it was returned; it stays when the policy changes. */
    deduction: doublePrecision('deduction'),
    comment: text('comment').notNull(),
    notes: jsonb('notes').$type<TextNote[]>().notNull(),
    fileNotes: jsonb('file_notes').$type<FileNote[]>().notNull().default([]),
    /** Grows with every save, so that two teachers can't overwrite each other. */
    revision: integer('revision').notNull().default(1),
    /** The student sees it from then on. */
    returnedAt: moment('returned_at'),
    regradeReason: text('regrade_reason'),
    regradeRequestedAt: moment('regrade_requested_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('marks_returned').on(table.returnedAt),
    index('marks_regrade').on(table.regradeRequestedAt).where(sql`${table.regradeRequestedAt} is not null`),
    index('marks_marker').on(table.markerId),
    check('marks_returned_with_score', sql`${table.returnedAt} is null or ${table.points} is not null`),
  ],
);

/** A teacher's comment bank. */
export const savedComments = pgTable(
  'saved_comments',
  {
    id: uuid('id').primaryKey(),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    criterion: text('criterion'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('saved_comments_text').on(table.teacherId, sql`md5(${table.text})`)],
);
