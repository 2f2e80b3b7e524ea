import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/users/tables.ts';
import type { ClassCover, GradeLevel } from '../../generated/schemas/index.ts';

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
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('classes_teacher').on(table.teacherId)],
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
    joinedAt: timestamp('joined_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  // The key ensures that a student is enrolled once.
  (table) => [
    primaryKey({ columns: [table.classId, table.studentId] }),
    index('enrolments_student').on(table.studentId),
  ],
);
