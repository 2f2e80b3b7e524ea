import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { lateDeduction } from '../../../documents/templates/late-deduction.ts';
import type { EnteredScore } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { rounded } from '../../work/assignments/missing-score.ts';
import type { AssignmentRow } from '../../work/assignments/assignments.ts';
import { datesFor, secondsLate, type WorkDates } from '../../work/assignments/work-dates.ts';
import { scores } from './tables.ts';
import { type ScoreContent, type ScoreRow, writeScores } from './write-scores.ts';

/** An assignment as a student has it. */
interface Dated {
  assignment: Pick<AssignmentRow, 'dueAt' | 'cutOffAt' | 'latePolicy' | 'points'>;
  exception: WorkDates | null;
}

/** What being late costs: what it cost when it was returned, or by the dates and the policy of now. */
export function deductionOfScore(
  { points, deduction, handedInAt }: Pick<ScoreContent, 'points' | 'deduction' | 'handedInAt'>,
  { assignment, exception }: Dated,
  lastSubmittedAt: Date | null,
): number {
  const countedAt = handedInAt ?? lastSubmittedAt;
  if (deduction !== null || countedAt === null) return deduction ?? 0;
  const lateSeconds = secondsLate(datesFor(assignment, exception), countedAt);
  const { latePolicy, points: possible } = assignment;
  return lateDeduction(latePolicy, { points, possible, lateSeconds });
}

/** What teachers entered for a student, by assignment: points, or a status. */
export async function enteredScores(
  db: Database,
  studentId: string,
  assignmentIds: readonly string[],
): Promise<Map<string, ScoreRow>> {
  if (assignmentIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(scores)
    .where(
      and(
        eq(scores.studentId, studentId),
        inArray(scores.assignmentId, [...assignmentIds]),
        or(scores.isEntered, sql`${scores.status} is not null`),
      ),
    );
  return new Map(rows.map((row) => [row.assignmentId, row]));
}

/** The same as far as the student may see it. */
export async function returnedScores(
  db: Database,
  studentId: string,
  assignmentIds: readonly string[],
  now: Date,
): Promise<Map<string, ScoreRow>> {
  const entered = await enteredScores(db, studentId, assignmentIds);
  return new Map([...entered].filter(([, { returnedAt }]) => returnedAt !== null && returnedAt <= now));
}

/** A score that is returned, for its student; null if no points were entered. */
export function presentEntered(
  row: ScoreRow | undefined,
  dated: Dated,
  lastSubmittedAt: Date | null,
): EnteredScore | null {
  if (!row?.isEntered || row.points === null || row.returnedAt === null) return null;
  const deduction = deductionOfScore(row, dated, lastSubmittedAt);
  return {
    points: row.points,
    deduction,
    score: rounded(row.points - deduction),
    returned_at: row.returnedAt.toISOString(),
  };
}

interface Return {
  assignmentIds: readonly string[];
  /** Undefined for all. */
  studentIds: readonly string[] | undefined;
  returnedAt: Date;
  authorId: string;
}

/** Returns what was entered and is not returned yet; returns the cells. The caller holds the lock. */
export async function returnEntered(
  tx: Database,
  { assignmentIds, studentIds, returnedAt, authorId }: Return,
): Promise<ScoreRow[]> {
  const rows = await tx
    .select()
    .from(scores)
    .where(
      and(
        inArray(scores.assignmentId, [...assignmentIds]),
        studentIds && inArray(scores.studentId, [...studentIds]),
        or(
          and(scores.isEntered, sql`${scores.points} is not null`),
          and(sql`${scores.status} is not null`, isNull(scores.points)),
        ),
        or(isNull(scores.returnedAt), sql`${scores.returnedAt} > now()`),
      ),
    );
  const updates = rows.map((row) => ({
    assignmentId: row.assignmentId,
    studentId: row.studentId,
    before: row,
    after: { ...row, returnedAt },
    origin: 'return' as const,
  }));
  await writeScores(tx, authorId, updates);
  return rows;
}

/** Hides what was entered for these students. The caller holds the lock. */
export async function hideEntered(
  tx: Database,
  { assignmentIds, studentIds, authorId }: Required<Omit<Return, 'returnedAt'>>,
): Promise<void> {
  const rows = await tx
    .select()
    .from(scores)
    .where(
      and(
        inArray(scores.assignmentId, [...assignmentIds]),
        studentIds && inArray(scores.studentId, [...studentIds]),
        scores.isEntered,
        sql`${scores.returnedAt} is not null`,
      ),
    );
  const updates = rows.map((row) => ({
    assignmentId: row.assignmentId,
    studentId: row.studentId,
    before: row,
    after: { ...row, returnedAt: null },
    origin: 'marking' as const,
  }));
  await writeScores(tx, authorId, updates);
}
