import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type {
  CalendarImport,
  CalendarImportChange,
  CalendarTarget,
} from '../../../generated/schemas/index.ts';
import { unseal } from '../../../platform/crypto/sealed-text.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { classes } from '../../classes/classes/tables.ts';
import { calendarImports, importedTimes, scheduleSlots } from '../timetable/tables.ts';
import { PURPOSE } from './trials.ts';

const MAX_IMPORTS = 20;
/** Each holiday is looked at for each day of a slot. */
const MAX_HOLIDAYS = 500;

export type ImportRow = typeof calendarImports.$inferSelect;

/** Where a subscription is read; null for a file. */
export const readAddress = ({ id, sealedAddress }: ImportRow, linkSecret: string): string | null =>
  sealedAddress && unseal(sealedAddress, PURPOSE, id, linkSecret);

export async function listImports(
  db: Database,
  teacherId: string,
  linkSecret: string,
  id?: string,
): Promise<CalendarImport[]> {
  const rows = await db
    .select({
      row: calendarImports,
      events: sql<number>`(select count(distinct uid)::int from ${importedTimes}
        where import_id = ${calendarImports.id} and replaced_by is null)`,
    })
    .from(calendarImports)
    .where(
      and(
        eq(calendarImports.teacherId, teacherId),
        isNotNull(calendarImports.appliedAt),
        id === undefined ? undefined : eq(calendarImports.id, id),
      ),
    )
    .orderBy(asc(calendarImports.appliedAt), asc(calendarImports.id));
  return rows.map(({ row, events }) => ({
    id: row.id,
    name: row.name,
    target: row.target,
    address: readAddress(row, linkSecret),
    events,
    applied_at: (row.appliedAt ?? row.createdAt).toISOString(),
    read_at: row.readAt.toISOString(),
    problem: row.problem,
    not_understood: row.notUnderstood,
    not_understood_count: row.notUnderstoodCount,
  }));
}

/** The imports of a teacher, locked one after the other, so that two calls about them don't meet. */
const lockImports = (tx: Database, teacherId: string): Promise<ImportRow[]> =>
  tx
    .select()
    .from(calendarImports)
    .where(eq(calendarImports.teacherId, teacherId))
    .orderBy(asc(calendarImports.id))
    .for('update');

/** Takes what was read into the schedule, or renames it. */
export async function applyImport(
  db: Database,
  teacherId: string,
  id: string,
  { name, target }: CalendarImportChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const all = await lockImports(tx, teacherId);
    const row = all.find((each) => each.id === id);
    if (row === undefined) throw new Problem('not_found');
    const named = { name: name.trim() };
    if (row.appliedAt !== null) {
      if (row.target !== target)
        throw new Problem('conflict', 'This calendar stands elsewhere. End it, and add it again.');
      await tx.update(calendarImports).set(named).where(eq(calendarImports.id, id));
      return;
    }
    if (all.filter(({ appliedAt }) => appliedAt !== null).length >= MAX_IMPORTS)
      throw new Problem('conflict', `You have ${MAX_IMPORTS} calendars already. End one first.`);
    if (target === 'holidays') await keepHolidays(tx, id);
    if (row.sealedAddress === null) await dropKnown(tx, row, target);
    const left = await tx.$count(importedTimes, eq(importedTimes.importId, id));
    if (left === 0 && row.sealedAddress === null)
      throw new Problem('conflict', 'All of it is in your schedule already. Nothing has changed.');
    await hideOlder(tx, row);
    await tx
      .update(calendarImports)
      .set({ ...named, target, appliedAt: new Date() })
      .where(eq(calendarImports.id, id));
    // What it replaced may have been a holiday.
    await touchSlotsOf(tx, teacherId);
  });
}

/** Only whole days can be holidays. */
async function keepHolidays(tx: Database, id: string): Promise<void> {
  await tx
    .delete(importedTimes)
    .where(and(eq(importedTimes.importId, id), isNotNull(importedTimes.startsAt)));
  const count = await tx.$count(importedTimes, eq(importedTimes.importId, id));
  if (count === 0)
    throw Problem.field('target', 'No entry of this calendar is a whole day, so none can be a holiday.');
  if (count > MAX_HOLIDAYS)
    throw Problem.field(
      'target',
      `This calendar has ${count} whole days. At most ${MAX_HOLIDAYS} can be holidays.`,
    );
}

/** Removes from an import what the schedule has already. */
async function dropKnown(tx: Database, { id, teacherId }: ImportRow, target: CalendarTarget): Promise<void> {
  await tx.execute(sql`
    delete from imported_times one where one.import_id = ${id} and exists (
      select 1 from imported_times other join calendar_imports of_other on of_other.id = other.import_id
      where of_other.teacher_id = ${teacherId} and of_other.applied_at is not null and of_other.target = ${target}
        and other.replaced_by is null and other.uid = one.uid and other.digest = one.digest)`);
}

/** Hides other versions of the events of an import. */
export async function hideOlder(tx: Database, { id, teacherId }: ImportRow): Promise<void> {
  await tx.execute(sql`
    update imported_times other set replaced_by = ${id} from calendar_imports of_other
    where of_other.id = other.import_id and of_other.teacher_id = ${teacherId} and of_other.applied_at is not null
      and of_other.id <> ${id} and other.replaced_by is null
      and other.uid in (select uid from imported_times where import_id = ${id} and replaced_by is null)`);
}

/** Takes an import out of the schedule; what it hid returns. */
export async function endImport(db: Database, teacherId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = (await lockImports(tx, teacherId)).find((each) => each.id === id);
    if (row === undefined) throw new Problem('not_found');
    // What hides its events hides what these have hidden.
    await tx.execute(sql`
      update imported_times older set replaced_by = own.replaced_by
      from (select distinct uid, replaced_by from imported_times where import_id = ${id} and replaced_by is not null) own
      where older.replaced_by = ${id} and older.uid = own.uid`);
    await tx.delete(calendarImports).where(eq(calendarImports.id, id));
    if (row.appliedAt !== null) await touchSlotsOf(tx, teacherId);
  });
}

/** Tells calendar programs that the holidays of a teacher's slots have changed. */
export async function touchSlotsOf(tx: Database, teacherId: string): Promise<void> {
  await tx
    .update(scheduleSlots)
    .set({ sequence: sql`${scheduleSlots.sequence} + 1`, updatedAt: new Date() })
    .where(
      sql`${scheduleSlots.teacherId} = ${teacherId} or ${scheduleSlots.classId} in
        (select ${classes.id} from ${classes} where ${classes.teacherId} = ${teacherId})`,
    );
}
