import type { ColumnStatistics } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { listClassStudents } from '../../classes/classes/class-access.ts';
import { deductionOfScore } from '../../marking/scores/entered-scores.ts';
import { rounded } from '../../work/assignments/missing-score.ts';
import { readColumns, readExceptions, readLastWorks, readScores } from '../gradebooks/read-cells.ts';

/** From so many returned scores on, a student cannot tell whose they are. */
const LEAST_SCORES = 5;

/** What the class got for these assignments: returned scores after deductions, and nothing about fewer than five. */
export async function classStatistics(
  db: Database,
  classId: string,
  ids: readonly string[],
  now: Date,
): Promise<ColumnStatistics[]> {
  if (ids.length === 0) return [];
  const columns = await readColumns(db, classId, ids);
  const isIn = new Set((await listClassStudents(db, classId)).map(({ id }) => id));
  const cellOf = (cell: { assignmentId: string; studentId: string }) =>
    `${cell.assignmentId} ${cell.studentId}`;
  const works = new Map((await readLastWorks(db, ids)).map((row) => [cellOf(row), row]));
  const exceptions = new Map((await readExceptions(db, ids)).map((row) => [cellOf(row), row]));
  const byColumn = Map.groupBy(await readScores(db, ids), ({ assignmentId }) => assignmentId);
  return columns.flatMap((assignment) => {
    const values = (byColumn.get(assignment.id) ?? []).flatMap((score) => {
      const { points, returnedAt, status, studentId } = score;
      if (points === null || returnedAt === null || returnedAt > now) return [];
      if (status === 'excused' || !isIn.has(studentId)) return [];
      const exception = exceptions.get(cellOf(score)) ?? null;
      const submittedAt = works.get(cellOf(score))?.submittedAt ?? null;
      return [rounded(points - deductionOfScore(score, { assignment, exception }, submittedAt))];
    });
    return values.length < LEAST_SCORES ? [] : [{ assignment_id: assignment.id, ...summaryOf(values) }];
  });
}

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
