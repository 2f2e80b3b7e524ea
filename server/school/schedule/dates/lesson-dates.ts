import { parseAbsolute, toCalendarDate } from '@internationalized/date';
import { eq } from 'drizzle-orm';
import type { LessonPlace } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockLessons, requireTaughtLesson } from '../../lessons/lessons/lessons.ts';
import { requireTaught } from '../../work/assignments/assignments.ts';
import { rejectClosedTerm, rejectIntoClosedTerm } from '../../work/closings/closed-assignments.ts';
import { daysBetween } from '../../work/assignments/moved-dates.ts';
import { requireDay, requireSlot, touchSlots } from '../timetable/slots.ts';
import { moveAssignments, movesBy } from './move-dates.ts';
import { lessonDates } from './tables.ts';

/** Plans a lesson for a slot of its class on a day, or for no day. */
export async function setLessonDate(
  db: Database,
  teacherId: string,
  lessonId: string,
  { slot_id: slotId, on }: LessonPlace,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { classId } = await requireTaughtLesson(tx, lessonId, teacherId);
    await lockLessons(tx, classId);
    const which = eq(lessonDates.lessonId, lessonId);
    const [before] = await tx.select().from(lessonDates).where(which);
    await touchSlots(tx, [before?.slotId ?? null, slotId]);
    if (slotId === null || on === null) {
      await tx.delete(lessonDates).where(which);
      return;
    }
    const found = await requireSlot(tx, teacherId, slotId);
    if (found.slot.classId !== classId) throw new Problem('conflict', 'This slot is of another class.');
    requireDay(found, on);
    await tx
      .insert(lessonDates)
      .values({ lessonId, slotId, on })
      .onConflictDoUpdate({ target: lessonDates.lessonId, set: { slotId, on } });
  });
}

/** The day of a moment where the school is. */
export const dayAt = (moment: Date, timeZone: string): string =>
  toCalendarDate(parseAbsolute(moment.toISOString(), timeZone)).toString();

/** Moves the due date to another day, with all that depends on it. */
export async function moveDueDate(db: Database, teacherId: string, id: string, on: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { classId } = await requireTaught(tx, id, teacherId);
    await lockLessons(tx, classId);
    const assignment = await requireTaught(tx, id, teacherId);
    const { dueAt, timeZone, publishAt } = assignment;
    await rejectClosedTerm(tx, classId, [assignment]);
    if (dueAt === null) throw new Problem('conflict', 'This assignment has no due date.');
    const isTooEarly = publishAt !== null && publishAt > new Date() && on < dayAt(publishAt, timeZone);
    if (isTooEarly) throw Problem.field('on', 'Choose a day after students first see it.');
    const moves = await movesBy(tx, new Map([[id, daysBetween(dayAt(dueAt, timeZone), on)]]));
    const movedTo = moves.assignments[0]?.to.dueAt;
    const moved = { id, timeZone, dueAt: movedTo ? new Date(movedTo) : null };
    await rejectIntoClosedTerm(tx, classId, moved, 'on');
    await moveAssignments(tx, { classId, teacherId }, moves);
  });
}
