import { randomUUID } from 'node:crypto';
import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { LessonShift, NewLessonShift, UndoneShift } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOpenClass } from '../../classes/classes/class-access.ts';
import { lockLessons } from '../../lessons/lessons/lessons.ts';
import { lessons } from '../../lessons/lessons/tables.ts';
import { isTaught } from '../../work/assignments/class-teaching.ts';
import { daysBetween } from '../../work/assignments/moved-dates.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { daysLater, daysOf } from '../timetable/recurrence.ts';
import { changesOf, touchSlots, visibleSlots } from '../timetable/slots.ts';
import { scheduleSlots } from '../timetable/tables.ts';
import { dayAt } from './lesson-dates.ts';
import { back, moveAssignments, movesBy, placeLessons, rejectClosedMoves } from './move-dates.ts';
import { lessonDates, lessonShifts, type Place, type Shifted } from './tables.ts';

/** How far ahead free slots are looked for. */
const HORIZON_DAYS = 2 * 366;

interface Dated {
  id: string;
  title: string;
  place: Place;
  startsAt: string;
}

/** A slot on a day, at its place among all of the class. */
interface Seat extends Place {
  startsAt: string;
}

/**
 * Moves a lesson to the first slot of its class on or after a day, and every later lesson by as many slots, so that the
 * gaps between them stay. Lessons on days that have become free first move on to the next slots.
 */
export async function shiftLessons(
  db: Database,
  teacherId: string,
  classId: string,
  { lesson_id: lessonId, on, with_due_dates: withDues, preview }: NewLessonShift,
): Promise<LessonShift> {
  return db.transaction(async (tx) => {
    await findOpenClass(tx, classId, teacherId);
    await lockLessons(tx, classId);
    const all = await datedLessons(tx, classId);
    const start = all.findIndex(({ id }) => id === lessonId);
    if (start === -1) throw new Problem('conflict', 'This lesson has no day yet.');
    const moving = all.slice(start);
    const from = [moving[0]?.place.on ?? on, on].toSorted()[0] ?? on;
    const seats = await seatsOf(tx, { classId, teacherId }, from);
    const moved = reseat(moving, seats, on).filter(
      ({ from: old, to }) => old.on !== to.on || old.slotId !== to.slotId,
    );
    const days = withDues ? await dueDays(tx, classId, moving, moved) : new Map<string, number>();
    const work = await movesBy(tx, days);
    await rejectClosedMoves(tx, classId, work.assignments);
    const id = preview ? null : randomUUID();
    if (id !== null) {
      await placeLessons(tx, moved);
      await touchSlots(
        tx,
        moved.flatMap((move) => [move.from.slotId, move.to.slotId]),
      );
      await moveAssignments(tx, { classId, teacherId }, work);
      const shifted: Shifted = { lessons: moved, assignments: work.assignments, targets: work.targets };
      await tx.insert(lessonShifts).values({ id, classId, teacherId, shifted });
    }
    const titles = new Map(all.map((lesson) => [lesson.id, lesson.title]));
    const dues = await tx
      .select({ id: assignments.id, timeZone: assignments.timeZone })
      .from(assignments)
      .where(eq(assignments.classId, classId));
    const zones = new Map(dues.map((due) => [due.id, due.timeZone]));
    return {
      id,
      lessons: moved.map((move) => ({
        id: move.id,
        title: titles.get(move.id) ?? '',
        from: move.from.on,
        to: move.to.on,
      })),
      dues: work.assignments.flatMap((move) => {
        const dayOf = (at: string | null) => at && dayAt(new Date(at), zones.get(move.id) ?? 'UTC');
        const [before, after] = [dayOf(move.from.dueAt), dayOf(move.to.dueAt)];
        const title = work.titles.get(move.id) ?? '';
        return before && after ? [{ id: move.id, title, from: before, to: after }] : [];
      }),
    };
  });
}

/** The lessons of a class that have a day, in order. */
async function datedLessons(tx: Database, classId: string): Promise<Dated[]> {
  const rows = await tx
    .select({ id: lessons.id, title: lessons.title, date: lessonDates, startsAt: scheduleSlots.startsAt })
    .from(lessonDates)
    .innerJoin(lessons, eq(lessons.id, lessonDates.lessonId))
    .leftJoin(scheduleSlots, eq(scheduleSlots.id, lessonDates.slotId))
    .where(and(eq(lessons.classId, classId), isNull(lessons.trashedAt)))
    .orderBy(asc(lessonDates.on), asc(scheduleSlots.startsAt), asc(lessons.position), asc(lessons.id));
  return rows.map(({ id, title, date, startsAt }) => ({
    id,
    title,
    place: { slotId: date.slotId, on: date.on },
    startsAt: startsAt ?? '',
  }));
}

/** All slots of a class that are held from a day on, in order. */
async function seatsOf(
  tx: Database,
  { classId, teacherId }: { classId: string; teacherId: string },
  from: string,
): Promise<Seat[]> {
  const slots = await visibleSlots(
    tx,
    { id: teacherId, role: 'teacher' },
    eq(scheduleSlots.classId, classId),
  );
  const changes = await changesOf(
    tx,
    slots.map(({ slot }) => slot.id),
  );
  const cancelled = new Set(
    changes.filter(({ state }) => state === 'cancelled').map((change) => `${change.slotId} ${change.on}`),
  );
  return slots
    .flatMap(({ slot, series }) =>
      (series ? daysOf(series, from, daysLater(from, HORIZON_DAYS)) : []).map((on) => ({
        slotId: slot.id,
        on,
        startsAt: slot.startsAt,
      })),
    )
    .filter(({ slotId, on }) => !cancelled.has(`${slotId} ${on}`))
    .toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1));
}

const timeOf = ({ on, startsAt }: { on: string; startsAt: string }): string => `${on} ${startsAt}`;

/** The moves of the lessons; throws a 409 if there are fewer seats than they need. */
function reseat(moving: readonly Dated[], seats: readonly Seat[], on: string): Shifted['lessons'] {
  let seat = 0;
  const taken = moving.map(({ place, startsAt }) => {
    while (
      seat < seats.length &&
      timeOf(seats[seat] ?? { on: '', startsAt: '' }) < timeOf({ ...place, startsAt })
    )
      seat += 1;
    return seat;
  });
  let next = seats.findIndex((each) => each.on >= on);
  if (next === -1) next = seats.length;
  return moving.map(({ id, place }, index) => {
    const gap = (taken[index] ?? 0) - (taken[index - 1] ?? 0);
    const before = moving[index - 1]?.place;
    // Two lessons in one slot stay together.
    const isBeside = before?.on === place.on && before.slotId === place.slotId;
    if (index > 0) next += isBeside ? 0 : Math.max(1, gap);
    const to = seats[next];
    if (to === undefined) {
      const left = moving.length - index;
      const words = left === 1 ? 'The last lesson has' : `The last ${left} lessons have`;
      throw new Problem('conflict', `${words} no slot left in the timetable. Add a term or slots first.`);
    }
    return { id, from: place, to: { slotId: to.slotId, on: to.on } };
  });
}

/** By how many days the work moves that is due from the first moved lesson on: as many as the lesson before it. */
async function dueDays(
  tx: Database,
  classId: string,
  moving: readonly Dated[],
  moved: Shifted['lessons'],
): Promise<Map<string, number>> {
  const first = moving[0]?.place.on ?? '';
  const rows = await tx
    .select({ id: assignments.id, dueAt: assignments.dueAt, timeZone: assignments.timeZone })
    .from(assignments)
    .where(
      and(
        eq(assignments.classId, classId),
        isNull(assignments.trashedAt),
        gte(assignments.dueAt, new Date(`${daysLater(first, -1)}T00:00Z`)),
      ),
    )
    .orderBy(asc(assignments.dueAt));
  const newDays = new Map(moved.map((move) => [move.id, move.to.on]));
  const days = new Map<string, number>();
  let last = 0;
  for (const { id, dueAt, timeZone } of rows) {
    if (dueAt === null) continue;
    const due = dayAt(dueAt, timeZone);
    if (due < first) continue;
    while ((moving[last + 1]?.place.on ?? '9999') <= due) last += 1;
    const lesson = moving[last];
    if (lesson === undefined) continue;
    const distance = daysBetween(lesson.place.on, newDays.get(lesson.id) ?? lesson.place.on);
    if (distance !== 0) days.set(id, distance);
  }
  return days;
}

/** Puts back what a shift moved and nobody has moved since. */
export async function undoShift(db: Database, teacherId: string, id: string): Promise<UndoneShift> {
  return db.transaction(async (tx) => {
    const which = and(eq(lessonShifts.id, id), isTaught(tx, lessonShifts.classId, teacherId));
    const [shift] = await tx.select().from(lessonShifts).where(which);
    if (shift === undefined) throw new Problem('not_found');
    await lockLessons(tx, shift.classId);
    const undone = await tx
      .update(lessonShifts)
      .set({ undoneAt: new Date() })
      .where(and(eq(lessonShifts.id, id), isNull(lessonShifts.undoneAt)))
      .returning({ id: lessonShifts.id });
    if (undone.length === 0) return { kept: [] };
    const { shifted, classId } = shift;
    const placed = await placeLessons(tx, back(shifted.lessons));
    await touchSlots(
      tx,
      shifted.lessons.flatMap((move) => [move.from.slotId, move.to.slotId]),
    );
    const work = { assignments: back(shifted.assignments), targets: back(shifted.targets) };
    const moved = await moveAssignments(tx, { classId, teacherId }, work);
    return { kept: await titlesOf(tx, classId, shifted, new Set([...placed, ...moved])) };
  });
}

/** The titles of what a shift moved and its undoing left. */
async function titlesOf(
  tx: Database,
  classId: string,
  shifted: Shifted,
  undone: ReadonlySet<string>,
): Promise<string[]> {
  const left = new Set(
    [...shifted.lessons, ...shifted.assignments].map(({ id }) => id).filter((id) => !undone.has(id)),
  );
  if (left.size === 0) return [];
  const [ofLessons, ofWork] = await Promise.all([
    tx.select({ id: lessons.id, title: lessons.title }).from(lessons).where(eq(lessons.classId, classId)),
    tx
      .select({ id: assignments.id, title: assignments.title })
      .from(assignments)
      .where(eq(assignments.classId, classId)),
  ]);
  return [...ofLessons, ...ofWork].filter(({ id }) => left.has(id)).map(({ title }) => title);
}
