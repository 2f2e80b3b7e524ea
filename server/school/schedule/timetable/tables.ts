import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import type {
  CalendarTarget,
  NotUnderstood,
  SchoolCalendarContent,
  SlotWeek,
} from '../../../generated/schemas/index.ts';
import { createdAt, moment, updatedAt } from '../../../platform/database/columns.ts';
import { classes } from '../../classes/classes/tables.ts';

const teacher = () => uuid('teacher_id').references(() => users.id, { onDelete: 'cascade' });

/** Terms, holidays and bell times as a teacher knows them; the classes that the teacher made follow it. */
export const schoolCalendars = pgTable('school_calendars', {
  teacherId: teacher().primaryKey(),
  timeZone: text('time_zone').notNull(),
  content: jsonb('content').$type<SchoolCalendarContent>().notNull(),
  /** Grows with every change; zero until a teacher saves it. */
  revision: integer('revision').notNull().default(0),
  updatedAt: updatedAt(),
});

/** What is held every week: lessons of a class, or a duty of a teacher. */
export const scheduleSlots = pgTable(
  'schedule_slots',
  {
    id: uuid('id').primaryKey(),
    /** Of a duty. */
    teacherId: teacher(),
    classId: uuid('class_id').references(() => classes.id, { onDelete: 'cascade' }),
    /** Of a duty; empty for a class. */
    title: text('title').notNull(),
    /** Monday is 1 and Sunday 7. */
    weekday: integer('weekday').notNull(),
    week: text('week').$type<SlotWeek>().notNull(),
    /** On the clocks of the school, such as 08:15. */
    startsAt: text('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    room: text('room').notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on'),
    /** Grows with every change of the slot, of a day of it, and of its lessons; calendars order changes by it. */
    sequence: integer('sequence').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('schedule_slots_class').on(table.classId),
    index('schedule_slots_teacher').on(table.teacherId),
    check('schedule_slots_one', sql`num_nonnulls(${table.teacherId}, ${table.classId}) = 1`),
  ],
);

/** A day on which a slot is cancelled, or held at another time. */
export const slotChanges = pgTable(
  'slot_changes',
  {
    slotId: uuid('slot_id')
      .notNull()
      .references(() => scheduleSlots.id, { onDelete: 'cascade' }),
    /** The day in the series. */
    on: date('on').notNull(),
    state: text('state').$type<'moved' | 'cancelled'>().notNull(),
    date: date('date').notNull(),
    startsAt: text('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    room: text('room').notNull(),
  },
  (table) => [primaryKey({ columns: [table.slotId, table.on] })],
);

/** Calendars that a teacher read from a file or an address; in the schedule once they are applied. */
export const calendarImports = pgTable(
  'calendar_imports',
  {
    id: uuid('id').primaryKey(),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    target: text('target').$type<CalendarTarget>().notNull(),
    /** The address, which can be secret; null for a file. */
    sealedAddress: text('sealed_address'),
    notUnderstood: jsonb('not_understood').$type<NotUnderstood[]>().notNull(),
    notUnderstoodCount: integer('not_understood_count').notNull(),
    appliedAt: moment('applied_at'),
    readAt: moment('read_at').notNull().defaultNow(),
    /** When it was last tried to read it again. */
    triedAt: moment('tried_at').notNull().defaultNow(),
    /** Why that failed. */
    problem: text('problem'),
    createdAt: createdAt(),
  },
  (table) => [index('calendar_imports_teacher').on(table.teacherId)],
);

/** When the events of a calendar are, as far as they are near; a moment to a moment, or whole days. */
export const importedTimes = pgTable(
  'imported_times',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => calendarImports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    uid: text('uid').notNull(),
    /** Of what the event says. */
    digest: text('digest').notNull(),
    /** The later import that brought another version of the event, which hides this one. */
    replacedBy: uuid('replaced_by').references(() => calendarImports.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    room: text('room').notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** For a moment, its day in UTC. */
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('imported_times_replaced').on(table.replacedBy),
    index('imported_times_days').on(table.importId, table.firstDay),
  ],
);
