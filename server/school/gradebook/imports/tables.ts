import { sql } from 'drizzle-orm';
import {
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
import type { ScoreStatus } from '../../../generated/schemas/index.ts';
import { createdAt, moment } from '../../../platform/database/columns.ts';
import { classes } from '../../classes/classes/tables.ts';
import { assignments } from '../../work/assignments/tables.ts';

/** Imports of gradebook files, whose changes have the id as their batch. */
export const gradebookImports = pgTable(
  'gradebook_imports',
  {
    id: uuid('id').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    teacherId: uuid('teacher_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of the call, which may be repeated. */
    idempotencyKey: text('idempotency_key'),
    /** Of what was sent, if that made assignments, so that it doesn't make them again. */
    digest: text('digest'),
    /** The number of scores. */
    stored: integer('stored').notNull(),
    /** The assignments that it made. */
    assignmentIds: jsonb('assignment_ids').$type<string[]>().notNull(),
    /** The students whose number it stored. */
    numberedIds: jsonb('numbered_ids').$type<string[]>().notNull(),
    createdAt: createdAt(),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    index('gradebook_imports_class').on(table.classId),
    index('gradebook_imports_teacher').on(table.teacherId),
    uniqueIndex('gradebook_imports_key')
      .on(table.classId, table.teacherId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
  ],
);

/** The scores that an import replaced, whole, until it can't be undone any more. */
export const replacedScores = pgTable(
  'gradebook_import_scores',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => gradebookImports.id, { onDelete: 'cascade' }),
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    points: doublePrecision('points'),
    deduction: doublePrecision('deduction'),
    isEntered: boolean('is_entered').notNull(),
    status: text('status').$type<ScoreStatus>(),
    handedInAt: moment('handed_in_at'),
    returnedAt: moment('returned_at'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.assignmentId, table.studentId] }),
    index('gradebook_import_scores_assignment').on(table.assignmentId),
    index('gradebook_import_scores_student').on(table.studentId),
  ],
);
