import { parseAbsolute, toCalendarDate, toTime } from '@internationalized/date';
import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { ImportedEvent, SchoolPeriod } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { daysLater } from './recurrence.ts';
import { calendarImports, importedTimes } from './tables.ts';

const MAX_EVENTS = 1_000;

/** What counts of the calendars that were applied. */
const isShown = and(isNotNull(calendarImports.appliedAt), isNull(importedTimes.replacedBy));

/** The holidays that teachers imported into their school calendars, by the teacher's id. */
export async function importedHolidays(
  db: Database,
  teacherIds: readonly string[],
): Promise<ReadonlyMap<string, SchoolPeriod[]>> {
  const rows = await db
    .select({
      teacherId: calendarImports.teacherId,
      name: importedTimes.title,
      starts_on: importedTimes.firstDay,
      ends_on: importedTimes.lastDay,
    })
    .from(importedTimes)
    .innerJoin(calendarImports, eq(calendarImports.id, importedTimes.importId))
    .where(
      and(
        isShown,
        inArray(calendarImports.teacherId, [...teacherIds]),
        eq(calendarImports.target, 'holidays'),
        isNull(importedTimes.startsAt),
      ),
    )
    .orderBy(asc(importedTimes.firstDay), asc(importedTimes.title));
  const byTeacher = new Map<string, SchoolPeriod[]>();
  for (const { teacherId, ...period } of rows)
    byTeacher.set(teacherId, [...(byTeacher.get(teacherId) ?? []), period]);
  return byTeacher;
}

type Time = Pick<
  typeof importedTimes.$inferSelect,
  'title' | 'room' | 'startsAt' | 'endsAt' | 'firstDay' | 'lastDay'
>;

/** A time on the clocks of the school. */
export function presentTime(
  { title, room, startsAt, endsAt, firstDay, lastDay }: Time,
  timeZone: string,
): Omit<ImportedEvent, 'calendar'> {
  if (startsAt === null || endsAt === null)
    return { title, room, date: firstDay, last_day: lastDay, starts_at: null, minutes: 0 };
  const start = parseAbsolute(startsAt.toISOString(), timeZone);
  // What ends at midnight is not on the next day.
  const last = new Date(Math.max(startsAt.getTime(), endsAt.getTime() - 1));
  return {
    title,
    room,
    date: toCalendarDate(start).toString(),
    last_day: toCalendarDate(parseAbsolute(last.toISOString(), timeZone)).toString(),
    starts_at: toTime(start).toString().slice(0, 5),
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
  };
}

/** When events of a person's imported calendars are between two days, with a day more on each side. */
export function importedTimesBetween(
  db: Database,
  personId: string,
  { from, to }: { from: string; to: string },
): Promise<(Time & { calendar: string })[]> {
  return db
    .select({
      title: importedTimes.title,
      room: importedTimes.room,
      startsAt: importedTimes.startsAt,
      endsAt: importedTimes.endsAt,
      firstDay: importedTimes.firstDay,
      lastDay: importedTimes.lastDay,
      calendar: calendarImports.name,
    })
    .from(importedTimes)
    .innerJoin(calendarImports, eq(calendarImports.id, importedTimes.importId))
    .where(
      and(
        isShown,
        eq(calendarImports.teacherId, personId),
        eq(calendarImports.target, 'schedule'),
        lte(importedTimes.firstDay, daysLater(to, 1)),
        gte(importedTimes.lastDay, daysLater(from, -1)),
      ),
    )
    .orderBy(
      asc(importedTimes.firstDay),
      sql`${importedTimes.startsAt} nulls first`,
      asc(importedTimes.title),
    )
    .limit(MAX_EVENTS);
}
