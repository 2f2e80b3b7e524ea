import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
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
import { generations } from '../../../documents/generations/document/tables.ts';
import type { Question } from '../../../generated/blocks.ts';
import type {
  AiPolicy,
  AssignmentKind,
  AssignmentRubric,
  AttemptsCount,
  LatePolicy,
  QuizAnswersShown,
} from '../../../generated/schemas/index.ts';
import { createdAt, moment, updatedAt } from '../../../platform/database/columns.ts';
import { classes, classGroups } from '../../classes/classes/tables.ts';

export const assignments = pgTable(
  'assignments',
  {
    id: uuid('id').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** In which the dates were chosen. */
    timeZone: text('time_zone').notNull(),
    title: text('title').notNull(),
    instructions: text('instructions').notNull(),
    points: doublePrecision('points').notNull(),
    category: text('category').notNull(),
    kinds: jsonb('kinds').$type<AssignmentKind[]>().notNull(),
    dueAt: moment('due_at'),
    cutOffAt: moment('cut_off_at'),
    /** Null for any number. */
    attempts: integer('attempts'),
    /** Which of several attempts gives the score. */
    attemptsCount: text('attempts_count').$type<AttemptsCount>().notNull().default('latest'),
    aiPolicy: text('ai_policy').$type<AiPolicy>().notNull(),
    latePolicy: jsonb('late_policy').$type<LatePolicy>(),
    /** The percentage of the points that missing work loses; null if it has no score. */
    missingPercent: doublePrecision('missing_percent'),
    rubric: jsonb('rubric').$type<AssignmentRubric>(),
    /** Whether the whole class has it, also students who join later. */
    forEveryone: boolean('for_everyone').notNull(),
    /** Students see it from then on; null for a draft. */
    publishAt: moment('publish_at'),
    hideNames: boolean('hide_names').notNull(),
    /** Grows with every change, so that an old window can't overwrite a later one. */
    revision: integer('revision').notNull().default(1),
    /** Of the call that created it in several classes. */
    idempotencyKey: text('idempotency_key'),
    trashedAt: moment('trashed_at'),
    trashedBy: uuid('trashed_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('assignments_key').on(table.createdBy, table.idempotencyKey, table.classId),
    index('assignments_class').on(table.classId, table.createdAt),
    index('assignments_published').on(table.publishAt),
    index('assignments_trashed').on(table.trashedAt).where(sql`${table.trashedAt} is not null`),
    index('assignments_trashed_by').on(table.trashedBy),
    check('assignments_cut_off', sql`${table.cutOffAt} >= ${table.dueAt}`),
  ],
);

/** What may differ for a student or a group; null is as for everyone. */
const differences = {
  dueAt: moment('due_at'),
  cutOffAt: moment('cut_off_at'),
  attempts: integer('attempts'),
  /** Added to the time limit of a quiz. */
  extraMinutes: integer('extra_minutes'),
  excused: boolean('excused').notNull().default(false),
};

/** For whom a teacher set an assignment, and what they changed for a student or a group. */
export const assignmentTargets = pgTable(
  'assignment_targets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id').references(() => users.id, { onDelete: 'cascade' }),
    // Without a cascade: a group that an assignment names cannot be deleted alone.
    groupId: uuid('group_id').references(() => classGroups.id),
    /** Whether it was chosen; without meaning in an assignment for everyone. */
    isChosen: boolean('is_chosen').notNull(),
    ...differences,
  },
  (table) => [
    uniqueIndex('assignment_targets_student').on(table.assignmentId, table.studentId),
    uniqueIndex('assignment_targets_group').on(table.assignmentId, table.groupId),
    index('assignment_targets_of_student').on(table.studentId),
    index('assignment_targets_of_group').on(table.groupId),
    check('assignment_targets_one', sql`num_nonnulls(${table.studentId}, ${table.groupId}) = 1`),
  ],
);

/** What counts for a student, worked out from the targets of the student and of their groups. */
export const assignmentStudents = pgTable(
  'assignment_students',
  {
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether the student was chosen, alone or in a group; without meaning in an assignment for everyone. */
    isChosen: boolean('is_chosen').notNull(),
    ...differences,
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.studentId] }),
    index('assignment_students_student').on(table.studentId),
  ],
);

/** What an assignment that is a quiz asks: a copy, so that later edits of the document don't change it. */
export const quizzes = pgTable(
  'quizzes',
  {
    assignmentId: uuid('assignment_id')
      .primaryKey()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id').references(() => generations.id, { onDelete: 'set null' }),
    /** Of the document when it was copied. */
    title: text('title').notNull(),
    questions: jsonb('questions').$type<Question[]>().notNull(),
    /** The text that the questions are about, copied too; empty if there is none. */
    source: text('source').notNull().default(''),
    /** Whether students get the source. */
    giveSource: boolean('give_source').notNull().default(true),
    /** The BCP 47 tag of the document's language, in which its numbers are read; null for copies made before. */
    language: text('language'),
    /** The time limit of an attempt; null for none. */
    minutes: integer('minutes'),
    shuffle: boolean('shuffle').notNull(),
    showAnswers: text('show_answers').$type<QuizAnswersShown>().notNull(),
    copiedAt: moment('copied_at').notNull(),
    /** When the first student began; from then on, the questions stay. */
    begunAt: moment('begun_at'),
  },
  (table) => [index('quizzes_document').on(table.documentId)],
);

/** A file that students get with the instructions; the file store has it under its id. */
export const assignmentFiles = pgTable(
  'assignment_files',
  {
    id: uuid('id').primaryKey(),
    /** Null until an assignment is saved with it. */
    assignmentId: uuid('assignment_id').references(() => assignments.id, { onDelete: 'cascade' }),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Its place among the files of the assignment. */
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('assignment_files_assignment').on(table.assignmentId),
    index('assignment_files_uploaded_by').on(table.uploadedBy),
  ],
);
