import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import type { ScoreChangeOrigin, ScoreStatus } from '../../../generated/schemas/index.ts';
import { moment, updatedAt } from '../../../platform/database/columns.ts';
import { assignments } from '../../work/assignments/tables.ts';

/** An entered score that its student sees. */
export interface ShownScore {
  points: number;
  status: ScoreStatus | null;
  returnedAt: string;
}

const ofCell = {
  assignmentId: uuid('assignment_id')
    .notNull()
    .references(() => assignments.id, { onDelete: 'cascade' }),
  studentId: uuid('student_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
};

/** What a student has for an assignment. Attempts and their marks lie beneath it, if there are any. */
export const scores = pgTable(
  'scores',
  {
    ...ofCell,
    /** Before the deduction for being late; null without a score. */
    points: doublePrecision('points'),
    /** What being late costs, once a mark is returned; null while it follows from the dates and the policy. */
    deduction: doublePrecision('deduction'),
    /** Whether a teacher entered the points; otherwise they are those of marks. */
    isEntered: boolean('is_entered').notNull(),
    /** Set by a teacher; null if it is derived. */
    status: text('status').$type<ScoreStatus>(),
    /** When the attempt that counts was handed in; null for entered points. */
    handedInAt: moment('handed_in_at'),
    /** The student sees it from then on. */
    returnedAt: moment('returned_at'),
    /** What a teacher entered and returned before, which the student sees until this score is returned. */
    shown: jsonb('shown').$type<ShownScore>(),
    /** Grows with every change. */
    revision: integer('revision').notNull().default(1),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.studentId] }),
    index('scores_student').on(table.studentId),
    index('scores_author').on(table.authorId),
    index('scores_returned').on(table.returnedAt),
  ],
);

/** Every change of a score; the database refuses to change one. */
export const scoreChanges = pgTable(
  'score_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofCell,
    at: moment('at').notNull().defaultNow(),
    origin: text('origin').$type<ScoreChangeOrigin>().notNull(),
    beforePoints: doublePrecision('before_points'),
    beforeStatus: text('before_status').$type<ScoreStatus>(),
    afterPoints: doublePrecision('after_points'),
    afterStatus: text('after_status').$type<ScoreStatus>(),
    /** Of the score, after the change. */
    returnedAt: moment('returned_at'),
    /** Of changes that were made as one. */
    batch: uuid('batch'),
    /** Of the entry in the client, so that one that is sent twice is stored once. */
    key: uuid('key'),
  },
  (table) => [
    index('score_changes_assignment').on(table.assignmentId, table.id),
    index('score_changes_student').on(table.studentId, table.id),
    index('score_changes_author').on(table.authorId),
    uniqueIndex('score_changes_key')
      .on(table.assignmentId, table.studentId, table.key)
      .where(sql`${table.key} is not null`),
  ],
);
