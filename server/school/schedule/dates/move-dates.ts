import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { settleScores } from '../../marking/marking/settle-scores.ts';
import { moveBy } from '../../work/assignments/moved-dates.ts';
import { assignments, assignmentTargets } from '../../work/assignments/tables.ts';
import { settleStudents } from '../../work/assignments/targets.ts';
import { lessonDates, type Place, type Shifted, type StoredDates } from './tables.ts';
import { lockScores, rejectClosedTerm } from '../../work/closings/closed-assignments.ts';

interface Move<Value> {
  id: string;
  from: Value;
  to: Value;
}

/** The same moves back. */
export const back = <Value>(moves: readonly Move<Value>[]): Move<Value>[] =>
  moves.map(({ id, from, to }) => ({ id, from: to, to: from }));

/** Plans lessons anew that are still where the move takes them from; returns the ids of those. */
export async function placeLessons(tx: Database, moves: readonly Move<Place>[]): Promise<Set<string>> {
  const rows = await tx.execute<{ id: string }>(sql`
    update ${lessonDates} set slot_id = (move.to->>'slotId')::uuid, "on" = (move.to->>'on')::date
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move(id uuid, "from" jsonb, "to" jsonb)
    where ${lessonDates.lessonId} = move.id
      and ${lessonDates.slotId} is not distinct from (move.from->>'slotId')::uuid
      and ${lessonDates.on} = (move.from->>'on')::date
    returning move.id`);
  return new Set([...rows].map(({ id }) => id));
}

/** Sets dates of assignments or of their exceptions that are still those of `from`; returns the ids of those rows. */
async function setDates(
  tx: Database,
  table: typeof assignments | typeof assignmentTargets,
  moves: readonly Move<StoredDates>[],
): Promise<Set<string>> {
  const revised =
    table === assignments ? sql`, revision = ${assignments.revision} + 1, updated_at = now()` : sql``;
  const rows = await tx.execute<{ id: string }>(sql`
    update ${table} set due_at = (move.to->>'dueAt')::timestamptz,
      cut_off_at = (move.to->>'cutOffAt')::timestamptz ${revised}
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move(id uuid, "from" jsonb, "to" jsonb)
    where ${table.id} = move.id
      and ${table.dueAt} is not distinct from (move.from->>'dueAt')::timestamptz
      and ${table.cutOffAt} is not distinct from (move.from->>'cutOffAt')::timestamptz
    returning move.id`);
  return new Set([...rows].map(({ id }) => id));
}

type AssignmentMoves = Pick<Shifted, 'assignments' | 'targets'>;

/** Moves the dates, and works out again what follows from them; returns the ids of the assignments that moved. */
export async function moveAssignments(
  tx: Database,
  { classId, teacherId }: { classId: string; teacherId: string },
  moves: AssignmentMoves,
): Promise<Set<string>> {
  if (moves.assignments.length === 0) return new Set();
  await lockScores(tx, classId);
  await rejectClosedMoves(tx, classId, moves.assignments);
  const moved = await setDates(tx, assignments, moves.assignments);
  await setDates(tx, assignmentTargets, moves.targets);
  const ids = moves.assignments.map(({ id }) => id);
  await settleStudents(tx, ids);
  await settleScores(tx, { assignmentIds: ids, authorId: teacherId, origin: 'policy' });
  return moved;
}

/** Throws a 409 if a due date would leave a closed term, or come into one. */
export async function rejectClosedMoves(
  tx: Database,
  classId: string,
  moves: AssignmentMoves['assignments'],
): Promise<void> {
  const ids = moves.map(({ id }) => id);
  if (ids.length === 0) return;
  const rows = await tx.select().from(assignments).where(inArray(assignments.id, ids));
  const dueAfter = new Map(moves.map(({ id, to }) => [id, to.dueAt === null ? null : new Date(to.dueAt)]));
  const moved = rows.map((row) => ({ ...row, dueAt: dueAfter.get(row.id) ?? null }));
  await rejectClosedTerm(tx, classId, [...rows, ...moved]);
}

/** The moves of assignments by some days each, with their exceptions; the time of day stays. */
export async function movesBy(
  tx: Database,
  days: ReadonlyMap<string, number>,
): Promise<AssignmentMoves & { titles: Map<string, string> }> {
  const ids = [...days.keys()];
  if (ids.length === 0) return { assignments: [], targets: [], titles: new Map() };
  const rows = await tx.select().from(assignments).where(inArray(assignments.id, ids));
  const exceptions = await tx
    .select()
    .from(assignmentTargets)
    .where(
      and(
        inArray(assignmentTargets.assignmentId, ids),
        sql`(${isNotNull(assignmentTargets.dueAt)} or ${isNotNull(assignmentTargets.cutOffAt)})`,
      ),
    );
  const zones = new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
  const moveOf = (row: { id: string; dueAt: Date | null; cutOffAt: Date | null }, assignmentId: string) => {
    const timeZone = zones.get(assignmentId) ?? 'UTC';
    const later = (at: Date | null) => at && moveBy({ at, timeZone }, days.get(assignmentId) ?? 0);
    const [dueAt, cutOffAt] = [later(row.dueAt), later(row.cutOffAt)];
    // When the clocks change, dates within an hour of each other can change places.
    const last = dueAt && cutOffAt && cutOffAt < dueAt ? dueAt : cutOffAt;
    return { id: row.id, from: stored(row.dueAt, row.cutOffAt), to: stored(dueAt, last) };
  };
  return {
    assignments: rows.map((row) => moveOf(row, row.id)),
    targets: exceptions.map((row) => moveOf(row, row.assignmentId)),
    titles: new Map(rows.map(({ id, title }) => [id, title])),
  };
}

const stored = (dueAt: Date | null, cutOffAt: Date | null): StoredDates => ({
  dueAt: dueAt?.toISOString() ?? null,
  cutOffAt: cutOffAt?.toISOString() ?? null,
});
