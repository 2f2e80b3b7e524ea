import { randomUUID } from 'node:crypto';
import { asc, inArray, isNull, and } from 'drizzle-orm';
import { fromDate, getDayOfWeek, parseDate, toCalendarDate } from '@internationalized/date';
import type { Database } from '../platform/database/client.ts';
import { lessons } from '../school/lessons/lessons/tables.ts';
import { lessonDates } from '../school/schedule/dates/tables.ts';
import { scheduleSlots, schoolCalendars } from '../school/schedule/timetable/tables.ts';
import { SAMPLE_ZONE } from './dates/sample-dates.ts';

const SCHOOL_DAYS = [1, 2, 3, 4, 5];
const BELLS = ['08:10', '09:01', '10:08', '10:59', '12:25', '13:16', '14:07'];
const MINUTES = 47;
const ROOMS = ['Lab 2', 'Lab 2', 'Room 204', 'Room 204'];
/** Days before today from which the slots are held. */
const TAUGHT_FOR = 90;

const dayOf = (moment: Date) => toCalendarDate(fromDate(moment, SAMPLE_ZONE));
const weekdayOf = (day: string): number => getDayOfWeek(parseDate(day), 'en-GB', 'mon') + 1;

/** Gives each class a slot on every school day, and its lessons their days; one statement per table. */
export async function createTimetable(
  db: Database,
  { teacherId, classIds }: { teacherId: string; classIds: readonly string[] },
): Promise<void> {
  const today = dayOf(new Date());
  const startsOn = today.subtract({ days: TAUGHT_FOR }).toString();
  const slot = { week: 'every' as const, minutes: MINUTES, startsOn };
  const slots = classIds.flatMap((classId, place) =>
    SCHOOL_DAYS.map((weekday) => ({
      ...slot,
      id: randomUUID(),
      classId,
      title: '',
      weekday,
      // The order of the classes changes from day to day.
      startsAt: BELLS[((place + weekday) * 2) % BELLS.length] ?? '08:10',
      room: ROOMS[place] ?? 'Room 204',
    })),
  );
  const duties = [2, 4].map((weekday) => ({
    ...slot,
    id: randomUUID(),
    teacherId,
    title: 'Break duty',
    weekday,
    startsAt: '09:50',
    minutes: 15,
    room: 'Lower field',
  }));
  const planned = await db
    .select({ id: lessons.id, classId: lessons.classId, publishAt: lessons.publishAt })
    .from(lessons)
    .where(and(inArray(lessons.classId, [...classIds]), isNull(lessons.trashedAt)))
    .orderBy(asc(lessons.position));
  const dates = classIds.flatMap((classId, place) => {
    const ofClass = planned.filter((lesson) => lesson.classId === classId);
    // Half of the classes go on with their newest lesson today.
    const newest =
      place < classIds.length / 2 ? ofClass.findLast(({ publishAt }) => isPast(publishAt)) : undefined;
    return ofClass.flatMap((lesson) => {
      const published = lesson.publishAt ? dayOf(lesson.publishAt) : today.add({ days: 1 });
      const isSchoolDay = SCHOOL_DAYS.includes(weekdayOf(today.toString()));
      const on = (lesson === newest && isSchoolDay ? today : published).toString();
      const held = slots.find((one) => one.classId === classId && one.weekday === weekdayOf(on));
      return held && on >= startsOn ? [{ lessonId: lesson.id, slotId: held.id, on }] : [];
    });
  });
  const content = {
    terms: [],
    holidays: [],
    bells: BELLS.map((starts_at, place) => ({ name: String(place + 1), starts_at, minutes: MINUTES })),
    school_days: SCHOOL_DAYS,
    week_count: 'none' as const,
    first_week: 'A' as const,
  };
  await db.transaction(async (tx) => {
    await tx
      .insert(schoolCalendars)
      .values({ teacherId, timeZone: SAMPLE_ZONE, content })
      .onConflictDoNothing();
    await tx.insert(scheduleSlots).values([...slots, ...duties]);
    if (dates.length > 0) await tx.insert(lessonDates).values(dates);
  });
}

const isPast = (moment: Date | null): boolean => moment !== null && moment <= new Date();
