import { and, eq, inArray, sql } from 'drizzle-orm';
import type {
  SchoolCalendar,
  SchoolCalendarChange,
  SchoolCalendarContent,
  SchoolPeriod,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { schoolOf, settleTimeZone } from '../../work/assignments/assignments.ts';
import { importedHolidays } from './imported-times.ts';
import { daysLater } from './recurrence.ts';
import { schoolCalendars } from './tables.ts';

/** Throws a 403 for a student. */
export function requireTeacher({ role }: { role: 'teacher' | 'student' }): void {
  if (role !== 'teacher') throw new Problem('forbidden', 'Only teachers have a timetable of their own.');
}

type CalendarRow = typeof schoolCalendars.$inferSelect;

const CHANGED_ELSEWHERE = 'The calendar changed in another window. Reload it to see the newest version.';
const LONGEST_DAYS = 3 * 366;

const usual: SchoolCalendarContent = {
  terms: [],
  holidays: [],
  bells: [],
  school_days: [1, 2, 3, 4, 5],
  week_count: 'none',
  first_week: 'A',
};

const storedCalendars = (db: Database, teacherIds: readonly string[]): Promise<CalendarRow[]> =>
  db
    .select()
    .from(schoolCalendars)
    .where(inArray(schoolCalendars.teacherId, [...teacherIds]));

/** The calendars of teachers by their ids, with the holidays that they imported. */
export async function calendarsOf(
  db: Database,
  teacherIds: readonly string[],
): Promise<ReadonlyMap<string, CalendarRow>> {
  if (teacherIds.length === 0) return new Map();
  const [rows, imported] = await Promise.all([
    storedCalendars(db, teacherIds),
    importedHolidays(db, teacherIds),
  ]);
  return new Map(
    rows.map((row) => {
      const holidays = [...row.content.holidays, ...(imported.get(row.teacherId) ?? [])];
      return [row.teacherId, { ...row, content: { ...row.content, holidays } }];
    }),
  );
}

export async function findSchoolCalendar(db: Database, teacherId: string): Promise<SchoolCalendar> {
  const [[row], imported] = await Promise.all([
    storedCalendars(db, [teacherId]),
    importedHolidays(db, [teacherId]),
  ]);
  return {
    revision: row?.revision ?? 0,
    time_zone: row?.timeZone ?? (await schoolOf(db, teacherId))?.timeZone ?? null,
    content: row?.content ?? usual,
    imported_holidays: imported.get(teacherId) ?? [],
  };
}

/** Gives a teacher the usual calendar unless there is one; throws a 422 for an unknown time zone. */
export async function ensureCalendar(tx: Database, teacherId: string, ofBrowser: string): Promise<void> {
  const timeZone = await settleTimeZone(tx, teacherId, ofBrowser);
  await tx.insert(schoolCalendars).values({ teacherId, timeZone, content: usual }).onConflictDoNothing();
}

/** Throws a 409 if the calendar no longer has the revision. */
export async function saveSchoolCalendar(
  db: Database,
  teacherId: string,
  { revision, time_zone: ofBrowser, content }: SchoolCalendarChange,
): Promise<SchoolCalendar> {
  rejectInvalid(content);
  await db.transaction(async (tx) => {
    await ensureCalendar(tx, teacherId, ofBrowser);
    const saved = await tx
      .update(schoolCalendars)
      .set({ content, revision: sql`${schoolCalendars.revision} + 1`, updatedAt: new Date() })
      .where(and(eq(schoolCalendars.teacherId, teacherId), eq(schoolCalendars.revision, revision)))
      .returning({ revision: schoolCalendars.revision });
    if (saved.length === 0) throw new Problem('conflict', CHANGED_ELSEWHERE);
  });
  return findSchoolCalendar(db, teacherId);
}

function rejectInvalid({ terms, holidays, school_days, week_count }: SchoolCalendarContent): void {
  const endsFirst = ({ starts_on, ends_on }: SchoolPeriod): boolean => ends_on < starts_on;
  if (terms.some(endsFirst)) throw Problem.field('terms', 'A term ends before it starts.');
  if (holidays.some(endsFirst)) throw Problem.field('holidays', 'A holiday ends before it starts.');
  if (terms.some((term, place) => place > 0 && term.starts_on <= (terms[place - 1]?.ends_on ?? '')))
    throw Problem.field('terms', 'Order the terms by their dates. No day belongs to two terms.');
  const [first, last] = [terms[0], terms.at(-1)];
  if (first && last && last.ends_on > daysLater(first.starts_on, LONGEST_DAYS))
    throw Problem.field('terms', 'The terms may span three years at most.');
  if (new Set(school_days).size < school_days.length)
    throw Problem.field('school_days', 'A day is named twice.');
  if (week_count !== 'none' && terms.length === 0)
    throw Problem.field('terms', 'Add a term, because A and B weeks count from its first day.');
}
