import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ScoreEntry, ScoreValue, UndoneGradebookImport } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOpenClass } from '../../classes/classes/class-access.ts';
import { enrolments } from '../../classes/classes/tables.ts';
import { scoreChanges, scores } from '../../marking/scores/tables.ts';
import { cellOf, NO_SCORE } from '../../marking/scores/write-scores.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { trashAssignment } from '../../work/assignments/trashed-assignments.ts';
import { submissions } from '../../work/submissions/tables.ts';
import { saveScores } from '../gradebooks/save-scores.ts';
import { conflictsIn, UNDO_DAYS, undoableSince } from './import-gradebook.ts';
import { gradebookImports, replacedScores } from './tables.ts';
import { lockScores, rejectClosedTerm } from '../../work/closings/closed-assignments.ts';

/**
 * Restores the scores that still have the imported value, and moves the assignments that the import made to the trash. Throws
 * a 409 if one of them lies in a closed term: an import is undone as a whole.
 */
export async function undoGradebookImport(
  db: Database,
  teacherId: string,
  classId: string,
  importId: string,
): Promise<UndoneGradebookImport> {
  return db.transaction(async (tx) => {
    await findOpenClass(tx, classId, teacherId);
    await lockScores(tx, classId);
    const [row] = await tx
      .select()
      .from(gradebookImports)
      .where(and(eq(gradebookImports.id, importId), eq(gradebookImports.classId, classId)));
    if (row === undefined) throw new Problem('not_found');
    if (row.undoneAt !== null || row.createdAt < undoableSince())
      throw new Problem('conflict', `An import can be undone once, within ${UNDO_DAYS} days.`);
    const replaced = new Map(
      (await tx.select().from(replacedScores).where(eq(replacedScores.importId, importId))).map((score) => [
        cellOf(score),
        score,
      ]),
    );
    const entries = await entriesToUndo(tx, importId, classId);
    const touched = [...row.assignmentIds, ...entries.map(({ assignment_id }) => assignment_id)];
    await rejectClosedTerm(tx, classId, await notTrashed(tx, touched));
    const { items } =
      entries.length === 0
        ? { items: [] }
        : await saveScores(tx, teacherId, classId, entries, (cell) => replaced.get(cell) ?? NO_SCORE);
    const kept = conflictsIn(entries, items);
    const trashed = await untouched(tx, row.assignmentIds);
    for (const id of trashed) await trashAssignment(tx, teacherId, id);
    if (row.numberedIds.length > 0)
      await tx
        .update(enrolments)
        .set({ studentNumber: null })
        .where(and(eq(enrolments.classId, classId), inArray(enrolments.studentId, row.numberedIds)));
    await tx.update(gradebookImports).set({ undoneAt: new Date() }).where(eq(gradebookImports.id, importId));
    await tx.delete(replacedScores).where(eq(replacedScores.importId, importId));
    return { restored: entries.length - kept.length, trashed_assignments: trashed.length, kept };
  });
}

const notTrashed = async (tx: Database, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : tx
        .select()
        .from(assignments)
        .where(and(inArray(assignments.id, [...new Set(ids)]), isNull(assignments.trashedAt)));

/** For each score that the import changed, and that no one changed back. */
async function entriesToUndo(tx: Database, importId: string, classId: string): Promise<ScoreEntry[]> {
  const changes = await tx
    .select({ change: scoreChanges, points: scores.points, status: scores.status })
    .from(scoreChanges)
    .innerJoin(assignments, eq(assignments.id, scoreChanges.assignmentId))
    .leftJoin(
      scores,
      and(eq(scores.assignmentId, scoreChanges.assignmentId), eq(scores.studentId, scoreChanges.studentId)),
    )
    .where(
      and(
        eq(scoreChanges.batch, importId),
        eq(scoreChanges.origin, 'import'),
        eq(assignments.classId, classId),
        isNull(assignments.trashedAt),
      ),
    );
  const batch = randomUUID();
  return changes.flatMap(({ change, points, status }): ScoreEntry[] => {
    const before: ScoreValue = { points: change.afterPoints, status: change.afterStatus };
    const after: ScoreValue = { points: change.beforePoints, status: change.beforeStatus };
    const isImported = points === before.points && status === before.status;
    if (!isImported && points === after.points && status === after.status) return [];
    const { assignmentId: assignment_id, studentId: student_id } = change;
    return [{ key: randomUUID(), assignment_id, student_id, before, after, origin: 'undo', batch }];
  });
}

/** Of the assignments that an import made, those in which nothing else was entered or handed in. */
async function untouched(tx: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const scored = tx
    .select({ id: scores.assignmentId })
    .from(scores)
    .where(
      and(
        inArray(scores.assignmentId, [...ids]),
        or(sql`${scores.points} is not null`, sql`${scores.status} is not null`),
      ),
    );
  const handedIn = tx
    .select({ id: submissions.assignmentId })
    .from(submissions)
    .where(inArray(submissions.assignmentId, [...ids]));
  const rows = await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(
      and(
        inArray(assignments.id, [...ids]),
        isNull(assignments.trashedAt),
        sql`${assignments.id} not in (${scored.union(handedIn)})`,
      ),
    );
  return rows.map(({ id }) => id);
}
