import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type {
  AssignmentContent,
  GradebookImport,
  GradebookImportResult,
  ImportedColumn,
  SavedEntry,
  ScoreConflict,
  ScoreEntry,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOpenClass } from '../../classes/classes/class-access.ts';
import { enrolments } from '../../classes/classes/tables.ts';
import { scoreChanges, scores } from '../../marking/scores/tables.ts';
import { cellOf } from '../../marking/scores/write-scores.ts';
import { createAssignment, requireTimeZone } from '../../work/assignments/assignments.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { saveScores } from '../gradebooks/save-scores.ts';
import { MAX_CHANGES } from './present-plan.ts';
import { rejectTooExact } from './reject-too-exact.ts';
import { gradebookImports, replacedScores } from './tables.ts';
import { lockScores } from '../../work/closings/closed-assignments.ts';

export const UNDO_DAYS = 7;

/** An import after this time can be undone. */
export const undoableSince = (): Date => new Date(Date.now() - UNDO_DAYS * 24 * 3_600_000);

interface Import {
  classId: string;
  given: GradebookImport;
  key: string | undefined;
}

/** Tells what makes assignments apart; null if it makes none, because its scores are stored once anyway. */
const digestOf = ({ columns, numbers }: GradebookImport): string | null =>
  columns.some((column) => column.assignment_id === null)
    ? createHash('sha256')
        .update(JSON.stringify([columns, numbers]))
        .digest('hex')
    : null;

/** Ends the transaction, so that nothing is stored. */
class Prevented extends Error {
  readonly conflicts: ScoreConflict[];

  constructor(conflicts: ScoreConflict[]) {
    super('Scores were changed meanwhile.');
    this.conflicts = conflicts;
  }
}

/** Stores the changes of a plan as one batch: all of them, or none. */
export async function importGradebook(
  db: Database,
  teacherId: string,
  { classId, given, key }: Import,
): Promise<GradebookImportResult> {
  const count = given.columns.reduce((sum, { cells }) => sum + cells.length, 0);
  if (count > MAX_CHANGES) throw Problem.field('columns', 'Import at most 20,000 scores at once.');
  requireTimeZone(given.time_zone);
  rejectTooExact(given);
  const digest = digestOf(given);
  try {
    return await db.transaction(async (tx) => {
      await findOpenClass(tx, classId, teacherId);
      await lockScores(tx, classId);
      const earlier =
        (await findByKey(tx, { classId, teacherId, key })) ?? (await findSame(tx, classId, digest));
      if (earlier) return earlier;
      return storeImport(tx, teacherId, { classId, given, key, digest });
    });
  } catch (error) {
    if (!(error instanceof Prevented)) throw error;
    return { id: null, stored: 0, assignment_ids: [], conflicts: error.conflicts };
  }
}

/** The result of an earlier call with the key. */
async function findByKey(
  tx: Database,
  { classId, teacherId, key }: { classId: string; teacherId: string; key: string | undefined },
): Promise<GradebookImportResult | null> {
  if (key === undefined) return null;
  const [row] = await tx
    .select()
    .from(gradebookImports)
    .where(
      and(
        eq(gradebookImports.classId, classId),
        eq(gradebookImports.teacherId, teacherId),
        eq(gradebookImports.idempotencyKey, key),
      ),
    );
  return row ? resultOf(row) : null;
}

const resultOf = (row: typeof gradebookImports.$inferSelect): GradebookImportResult => ({
  id: row.id,
  stored: row.stored,
  assignment_ids: row.assignmentIds,
  conflicts: [],
});

/** The result of the same import, whose assignments are still as it made them; throws a 409 if they were changed. */
async function findSame(
  tx: Database,
  classId: string,
  digest: string | null,
): Promise<GradebookImportResult | null> {
  if (digest === null) return null;
  const [row] = await tx
    .select()
    .from(gradebookImports)
    .where(
      and(
        eq(gradebookImports.classId, classId),
        eq(gradebookImports.digest, digest),
        isNull(gradebookImports.undoneAt),
      ),
    )
    .orderBy(desc(gradebookImports.createdAt))
    .limit(1);
  if (row === undefined) return null;
  const kept = await tx.$count(
    assignments,
    and(inArray(assignments.id, row.assignmentIds), isNull(assignments.trashedAt)),
  );
  if (kept === 0) return null;
  const changes = await tx.$count(
    scoreChanges,
    and(
      inArray(scoreChanges.assignmentId, row.assignmentIds),
      or(isNull(scoreChanges.batch), ne(scoreChanges.batch, row.id)),
    ),
  );
  if (kept < row.assignmentIds.length || changes > 0)
    throw new Problem('conflict', 'This was imported already, and changed since. Plan the import again.');
  return resultOf(row);
}

async function storeImport(
  tx: Database,
  teacherId: string,
  { classId, given, key, digest }: Import & { digest: string | null },
): Promise<GradebookImportResult> {
  const id = randomUUID();
  const made: string[] = [];
  const entries: ScoreEntry[] = [];
  for (const column of given.columns) {
    const assignmentId =
      column.assignment_id ?? (await makeAssignment(tx, teacherId, classId, given, column));
    if (column.assignment_id === null) made.push(assignmentId);
    entries.push(...entriesOf(column, assignmentId, id));
  }
  const replaced = await storedScores(tx, entries);
  if (entries.length > 0) {
    const { items } = await saveScores(tx, teacherId, classId, entries);
    const conflicts = conflictsIn(entries, items);
    if (conflicts.length > 0) throw new Prevented(conflicts);
  }
  const numberedIds = await storeNumbers(tx, classId, given.numbers);
  await tx.insert(gradebookImports).values({
    id,
    classId,
    teacherId,
    idempotencyKey: key ?? null,
    digest,
    stored: entries.length,
    assignmentIds: made,
    numberedIds,
  });
  for (let at = 0; at < replaced.length; at += MAX_ROWS)
    await tx
      .insert(replacedScores)
      .values(replaced.slice(at, at + MAX_ROWS).map((score) => ({ ...score, importId: id })));
  await forgetOld(tx, classId);
  return { id, stored: entries.length, assignment_ids: made, conflicts: [] };
}

/** A statement takes 65,535 parameters. */
const MAX_ROWS = 4000;

async function makeAssignment(
  tx: Database,
  teacherId: string,
  classId: string,
  { time_zone: timeZone }: GradebookImport,
  { title, points }: ImportedColumn,
): Promise<string> {
  if (title === null || points === null)
    throw Problem.field('columns', 'A new assignment needs a title and points.');
  return createAssignment(tx, teacherId, { classId, timeZone, content: onPaper(title, points) });
}

/** Work on paper for everyone, without a date. */
const onPaper = (title: string, points: number): AssignmentContent => ({
  title,
  instructions: '',
  points,
  category: '',
  kinds: ['paper'],
  due_at: null,
  cut_off_at: null,
  attempts: null,
  ai_policy: 'none',
  late_policy: null,
  missing_percent: null,
  rubric: null,
  student_ids: null,
  group_ids: [],
  exceptions: [],
  group_exceptions: [],
  file_ids: [],
  publish_at: new Date().toISOString(),
  hide_names: false,
  quiz: null,
});

const entriesOf = ({ cells }: ImportedColumn, assignmentId: string, batch: string): ScoreEntry[] =>
  cells.map(({ student_id, before, after }) => ({
    key: randomUUID(),
    assignment_id: assignmentId,
    student_id,
    before,
    after,
    origin: 'import',
    batch,
  }));

/** What is stored in the cells of the entries, whole. */
async function storedScores(tx: Database, entries: readonly ScoreEntry[]) {
  const cellsOf = new Set(
    entries.map(({ assignment_id, student_id }) =>
      cellOf({ assignmentId: assignment_id.toLowerCase(), studentId: student_id.toLowerCase() }),
    ),
  );
  const assignmentIds = [...new Set(entries.map(({ assignment_id: id }) => id))];
  const rows =
    assignmentIds.length === 0
      ? []
      : await tx.select().from(scores).where(inArray(scores.assignmentId, assignmentIds));
  return rows
    .filter((row) => cellsOf.has(cellOf(row)))
    .map(({ assignmentId, studentId, points, deduction, isEntered, status, handedInAt, returnedAt }) => ({
      assignmentId,
      studentId,
      points,
      deduction,
      isEntered,
      status,
      handedInAt,
      returnedAt,
    }));
}

/** The entries that were not stored, and why. */
export const conflictsIn = (entries: readonly ScoreEntry[], items: readonly SavedEntry[]): ScoreConflict[] =>
  items.flatMap(({ outcome, current, author, at, reason }, place) => {
    const entry = entries[place];
    if (outcome === 'stored' || entry === undefined) return [];
    const { student_id, assignment_id } = entry;
    return [{ student_id, assignment_id, current, author, at, reason }];
  });

/** Stores numbers of students who have none; returns those students. */
async function storeNumbers(
  tx: Database,
  classId: string,
  numbers: GradebookImport['numbers'],
): Promise<string[]> {
  const stored: string[] = [];
  for (const { student_id: studentId, number } of numbers) {
    const rows = await tx
      .update(enrolments)
      .set({ studentNumber: number.trim() })
      .where(
        and(
          eq(enrolments.classId, classId),
          eq(enrolments.studentId, studentId),
          isNull(enrolments.studentNumber),
        ),
      )
      .returning({ id: enrolments.studentId });
    stored.push(...rows.map((row) => row.id));
  }
  return stored;
}

/** Deletes what earlier imports of the class replaced, once they can't be undone. */
async function forgetOld(tx: Database, classId: string): Promise<void> {
  const old = tx
    .select({ id: gradebookImports.id })
    .from(gradebookImports)
    .where(and(eq(gradebookImports.classId, classId), lt(gradebookImports.createdAt, undoableSince())));
  await tx.delete(replacedScores).where(inArray(replacedScores.importId, old));
}
