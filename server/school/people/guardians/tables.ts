import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import type { GuardianLanguage } from '../../../generated/schemas/index.ts';
import { createdAt, moment } from '../../../platform/database/columns.ts';

/** Guardians of students. They have no account. */
export const guardians = pgTable(
  'guardians',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The teacher who added the guardian, who sees the work in this teacher's classes. */
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    language: text('language').$type<GuardianLanguage>().notNull(),
    /** Whether the teacher has turned the weekly summary on. */
    weeklySummary: boolean('weekly_summary').notNull(),
    /** When the guardian ended the summaries. */
    unsubscribedAt: moment('unsubscribed_at'),
    /** Part of every link, so that a higher number revokes all earlier links. */
    linkVersion: integer('link_version').notNull().default(1),
    /** When the last link of the teacher expires; null if there is none. */
    linkExpiresAt: moment('link_expires_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('guardians_address').on(table.studentId, table.authorId, table.email),
    index('guardians_author').on(table.authorId),
  ],
);

/** Addresses whose owners ended the summaries about a student, also after a teacher has removed them. */
export const guardianOptOuts = pgTable(
  'guardian_opt_outs',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A keyed hash, because the address itself may have been removed. */
    address: text('address').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.address] })],
);

/** The weekly summaries that were sent. The key ensures that a guardian gets one a week. */
export const guardianSummaries = pgTable(
  'guardian_summaries',
  {
    guardianId: uuid('guardian_id')
      .notNull()
      .references(() => guardians.id, { onDelete: 'cascade' }),
    /** The Monday of the week. */
    weekOf: date('week_of').notNull(),
    /** When the mail server accepted it; null if there was nothing to send, or it failed. */
    sentAt: moment('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.guardianId, table.weekOf] })],
);
