import { inArray } from 'drizzle-orm';
import type { ColumnStatistics } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { listClassStudents } from '../../classes/classes/class-access.ts';
import { readReturned } from '../../marking/marking/settle-scores.ts';
import { deductionOfScore, seenScore } from '../../marking/scores/entered-scores.ts';
import { scores } from '../../marking/scores/tables.ts';
import { cellOf } from '../../marking/scores/write-scores.ts';
import { rounded } from '../../work/assignments/missing-score.ts';
import { readColumns, readExceptions, readLastWorks } from '../gradebooks/read-cells.ts';

/** From so many returned scores on, a student cannot tell whose they are. */
const LEAST_SCORES = 5;

interface Seen {
  ids: readonly string[];
  now: Date;
  /** When the terms of assignments were closed. */
  closedAt: ReadonlyMap<string, Date>;
}

/**
 * What the class got for these assignments, of what each student sees of their own: returned scores after deductions, and
 * nothing about fewer than five. A new score that is still hidden changes nothing.
 */
export async function classStatistics(
  db: Database,
  classId: string,
  { ids, now, closedAt }: Seen,
): Promise<ColumnStatistics[]> {
  if (ids.length === 0) return [];
  const columns = await readColumns(db, classId, ids);
  const students = await listClassStudents(db, classId);
  const works = byCell(await readLastWorks(db, ids, closedAt));
  const exceptions = byCell(await readExceptions(db, ids));
  const marked = byCell(await readReturned(db, ids, now));
  const rows = await db
    .select()
    .from(scores)
    .where(inArray(scores.assignmentId, [...ids]));
  const entered = byCell(rows.flatMap((row) => seenScore(row, now) ?? []));
  return columns.flatMap((assignment) => {
    const values = students.flatMap((student) => {
      const cell = cellOf({ assignmentId: assignment.id, studentId: student.id });
      const [own, exception] = [entered.get(cell), exceptions.get(cell) ?? null];
      if (exception?.excused || own?.status === 'excused') return [];
      const isEntered = own?.isEntered === true && own.points !== null;
      const score = isEntered ? own : marked.get(cell);
      if (score === undefined || score.points === null) return [];
      const submittedAt = works.get(cell)?.submittedAt ?? null;
      return [rounded(score.points - deductionOfScore(score, { assignment, exception }, submittedAt))];
    });
    return values.length < LEAST_SCORES ? [] : [{ assignment_id: assignment.id, ...summaryOf(values) }];
  });
}

const byCell = <Row extends Parameters<typeof cellOf>[0]>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [cellOf(row), row]));

function summaryOf(values: readonly number[]): Omit<ColumnStatistics, 'assignment_id'> {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (place: number) => sorted[Math.floor(place)] ?? 0;
  const middle = (sorted.length - 1) / 2;
  return {
    mean: rounded(values.reduce((sum, value) => sum + value, 0) / values.length),
    median: rounded((at(middle) + at(Math.ceil(middle))) / 2),
    highest: at(sorted.length - 1),
    lowest: at(0),
  };
}
