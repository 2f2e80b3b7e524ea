import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import { createdAt, moment } from '../../../platform/database/columns.ts';
import type { ClassCover, GradeLevel } from '../../../generated/schemas/index.ts';

export const classes = pgTable(
  'classes',
  {
    id: uuid('id').primaryKey(),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name that the school uses, such as 7B. */
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    grade: text('grade').$type<GradeLevel>().notNull(),
    cover: text('cover').$type<ClassCover>().notNull(),
    code: text('code').notNull().unique(),
    /** Null if the code does not expire. */
    codeExpiresAt: moment('code_expires_at'),
    /** How many students may use the code; null without a limit. */
    codeMaxUses: integer('code_max_uses'),
    /** How many students have used it since it was last renewed. */
    codeUses: integer('code_uses').notNull().default(0),
    codePaused: boolean('code_paused').notNull().default(false),
    /** Whether a teacher lets in each student who uses the code. */
    approval: boolean('approval').notNull().default(false),
    /** Whether text that students paste into their work is recorded. */
    recordsPasting: boolean('records_pasting').notNull().default(false),
    archivedAt: moment('archived_at'),
    trashedAt: moment('trashed_at'),
    createdAt: createdAt(),
  },
  (table) => [index('classes_teacher').on(table.teacherId), index('classes_trashed').on(table.trashedAt)],
);

/** Co-teachers, who teach a class besides its owner. */
export const classTeachers = pgTable(
  'class_teachers',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.teacherId] }),
    index('class_teachers_teacher').on(table.teacherId),
  ],
);

export const enrolments = pgTable(
  'enrolments',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: moment('joined_at').notNull().defaultNow(),
    /** When a teacher removed the student, who can be restored. */
    removedAt: moment('removed_at'),
    /** The number that the school's system has for the student; it may begin with zeros. */
    studentNumber: text('student_number'),
  },
  // The key ensures that a student is enrolled once.
  (table) => [
    primaryKey({ columns: [table.classId, table.studentId] }),
    index('enrolments_student').on(table.studentId),
  ],
);

/** A group of students of a class, for whom assignments can differ. */
export const classGroups = pgTable(
  'class_groups',
  {
    id: uuid('id').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('class_groups_name').on(table.classId, sql`lower(${table.name})`),
    index('class_groups_class').on(table.classId),
  ],
);

/** The students of a group; one who leaves the class stays in it, and is there again when restored. */
export const classGroupStudents = pgTable(
  'class_group_students',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => classGroups.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.studentId] }),
    index('class_group_students_student').on(table.studentId),
  ],
);

/** Accounts that a teacher made, for students who sign in to their class. One that adds an address keeps its row unused. */
export const studentAccounts = pgTable('student_accounts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The first name with an initial, and a number if the class has the name already. */
  userName: text('user_name').notNull(),
  /** Of the card's token; null without a card. */
  tokenHash: text('token_hash').unique(),
  /** Of the three pictures with which the student signs in instead of a password. */
  picturesHash: text('pictures_hash'),
  /** Wrong passwords or pictures in a row. */
  failures: integer('failures').notNull().default(0),
  /** When the teacher confirmed the consent of the parents. */
  consentAt: moment('consent_at').notNull(),
  createdAt: createdAt(),
});
