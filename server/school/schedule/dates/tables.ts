import { date, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import { createdAt, moment } from '../../../platform/database/columns.ts';
import { classes } from '../../classes/classes/tables.ts';
import { lessons } from '../../lessons/lessons/tables.ts';
import { scheduleSlots } from '../timetable/tables.ts';

/** When a lesson is taught: in a slot on a day of its series. */
export const lessonDates = pgTable(
  'lesson_dates',
  {
    lessonId: uuid('lesson_id')
      .primaryKey()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** Null once the slot is deleted. */
    slotId: uuid('slot_id').references(() => scheduleSlots.id, { onDelete: 'set null' }),
    on: date('on').notNull(),
  },
  (table) => [index('lesson_dates_slot').on(table.slotId), index('lesson_dates_on').on(table.on)],
);

export interface Place {
  slotId: string | null;
  on: string;
}

/** Times in ISO 8601. */
export interface StoredDates {
  dueAt: string | null;
  cutOffAt: string | null;
}

/** What a shift moved, with what it was before, so that it can be undone. */
export interface Shifted {
  lessons: { id: string; from: Place; to: Place }[];
  assignments: { id: string; from: StoredDates; to: StoredDates }[];
  targets: { id: string; from: StoredDates; to: StoredDates }[];
}

export const lessonShifts = pgTable(
  'lesson_shifts',
  {
    id: uuid('id').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shifted: jsonb('shifted').$type<Shifted>().notNull(),
    undoneAt: moment('undone_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('lesson_shifts_class').on(table.classId),
    index('lesson_shifts_teacher').on(table.teacherId),
  ],
);
