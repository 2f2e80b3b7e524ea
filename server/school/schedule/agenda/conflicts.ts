import { and, eq, inArray, isNull, ne, or, type SQLWrapper, sql } from 'drizzle-orm';
import type {
  DueProposal,
  ScheduleConflicts,
  ScheduleProposal,
  SchoolCalendarContent,
  SlotFields,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { findTaughtClass, isIn } from '../../classes/classes/class-access.ts';
import { classGroupStudents, enrolments } from '../../classes/classes/tables.ts';
import { requireTaughtLesson } from '../../lessons/lessons/lessons.ts';
import { lessons } from '../../lessons/lessons/tables.ts';
import { requireTaught } from '../../work/assignments/assignments.ts';
import { assignments, assignmentStudents, quizzes } from '../../work/assignments/tables.ts';
import { lessonDates } from '../dates/tables.ts';
import { calendarsOf } from '../timetable/calendars.ts';
import { daysLater, daysOf, seriesOf } from '../timetable/recurrence.ts';
import { changesOf, requireSlot, type VisibleSlot, visibleSlots } from '../timetable/slots.ts';
import { entriesOf } from './read-schedule.ts';

type Conflict = ScheduleConflicts['items'][number];

/** As many tests on one day are too many for a student. */
const MANY_TESTS = 4;

/** What a change of the schedule would collide with; throws a 404 for what the teacher does not teach. */
export async function findConflicts(
  db: Database,
  teacherId: string,
  { slot_id: slotId, slot, lesson_id: lessonId, assignment_id: assignmentId, on, due }: ScheduleProposal,
): Promise<Conflict[]> {
  if (due) return proposedDueConflicts(db, teacherId, due);
  if (slot !== null) return slotConflicts(db, teacherId, slotId, slot);
  if (on === null) return [];
  if (lessonId !== null) return lessonConflicts(db, teacherId, { lessonId, slotId, on });
  if (assignmentId !== null) return dueConflicts(db, teacherId, assignmentId, on);
  return [];
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Slots of the teacher at the same time in the same weeks. */
async function slotConflicts(
  db: Database,
  teacherId: string,
  slotId: string | null,
  fields: SlotFields,
): Promise<Conflict[]> {
  const owner =
    fields.class_id === null ? teacherId : (await findTaughtClass(db, fields.class_id, teacherId)).teacherId;
  const calendar = (await calendarsOf(db, [owner])).get(owner);
  const slots = await visibleSlots(db, { id: teacherId, role: 'teacher' });
  if (fields.starts_on === fields.ends_on) return dayConflicts(db, slots, { slotId, fields, calendar });
  const start = minutesOf(fields.starts_at);
  const beside = slots.filter(
    ({ slot }) =>
      slot.id !== slotId &&
      slot.weekday === fields.weekday &&
      minutesOf(slot.startsAt) < start + fields.minutes &&
      start < minutesOf(slot.startsAt) + slot.minutes,
  );
  if (!calendar) return [];
  const proposed = seriesOf(
    { ...fields, startsAt: fields.starts_at, startsOn: fields.starts_on, endsOn: fields.ends_on },
    calendar,
  );
  if (!proposed) return [];
  const days = new Set(daysOf(proposed, proposed.first, daysLater(proposed.first, 366)));
  const meets = ({ series }: VisibleSlot) =>
    series !== null &&
    daysOf(series, proposed.first, daysLater(proposed.first, 366)).some((day) => days.has(day));
  return beside.filter(meets).map(({ title }) => ({ kind: 'slot', title, count: 0 }));
}

/** What a slot that is held on a single day collides with: a holiday, and what is held at that time on this day. */
async function dayConflicts(
  db: Database,
  slots: readonly VisibleSlot[],
  { slotId, fields, calendar }: { slotId: string | null; fields: SlotFields; calendar: Calendar | undefined },
): Promise<Conflict[]> {
  const { starts_on: day, starts_at: startsAt, minutes } = fields;
  const changes = await changesOf(
    db,
    slots.map(({ slot }) => slot.id),
  );
  const start = minutesOf(startsAt);
  const held = entriesOf(slots, { changes, planned: [] }, { from: day, to: day }).filter(
    (entry) =>
      entry.slot_id !== slotId &&
      entry.state !== 'cancelled' &&
      entry.starts_at !== null &&
      minutesOf(entry.starts_at) < start + minutes &&
      start < minutesOf(entry.starts_at) + entry.minutes,
  );
  return [
    ...holidaysIn(calendar, day),
    ...held.map(({ title }): Conflict => ({ kind: 'slot', title, count: 0 })),
  ];
}

type Calendar = { content: SchoolCalendarContent };

const holidaysIn = (calendar: Calendar | undefined, on: string): Conflict[] =>
  (calendar?.content.holidays ?? [])
    .filter(({ starts_on, ends_on }) => starts_on <= on && on <= ends_on)
    .map(({ name }) => ({ kind: 'holiday', title: name, count: 0 }));

/** The holidays on a day, in the calendar of a class. */
async function holidaysOn(db: Database, teacherId: string, classId: string, on: string): Promise<Conflict[]> {
  const { teacherId: owner } = await findTaughtClass(db, classId, teacherId);
  return holidaysIn((await calendarsOf(db, [owner])).get(owner), on);
}

async function lessonConflicts(
  db: Database,
  teacherId: string,
  { lessonId, slotId, on }: { lessonId: string; slotId: string | null; on: string },
): Promise<Conflict[]> {
  const { classId } = await requireTaughtLesson(db, lessonId, teacherId);
  if (slotId !== null) await requireSlot(db, teacherId, slotId);
  const others = await db
    .select({ title: lessons.title })
    .from(lessonDates)
    .innerJoin(lessons, eq(lessons.id, lessonDates.lessonId))
    .where(
      and(
        eq(lessons.classId, classId),
        isNull(lessons.trashedAt),
        ne(lessons.id, lessonId),
        eq(lessonDates.on, on),
        slotId === null ? undefined : eq(lessonDates.slotId, slotId),
      ),
    );
  return [
    ...(await holidaysOn(db, teacherId, classId, on)),
    ...others.map(({ title }): Conflict => ({ kind: 'lesson', title, count: 0 })),
  ];
}

/** A holiday, and students who would have many tests on the day. Work on paper and quizzes are tests. */
async function dueConflicts(db: Database, teacherId: string, id: string, on: string): Promise<Conflict[]> {
  const assignment = await requireTaught(db, id, teacherId);
  if (assignment.dueAt === null) throw Problem.field('assignment_id', 'This assignment has no due date.');
  const free = await holidaysOn(db, teacherId, assignment.classId, on);
  const [quiz] = await db
    .select({ id: quizzes.assignmentId })
    .from(quizzes)
    .where(eq(quizzes.assignmentId, id));
  if (!quiz && !assignment.kinds.includes('paper')) return free;
  const crowded = await withManyTests(db, { students: studentsOf(db, assignment), on, except: id });
  return [...free, ...testConflicts(new Set(crowded))];
}

/** The same for work as a form has it, in each of its classes. */
async function proposedDueConflicts(
  db: Database,
  teacherId: string,
  { assignment_id: except, is_test: isTest, classes: proposed }: DueProposal,
): Promise<Conflict[]> {
  const free: Conflict[] = [];
  const crowded = new Set<string>();
  for (const { class_id: classId, on, student_ids: studentIds, group_ids: groupIds } of proposed) {
    free.push(...(await holidaysOn(db, teacherId, classId, on)));
    if (!isTest) continue;
    const chosen =
      studentIds === null
        ? undefined
        : or(
            studentIds.length > 0 ? inArray(enrolments.studentId, studentIds) : undefined,
            groupIds.length > 0
              ? inArray(
                  enrolments.studentId,
                  db
                    .select({ id: classGroupStudents.studentId })
                    .from(classGroupStudents)
                    .where(inArray(classGroupStudents.groupId, groupIds)),
                )
              : undefined,
          );
    if (studentIds !== null && chosen === undefined) continue;
    const students = db
      .select({ id: enrolments.studentId })
      .from(enrolments)
      .where(and(eq(enrolments.classId, classId), isIn(), chosen));
    for (const id of await withManyTests(db, { students, on, except })) crowded.add(id);
  }
  const each = new Map(free.map((conflict) => [conflict.title, conflict]));
  return [...each.values(), ...testConflicts(crowded)];
}

const testConflicts = ({ size: count }: ReadonlySet<string>): Conflict[] =>
  count === 0 ? [] : [{ kind: 'tests', title: '', count }];

const isAssigned = or(assignments.forEveryone, assignmentStudents.isChosen);

/** The students whom an assignment is for. */
const studentsOf = (db: Database, { id, classId }: { id: string; classId: string }) =>
  db
    .select({ id: enrolments.studentId })
    .from(enrolments)
    .innerJoin(assignments, eq(assignments.id, id))
    .leftJoin(
      assignmentStudents,
      and(eq(assignmentStudents.assignmentId, id), eq(assignmentStudents.studentId, enrolments.studentId)),
    )
    .where(and(eq(enrolments.classId, classId), isIn(), isAssigned));

/** Those of the students who have as many other tests on a day, in any of their classes, that one more is too many. */
async function withManyTests(
  db: Database,
  { students, on, except }: { students: SQLWrapper; on: string; except: string | null },
): Promise<string[]> {
  const dueAt = sql`coalesce(${assignmentStudents.dueAt}, ${assignments.dueAt})`;
  const rows = await db
    .select({ studentId: enrolments.studentId })
    .from(enrolments)
    .innerJoin(assignments, eq(assignments.classId, enrolments.classId))
    .leftJoin(quizzes, eq(quizzes.assignmentId, assignments.id))
    .leftJoin(
      assignmentStudents,
      and(
        eq(assignmentStudents.assignmentId, assignments.id),
        eq(assignmentStudents.studentId, enrolments.studentId),
      ),
    )
    .where(
      and(
        inArray(enrolments.studentId, students),
        isIn(),
        isAssigned,
        isNull(assignments.trashedAt),
        except === null ? undefined : ne(assignments.id, except),
        sql`(${quizzes.assignmentId} is not null or ${assignments.kinds} @> '["paper"]')`,
        sql`(${dueAt} at time zone ${assignments.timeZone})::date = ${on}::date`,
        sql`${assignmentStudents.excused} is not true`,
      ),
    )
    .groupBy(enrolments.studentId)
    .having(sql`count(*) >= ${MANY_TESTS - 1}`);
  return rows.map(({ studentId }) => studentId);
}
