import { sql } from 'drizzle-orm';
import { bigint, index, integer, json, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import { generations } from '../../../documents/generations/document/tables.ts';
import type { LessonBlock, StudentCopy } from '../../../generated/schemas/index.ts';
import { createdAt, moment, updatedAt } from '../../../platform/database/columns.ts';
import type { RedrawnImage } from '../../../platform/files/redrawn-image.ts';
import { classes } from '../../classes/classes/tables.ts';

export const lessons = pgTable(
  'lessons',
  {
    id: uuid('id').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** In which the date of its publication was chosen. */
    timeZone: text('time_zone').notNull(),
    title: text('title').notNull(),
    /** The name of its unit within the class; empty without one. */
    unit: text('unit').notNull().default(''),
    blocks: jsonb('blocks').$type<LessonBlock[]>().notNull().default([]),
    /** Its place in the class; lessons in the trash keep theirs. */
    position: integer('position').notNull(),
    /** Students see it from then on; null for a draft. */
    publishAt: moment('publish_at'),
    /** Grows with every save, so that an old window can't overwrite a later one. */
    revision: integer('revision').notNull().default(1),
    trashedAt: moment('trashed_at'),
    trashedBy: uuid('trashed_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('lessons_class').on(table.classId, table.position),
    index('lessons_created_by').on(table.createdBy),
    index('lessons_trashed').on(table.trashedAt).where(sql`${table.trashedAt} is not null`),
    index('lessons_trashed_by').on(table.trashedBy),
  ],
);

const lessonId = () =>
  uuid('lesson_id')
    .notNull()
    .references(() => lessons.id, { onDelete: 'cascade' });

/** A file or image of a lesson; the file store has it under its id. */
export const lessonFiles = pgTable(
  'lesson_files',
  {
    id: uuid('id').primaryKey(),
    lessonId: lessonId(),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Null for a file that is not an image. */
    imageType: text('image_type').$type<RedrawnImage['type']>(),
    createdAt: createdAt(),
  },
  (table) => [index('lesson_files_lesson').on(table.lessonId)],
);

/** The student copy of a document in a lesson, as of a version of its source. */
export const lessonDocuments = pgTable(
  'lesson_documents',
  {
    id: uuid('id').primaryKey(),
    lessonId: lessonId(),
    generationId: uuid('generation_id').references(() => generations.id, { onDelete: 'set null' }),
    /** Of the source. */
    version: integer('version').notNull(),
    /** As text, because `jsonb` would reorder the keys of a document. */
    copy: json('copy').$type<StudentCopy>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('lesson_documents_lesson').on(table.lessonId),
    index('lesson_documents_generation').on(table.generationId),
  ],
);

/** That a student has read a lesson. */
export const lessonReads = pgTable(
  'lesson_reads',
  {
    lessonId: lessonId(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.studentId] }),
    index('lesson_reads_student').on(table.studentId),
  ],
);
