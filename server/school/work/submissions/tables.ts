import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
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
import type { PastedPassage } from '../../../generated/schemas/index.ts';
import { createdAt, moment, updatedAt } from '../../../platform/database/columns.ts';
import { assignments } from '../assignments/tables.ts';

const ofWork = {
  assignmentId: uuid('assignment_id')
    .notNull()
    .references(() => assignments.id, { onDelete: 'cascade' }),
  studentId: uuid('student_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
};

/** The unfinished work of a student; it stays when it is handed in, for the next attempt. */
export const workDrafts = pgTable(
  'work_drafts',
  {
    ...ofWork,
    text: text('text').notNull().default(''),
    link: text('link').notNull().default(''),
    pasted: jsonb('pasted').$type<PastedPassage[]>().notNull().default([]),
    /** Grows with every save, so that an old window can't overwrite a later one. */
    revision: integer('revision').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.studentId] }),
    index('work_drafts_student').on(table.studentId),
  ],
);

/** A file that a student attached; the file store has it under its id. */
export const workFiles = pgTable(
  'work_files',
  {
    id: uuid('id').primaryKey(),
    ...ofWork,
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Whether the next attempt includes it. */
    inDraft: boolean('in_draft').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    index('work_files_work').on(table.assignmentId, table.studentId),
    index('work_files_student').on(table.studentId),
  ],
);

/** The preview of a file; the file store has its pages, see `pageName`. */
export const workFilePreviews = pgTable('work_file_previews', {
  fileId: uuid('file_id')
    .primaryKey()
    .references(() => workFiles.id, { onDelete: 'cascade' }),
  /** The first pages; none if the file can't be shown. */
  pages: jsonb('pages').$type<{ width: number; height: number; text: string }[]>().notNull(),
  /** Of the file. */
  totalPages: integer('total_pages').notNull(),
  createdAt: createdAt(),
});

/** What a student handed in, one row per attempt; it never changes. */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid('id').primaryKey(),
    ...ofWork,
    attempt: integer('attempt').notNull(),
    text: text('text').notNull(),
    link: text('link').notNull(),
    fileIds: jsonb('file_ids').$type<string[]>().notNull(),
    /** Null if the class did not record it. */
    pasted: jsonb('pasted').$type<PastedPassage[]>(),
    /** What the student used AI for; empty for nothing, null if they did not say. */
    aiHelp: text('ai_help'),
    /** The caller's key, so that a repeated call hands in once. */
    idempotencyKey: text('idempotency_key'),
    submittedAt: moment('submitted_at').notNull().defaultNow(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('submissions_attempt')
      .on(table.assignmentId, table.studentId, table.attempt)
      .where(sql`${table.withdrawnAt} is null`),
    index('submissions_submitted').on(table.submittedAt),
    index('submissions_work').on(table.assignmentId, table.studentId),
    // Has all that counting needs, because the rows with their texts are large.
    index('submissions_last')
      .on(table.assignmentId, table.studentId, table.attempt.desc().nullsFirst(), table.id)
      .where(sql`${table.withdrawnAt} is null`),
    uniqueIndex('submissions_key').on(table.studentId, table.assignmentId, table.idempotencyKey),
    foreignKey({
      columns: [table.assignmentId, table.studentId],
      foreignColumns: [workDrafts.assignmentId, workDrafts.studentId],
      name: 'submissions_of_work',
    }).onDelete('cascade'),
  ],
);
