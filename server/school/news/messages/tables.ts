import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import type { MessageRole, SafetyCategory } from '../../../generated/schemas/index.ts';
import { createdAt, moment } from '../../../platform/database/columns.ts';
import { classes } from '../../classes/classes/tables.ts';
import { guardians } from '../../people/guardians/tables.ts';
import { assignments } from '../../work/assignments/tables.ts';

const user = (name: string) => uuid(name).references(() => users.id, { onDelete: 'cascade' });

/** What a teacher wrote to students of a class, or to their guardians, at once. */
export const messageSends = pgTable(
  'message_sends',
  {
    id: uuid('id').primaryKey(),
    teacherId: user('teacher_id').notNull(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    text: text('text').notNull(),
    concern: text('concern').$type<SafetyCategory>(),
    idempotencyKey: text('idempotency_key'),
    createdAt: createdAt(),
  },
  (table) => [
    index('message_sends_teacher').on(table.teacherId, table.createdAt, table.id),
    index('message_sends_class').on(table.classId),
    uniqueIndex('message_sends_key').on(table.teacherId, table.idempotencyKey),
  ],
);

/**
 * Messages of a teacher with one student of a class, or with a guardian of the student. The private comments on a student's
 * work are one too: its teacher is the owner of the class, and all who teach the class read and write there.
 */
export const messageThreads = pgTable(
  'message_threads',
  {
    id: uuid('id').primaryKey(),
    /** What the teacher sent; null if the student began the thread. */
    sendId: uuid('send_id').references(() => messageSends.id, { onDelete: 'set null' }),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    teacherId: user('teacher_id').notNull(),
    studentId: user('student_id').notNull(),
    /** The assignment whose work the comments are about; null for other messages. */
    assignmentId: uuid('assignment_id').references(() => assignments.id, { onDelete: 'cascade' }),
    /** Null for a thread with the student, who sees no thread with a guardian. */
    guardianId: uuid('guardian_id').references(() => guardians.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    lastAt: moment('last_at').notNull().defaultNow(),
    teacherReadAt: moment('teacher_read_at'),
    /** When the student or guardian last read it. */
    otherReadAt: moment('other_read_at'),
    /** Whether the student or guardian has written. */
    isAnswered: boolean('is_answered').notNull(),
    /** Of the call with which the student began it. */
    idempotencyKey: text('idempotency_key'),
    createdAt: createdAt(),
  },
  (table) => [
    index('message_threads_teacher').on(table.teacherId, table.lastAt, table.id),
    index('message_threads_student').on(table.studentId, table.lastAt, table.id),
    index('message_threads_send').on(table.sendId),
    index('message_threads_class').on(table.classId),
    index('message_threads_guardian').on(table.guardianId),
    index('message_threads_last').on(table.lastAt, table.id),
    uniqueIndex('message_threads_comments').on(table.assignmentId, table.studentId),
    uniqueIndex('message_threads_key').on(table.studentId, table.idempotencyKey),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => messageThreads.id, { onDelete: 'cascade' }),
    role: text('role').$type<MessageRole>().notNull(),
    /** Who of the class's teachers wrote a comment on work; null in other threads. */
    teacherId: uuid('teacher_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** What the safety rules found in the text. */
    concern: text('concern').$type<SafetyCategory>(),
    /** When to mail its guardian; null if that was done or is not needed. */
    mailAt: moment('mail_at'),
    idempotencyKey: text('idempotency_key'),
    createdAt: createdAt(),
  },
  (table) => [
    index('messages_thread').on(table.threadId, table.createdAt, table.id),
    index('messages_teacher').on(table.teacherId),
    index('messages_age').on(table.createdAt),
    index('messages_mail').on(table.mailAt).where(sql`${table.mailAt} is not null`),
    uniqueIndex('messages_key').on(table.threadId, table.idempotencyKey),
  ],
);

/** Messages that their recipients reported to the administrators. */
export const messageReports = pgTable(
  'message_reports',
  {
    /** The other one of a thread is the only one who can report a message. */
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    role: text('role').$type<MessageRole>().notNull(),
    /** Null for a guardian, who has no account, and after the account was deleted. */
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('message_reports_reporter').on(table.reporterId)],
);

export const messageSettings = pgTable('message_settings', {
  userId: user('user_id').primaryKey(),
  readReceipts: boolean('read_receipts').notNull(),
  /** The quiet hours as HH:MM in the time zone; all three are null without any. */
  quietFrom: text('quiet_from'),
  quietUntil: text('quiet_until'),
  timeZone: text('time_zone'),
});

/** Sentences that users have saved for their messages. */
export const messageSentences = pgTable(
  'message_sentences',
  {
    id: uuid('id').primaryKey(),
    userId: user('user_id').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('message_sentences_user').on(table.userId, table.createdAt, table.id)],
);
