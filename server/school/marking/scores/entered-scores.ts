import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { lateDeduction } from '../../../documents/templates/late-deduction.ts';
import type { EnteredScore, ScoreChangeOrigin } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { rounded } from '../../work/assignments/missing-score.ts';
import type { AssignmentRow } from '../../work/assignments/assignments.ts';
import { datesFor, secondsLate, type WorkDates } from '../../work/assignments/work-dates.ts';
import { scores } from './tables.ts';
import { NO_SCORE, type ScoreContent, type ScoreRow, writeScores } from './write-scores.ts';

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
        or(scores.isEntered, isNotNull(scores.status), isNotNull(scores.shown)),
      ),
    );
  return new Map(rows.map((row) => [row.assignmentId, row]));
}

/** The same as far as the student may see it: a new score is hidden until it is returned, and the old one stays. */
export async function returnedScores(
  db: Database,
  studentId: string,
  assignmentIds: readonly string[],
  now: Date,
): Promise<Map<string, ScoreRow>> {
  const entered = await enteredScores(db, studentId, assignmentIds);
  return new Map(
    [...entered].flatMap(([id, row]): [string, ScoreRow][] => {
      const seen = seenScore(row, now);
      return seen ? [[id, seen]] : [];
    }),
  );
}

/** What the student sees of a score; undefined for nothing. */
export function seenScore<Row extends Pick<ScoreRow, keyof ScoreContent | 'shown'>>(
  row: Row,
  now: Date,
): Row | undefined {
  if (row.returnedAt !== null && row.returnedAt <= now) return row;
  if (row.shown === null) return undefined;
  const { points, status, returnedAt } = row.shown;
  return { ...row, ...NO_SCORE, isEntered: true, points, status, returnedAt: new Date(returnedAt) };
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
  /** Null if nobody asked for it. */
  authorId: string | null;
}

/** Only a term that closes by its date returns scores without an author. */
export const returnOrigin = (authorId: string | null): ScoreChangeOrigin =>
  authorId === null ? 'closing' : 'return';

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
    origin: returnOrigin(authorId),
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
        or(and(scores.isEntered, isNotNull(scores.returnedAt)), isNotNull(scores.shown)),
      ),
    );
  const updates = rows.map((row) => ({
    assignmentId: row.assignmentId,
    studentId: row.studentId,
    before: row,
    after: { ...row, returnedAt: null },
    hides: true,
    origin: 'marking' as const,
  }));
  await writeScores(tx, authorId, updates);
}
