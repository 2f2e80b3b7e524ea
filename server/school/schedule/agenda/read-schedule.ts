import { and, asc, eq, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type {
  ScheduleDue,
  SchoolPeriod,
  Timetable,
  TimetableEntry,
  UnplannedLesson,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { classes } from '../../classes/classes/tables.ts';
import { titleOf } from '../../classes/classes/classes.ts';
import { lessons } from '../../lessons/lessons/tables.ts';
import { classFaceColumns, presentClass, schoolOf } from '../../work/assignments/assignments.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { datesOf } from '../../work/submissions/hand-in.ts';
import { assignedTo, ownDueAt } from '../../work/submissions/student-access.ts';
import { dayAt } from '../dates/lesson-dates.ts';
import { lessonDates } from '../dates/tables.ts';
import { calendarsOf } from '../timetable/calendars.ts';
import { importedTimesBetween, presentTime } from '../timetable/imported-times.ts';
import { daysLater, daysOf, mondayOf, weekLetters } from '../timetable/recurrence.ts';
import {
  changesOf,
  isInScheduleOf,
  presentSlot,
  type Viewer,
  type VisibleSlot,
  visibleSlots,
} from '../timetable/slots.ts';

const LONGEST_DAYS = 62;
const MAX_DUES = 500;
const MAX_UNPLANNED = 100;

export interface Span {
  from: string;
  to: string;
}

/** What a person teaches or attends between two days; throws a 422 for more than 62 days. */
export async function readSchedule(db: Database, viewer: Viewer, span: Span, now: Date): Promise<Timetable> {
  const { from, to } = span;
  if (to < from || daysLater(from, LONGEST_DAYS) < to)
    throw Problem.field('to', `Choose a day within ${LONGEST_DAYS} days.`);
  const slots = await visibleSlots(db, viewer);
  const ids = slots.map(({ slot }) => slot.id);
  const owners = [...new Set([viewer.id, ...slots.map(({ ownerId }) => ownerId)])];
  const [changes, planned, calendars, school, dues, imported, unplanned] = await Promise.all([
    changesOf(db, ids),
    plannedLessons(db, viewer, span, now),
    calendarsOf(db, owners),
    schoolOf(db, viewer.id),
    readDues(db, viewer, span, now),
    importedTimesBetween(db, viewer.id, span),
    viewer.role === 'teacher' ? unplannedLessons(db, viewer) : [],
  ]);
  const leading = calendars.get(viewer.id) ?? [...calendars.values()][0];
  const timeZone = leading?.timeZone ?? school?.timeZone ?? 'UTC';
  const letters = leading ? weekLetters(leading.content) : new Map();
  return {
    time_zone: timeZone,
    today: dayAt(now, timeZone),
    weeks: [...letters].flatMap(([monday, letter]) =>
      mondayOf(from) <= monday && monday <= to ? [{ monday, letter }] : [],
    ),
    entries: entriesOf(slots, { changes, planned }, span),
    dues,
    events: imported
      .map(({ calendar, ...time }) => ({ ...presentTime(time, timeZone), calendar }))
      .filter(({ date, last_day }) => date <= to && from <= last_day),
    holidays: holidaysOf([...calendars.values()], span),
    slots: slots.map((slot) => presentSlot(slot, viewer.role === 'teacher')),
    unplanned,
  };
}

/** Those of the calendars of all classes, each once. */
export function holidaysOf(
  calendars: readonly { content: { holidays: SchoolPeriod[] } }[],
  { from, to }: Span,
): SchoolPeriod[] {
  const found = calendars
    .flatMap(({ content }) => content.holidays)
    .filter(({ starts_on, ends_on }) => starts_on <= to && from <= ends_on);
  return [...new Map(found.map((holiday) => [JSON.stringify(holiday), holiday])).values()].toSorted(
    (one, other) => (one.starts_on < other.starts_on ? -1 : 1),
  );
}

export type Planned = Awaited<ReturnType<typeof plannedLessons>>[number];

/** The lessons with a day in a span or moved out of or into it, as far as the person sees them. */
export function plannedLessons(db: Database, viewer: Viewer, { from, to }: Span, now: Date) {
  const isShown = viewer.role === 'teacher' ? undefined : lte(lessons.publishAt, now);
  return db
    .select({
      id: lessons.id,
      title: lessons.title,
      unit: lessons.unit,
      publishAt: lessons.publishAt,
      hasContent: sql<boolean>`jsonb_array_length(${lessons.blocks}) > 0`,
      updatedAt: lessons.updatedAt,
      slotId: lessonDates.slotId,
      on: lessonDates.on,
      face: classFaceColumns,
    })
    .from(lessonDates)
    .innerJoin(lessons, eq(lessons.id, lessonDates.lessonId))
    .innerJoin(classes, eq(classes.id, lessons.classId))
    .where(
      and(
        isInScheduleOf(db, viewer),
        isNull(lessons.trashedAt),
        isShown,
        // A change of a day may bring a lesson from another week.
        or(
          and(gte(lessonDates.on, from), lte(lessonDates.on, to)),
          sql`(${lessonDates.slotId}, ${lessonDates.on}) in (select slot_id, "on" from slot_changes
            where date between ${from} and ${to})`,
        ),
      ),
    )
    .orderBy(asc(lessonDates.on), asc(lessons.position), asc(lessons.id))
    .limit(2000);
}

type Change = Awaited<ReturnType<typeof changesOf>>[number];

/** What is held between two days, in order. */
export function entriesOf(
  slots: readonly VisibleSlot[],
  { changes, planned }: { changes: readonly Change[]; planned: readonly Planned[] },
  { from, to }: Span,
): TimetableEntry[] {
  const changeAt = new Map(changes.map((change) => [`${change.slotId} ${change.on}`, change]));
  const into = Map.groupBy(
    changes.filter(({ date, on }) => from <= date && date <= to && (on < from || to < on)),
    ({ slotId }) => slotId,
  );
  const lessonsAt = Map.groupBy(planned, ({ slotId, on }) => `${slotId} ${on}`);
  const used = new Set<string>();
  const entries = slots.flatMap((found): TimetableEntry[] => {
    const { slot, series } = found;
    const days = series ? daysOf(series, from, to) : [];
    const others = into.get(slot.id)?.map(({ on }) => on) ?? [];
    return [...days, ...others].flatMap((on): TimetableEntry[] => {
      const change = changeAt.get(`${slot.id} ${on}`);
      const here = lessonsAt.get(`${slot.id} ${on}`) ?? [];
      for (const { id } of here) used.add(id);
      const time = change ?? { ...slot, date: on };
      if (time.date < from || to < time.date) return [];
      const entry = {
        slot_id: slot.id,
        on,
        date: time.date,
        starts_at: time.startsAt,
        minutes: time.minutes,
        title: found.title,
        class: found.class,
        room: time.room,
        state: change?.state ?? ('held' as const),
      };
      if (here.length === 0) return [{ ...entry, lesson: null }];
      return here.map((lesson) => ({ ...entry, lesson: presentLesson(lesson) }));
    });
  });
  return [...entries, ...withoutSlot(planned, used, { from, to })].toSorted((one, other) =>
    timeOf(one) < timeOf(other) ? -1 : 1,
  );
}

const timeOf = ({ date, starts_at }: TimetableEntry): string => `${date} ${starts_at ?? ''}`;

const presentLesson = ({ id, title, unit, publishAt, hasContent }: Planned): TimetableEntry['lesson'] => ({
  id,
  title,
  unit,
  is_published: publishAt !== null && publishAt <= new Date(),
  has_content: hasContent,
});

/** Lessons whose slot is not held on their day: it was deleted, or the day has become free. */
function withoutSlot(planned: readonly Planned[], used: ReadonlySet<string>, { from, to }: Span) {
  return planned
    .filter(({ id, on }) => !used.has(id) && from <= on && on <= to)
    .map(
      (lesson): TimetableEntry => ({
        slot_id: null,
        on: lesson.on,
        date: lesson.on,
        starts_at: null,
        minutes: 0,
        title: titleOf(lesson.face),
        class: presentClass(lesson.face),
        room: '',
        state: 'held',
        lesson: presentLesson(lesson),
      }),
    );
}

export interface Due {
  id: string;
  title: string;
  class: ReturnType<typeof presentClass>;
  dueAt: Date;
  timeZone: string;
  sequence: number;
  updatedAt: Date;
}

/** The work that is due between two moments: for students by their own dates. */
export async function duesBetween(
  db: Database,
  viewer: Viewer,
  [first, last]: readonly [Date, Date],
  now: Date,
): Promise<Due[]> {
  if (viewer.role === 'student') {
    const iso = [first.toISOString(), last.toISOString()] as const;
    const which = sql`${ownDueAt} >= ${iso[0]}::timestamptz and ${ownDueAt} < ${iso[1]}::timestamptz`;
    const assigned = (await assignedTo(db, viewer.id, { now, which })).filter(
      ({ exception }) => exception?.excused !== true,
    );
    const classIds = [...new Set(assigned.map(({ assignment }) => assignment.classId))];
    const faces = classIds.length
      ? await db
          .select(classFaceColumns)
          .from(classes)
          .where(and(inArray(classes.id, classIds), isNull(classes.archivedAt)))
      : [];
    const byId = new Map(faces.map((face) => [face.id, presentClass(face)]));
    return assigned.flatMap((one) => {
      const { assignment } = one;
      const [of, { dueAt }] = [byId.get(assignment.classId), datesOf(one)];
      return of && dueAt ? [dueOf(assignment, of, dueAt)] : [];
    });
  }
  const rows = await db
    .select({ assignment: assignments, face: classFaceColumns })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(
      and(
        isInScheduleOf(db, viewer),
        isNull(assignments.trashedAt),
        gte(assignments.dueAt, first),
        lt(assignments.dueAt, last),
      ),
    )
    .orderBy(asc(assignments.dueAt), asc(assignments.id))
    .limit(MAX_DUES);
  return rows.flatMap(({ assignment, face }) =>
    assignment.dueAt ? [dueOf(assignment, presentClass(face), assignment.dueAt)] : [],
  );
}

const dueOf = (row: typeof assignments.$inferSelect, of: Due['class'], dueAt: Date): Due => ({
  id: row.id,
  title: row.title,
  class: of,
  dueAt,
  timeZone: row.timeZone,
  sequence: row.revision,
  updatedAt: row.updatedAt,
});

async function readDues(db: Database, viewer: Viewer, { from, to }: Span, now: Date): Promise<ScheduleDue[]> {
  // A day more on each side, since the days are those of the school.
  const bounds = [new Date(`${daysLater(from, -1)}T00:00Z`), new Date(`${daysLater(to, 2)}T00:00Z`)] as const;
  const dues = await duesBetween(db, viewer, bounds, now);
  return dues
    .map((due) => ({
      assignment_id: due.id,
      title: due.title,
      class: due.class,
      due_at: due.dueAt.toISOString(),
      date: dayAt(due.dueAt, due.timeZone),
    }))
    .filter(({ date }) => from <= date && date <= to);
}

/** Lessons of the teacher's classes that have no day. */
async function unplannedLessons(db: Database, viewer: Viewer): Promise<UnplannedLesson[]> {
  const rows = await db
    .select({ id: lessons.id, title: lessons.title, face: classFaceColumns })
    .from(lessons)
    .innerJoin(classes, eq(classes.id, lessons.classId))
    .leftJoin(lessonDates, eq(lessonDates.lessonId, lessons.id))
    .where(and(isInScheduleOf(db, viewer), isNull(lessons.trashedAt), isNull(lessonDates.lessonId)))
    .orderBy(asc(classes.createdAt), asc(classes.id), asc(lessons.position), asc(lessons.id))
    .limit(MAX_UNPLANNED);
  return rows.map(({ id, title, face }) => ({ id, title, class: presentClass(face) }));
}
