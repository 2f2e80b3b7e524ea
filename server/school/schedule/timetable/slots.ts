import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { OccurrenceChange, ScheduleSlot, SlotFields } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOpenClass, hasJoined, teaches } from '../../classes/classes/class-access.ts';
import { titleOf } from '../../classes/classes/classes.ts';
import { classes } from '../../classes/classes/tables.ts';
import { moveToTrash } from '../../classes/removals/removals.ts';
import { classFaceColumns, presentClass } from '../../work/assignments/assignments.ts';
import { isTaught } from '../../work/assignments/class-teaching.ts';
import { calendarsOf, ensureCalendar } from './calendars.ts';
import { daysOf, type Series, seriesOf } from './recurrence.ts';
import { scheduleSlots, slotChanges } from './tables.ts';

export type SlotRow = typeof scheduleSlots.$inferSelect;
export type ChangeRow = typeof slotChanges.$inferSelect;

const MAX_SLOTS = 100;
const MAX_CHANGES = 500;

export interface Viewer {
  id: string;
  role: 'teacher' | 'student';
}

/** The condition on `classes` for those whose schedule a person sees. */
export const isInScheduleOf = (db: Database, { id, role }: Viewer): SQL | undefined =>
  and(isNull(classes.archivedAt), role === 'teacher' ? teaches(id) : hasJoined(db, id));

const faceColumns = { ...classFaceColumns, teacherId: classes.teacherId };

/** A slot with the series of its days. */
export interface VisibleSlot {
  slot: SlotRow;
  class: ReturnType<typeof presentClass> | null;
  /** Of the class or the duty. */
  title: string;
  /** Whose calendar it follows. */
  ownerId: string;
  series: Series | null;
}

/** The slots that a person sees: those of their classes, and their own duties. */
export async function visibleSlots(db: Database, viewer: Viewer, which?: SQL): Promise<VisibleSlot[]> {
  const rows = await db
    .select({ slot: scheduleSlots, face: faceColumns })
    .from(scheduleSlots)
    .leftJoin(classes, eq(classes.id, scheduleSlots.classId))
    .where(
      and(
        which,
        or(
          and(isNotNull(scheduleSlots.classId), isInScheduleOf(db, viewer)),
          eq(scheduleSlots.teacherId, viewer.id),
        ),
      ),
    )
    .orderBy(asc(scheduleSlots.weekday), asc(scheduleSlots.startsAt), asc(scheduleSlots.id))
    .limit(1000);
  const ownerOf = ({ slot, face }: (typeof rows)[number]) => face?.teacherId ?? slot.teacherId ?? '';
  const calendars = await calendarsOf(db, [...new Set(rows.map(ownerOf))]);
  return rows.map((row) => {
    const calendar = calendars.get(ownerOf(row));
    const { slot, face } = row;
    return {
      slot,
      class: face && presentClass(face),
      title: face ? titleOf(face) : slot.title,
      ownerId: ownerOf(row),
      series: calendar ? seriesOf(slot, calendar) : null,
    };
  });
}

export const presentSlot = (
  { slot, class: of, title }: Pick<VisibleSlot, 'slot' | 'class' | 'title'>,
  canChange: boolean,
): ScheduleSlot => ({
  id: slot.id,
  class: of,
  title,
  weekday: slot.weekday,
  week: slot.week,
  starts_at: slot.startsAt,
  minutes: slot.minutes,
  room: slot.room,
  starts_on: slot.startsOn,
  ends_on: slot.endsOn,
  can_change: canChange,
});

/** The condition on `schedule_slots` for those that the teacher may change. */
const isChangedBy = (db: Database, teacherId: string): SQL | undefined =>
  or(eq(scheduleSlots.teacherId, teacherId), isTaught(db, scheduleSlots.classId, teacherId));

/** The slot, if the teacher may change it; throws a 404 otherwise. */
export async function requireSlot(db: Database, teacherId: string, id: string): Promise<VisibleSlot> {
  const [found] = await visibleSlots(db, { id: teacherId, role: 'teacher' }, eq(scheduleSlots.id, id));
  if (found === undefined) throw new Problem('not_found');
  return found;
}

/** Adds a slot to a class that the teacher teaches, or a duty; throws a 409 if there are too many. */
export async function createSlot(db: Database, teacherId: string, fields: SlotFields): Promise<ScheduleSlot> {
  const id = randomUUID();
  await db.transaction(async (tx) => {
    const values = await readSlot(tx, teacherId, fields);
    const which =
      values.classId === null
        ? eq(scheduleSlots.teacherId, teacherId)
        : eq(scheduleSlots.classId, values.classId);
    if ((await tx.$count(scheduleSlots, which)) >= MAX_SLOTS)
      throw new Problem('conflict', `There are ${MAX_SLOTS} slots already. Delete one first.`);
    await tx.insert(scheduleSlots).values({ id, ...values });
  });
  return presentSlot(await requireSlot(db, teacherId, id), true);
}

export async function updateSlot(
  db: Database,
  teacherId: string,
  id: string,
  fields: SlotFields,
): Promise<ScheduleSlot> {
  await db.transaction(async (tx) => {
    const { slot } = await requireSlot(tx, teacherId, id);
    const values = await readSlot(tx, teacherId, fields);
    if (values.classId !== slot.classId)
      throw Problem.field('class_id', 'A slot stays with its class. Delete it and add another one.');
    await tx
      .update(scheduleSlots)
      .set({ ...values, ...changed() })
      .where(eq(scheduleSlots.id, id));
  });
  return presentSlot(await requireSlot(db, teacherId, id), true);
}

const changed = () => ({ sequence: sql`${scheduleSlots.sequence} + 1`, updatedAt: new Date() });

/** Tells calendars that something about these slots has changed. */
export async function touchSlots(tx: Database, ids: readonly (string | null)[]): Promise<void> {
  const known = ids.filter((id) => id !== null);
  if (known.length > 0) await tx.update(scheduleSlots).set(changed()).where(inArray(scheduleSlots.id, known));
}

async function readSlot(tx: Database, teacherId: string, fields: SlotFields) {
  const { class_id: classId, starts_on: startsOn, ends_on: endsOn } = fields;
  const title = fields.title.trim();
  if (classId === null && title === '') throw Problem.field('title', 'Name the duty.');
  if (endsOn !== null && endsOn < startsOn) throw Problem.field('ends_on', 'It ends before it starts.');
  const owner = classId === null ? teacherId : (await findOpenClass(tx, classId, teacherId)).teacherId;
  await ensureCalendar(tx, owner, fields.time_zone);
  return {
    teacherId: classId === null ? teacherId : null,
    classId,
    title: classId === null ? title : '',
    weekday: fields.weekday,
    week: fields.week,
    startsAt: fields.starts_at,
    minutes: fields.minutes,
    room: fields.room.trim(),
    startsOn,
    endsOn,
  };
}

export async function deleteSlot(db: Database, teacherId: string, id: string): Promise<void> {
  const [slot] = await db
    .select({
      classId: scheduleSlots.classId,
      title: scheduleSlots.title,
      ownerId: sql<string>`coalesce(${scheduleSlots.teacherId}, ${classes.teacherId})`,
      face: classFaceColumns,
    })
    .from(scheduleSlots)
    .leftJoin(classes, eq(classes.id, scheduleSlots.classId))
    .where(and(eq(scheduleSlots.id, id), isChangedBy(db, teacherId)));
  if (slot === undefined) throw new Problem('not_found');
  const { face, title, ...whose } = slot;
  await moveToTrash(db, scheduleSlots, {
    kind: 'slot',
    id,
    title: face ? titleOf(face) : title,
    ...whose,
    by: teacherId,
  });
}

/** The changes of single days of these slots. */
export async function changesOf(db: Database, slotIds: readonly string[]): Promise<ChangeRow[]> {
  if (slotIds.length === 0) return [];
  return db
    .select()
    .from(slotChanges)
    .where(inArray(slotChanges.slotId, [...slotIds]))
    .orderBy(asc(slotChanges.on));
}

/** Throws a 409 unless the slot is held on this day of its series. */
export function requireDay({ series }: VisibleSlot, on: string): void {
  if (!series || daysOf(series, on, on).length === 0)
    throw new Problem('conflict', 'Nothing is held on this day.');
}

/** Cancels or moves a slot on one day, or takes that back. */
export async function changeOccurrence(
  db: Database,
  teacherId: string,
  { id, on }: { id: string; on: string },
  { state, ...change }: OccurrenceChange,
): Promise<void> {
  const which = and(eq(slotChanges.slotId, id), eq(slotChanges.on, on));
  await db.transaction(async (tx) => {
    const found = await requireSlot(tx, teacherId, id);
    await touchSlots(tx, [id]);
    if (state === 'held') {
      await tx.delete(slotChanges).where(which);
      return;
    }
    requireDay(found, on);
    if ((await tx.$count(slotChanges, eq(slotChanges.slotId, id))) >= MAX_CHANGES)
      throw new Problem('conflict', `A slot has at most ${MAX_CHANGES} changes.`);
    const { slot } = found;
    const values =
      state === 'cancelled'
        ? { date: on, startsAt: slot.startsAt, minutes: slot.minutes, room: slot.room }
        : {
            date: change.date,
            startsAt: change.starts_at,
            minutes: change.minutes,
            room: change.room.trim(),
          };
    await tx
      .insert(slotChanges)
      .values({ slotId: id, on, state, ...values })
      .onConflictDoUpdate({ target: [slotChanges.slotId, slotChanges.on], set: { state, ...values } });
  });
}
