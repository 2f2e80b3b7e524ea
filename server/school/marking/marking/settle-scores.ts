import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { AttemptsCount, ScoreChangeOrigin } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { SettleScores } from '../../work/assignments/assignments.ts';
import { assignments, assignmentStudents } from '../../work/assignments/tables.ts';
import { submissions } from '../../work/submissions/tables.ts';
import { deductionOfScore } from '../scores/entered-scores.ts';
import { scores } from '../scores/tables.ts';
import {
  cellOf,
  NO_SCORE,
  type ScoreContent,
  type ScoreUpdate,
  writeScores,
} from '../scores/write-scores.ts';
import { countedMark } from './counted-mark.ts';
import { marks } from './tables.ts';
import { lockScores } from '../../work/closings/closed-assignments.ts';

interface Settled {
  assignmentIds: readonly string[];
  /** Undefined for all. */
  studentIds?: readonly string[];
  authorId: string | null;
  origin: ScoreChangeOrigin;
  /** Whether the marks are a later word than scores that a teacher entered. */
  replacesEntered?: boolean;
}

/** Stores the scores that the marks of attempts give, by the rule of each assignment. The caller holds the lock. */
export async function settleScores(
  tx: Database,
  { assignmentIds, studentIds, authorId, origin, replacesEntered = false }: Settled,
): Promise<void> {
  if (assignmentIds.length === 0 || studentIds?.length === 0) return;
  const marked = Map.groupBy(await readMarked(tx, assignmentIds, { studentIds }), cellOf);
  const stored = new Map((await readScores(tx, assignmentIds, studentIds)).map((row) => [cellOf(row), row]));
  const updates = [...new Set([...marked.keys(), ...stored.keys()])].flatMap((cell): ScoreUpdate[] => {
    const attempts = marked.get(cell) ?? [];
    const [first] = attempts;
    const before = stored.get(cell);
    const counted = first && countedMark(first.assignment.attemptsCount, attempts.map(toAttempt));
    if (before?.isEntered && !(replacesEntered && counted)) return [];
    const ids = before ?? first;
    if (ids === undefined) return [];
    const after = contentOf(before ?? NO_SCORE, counted);
    if (isSame(before ?? NO_SCORE, after)) return [];
    const { assignmentId, studentId } = ids;
    return [{ assignmentId, studentId, before: before ?? NO_SCORE, after, origin }];
  });
  await writeScores(tx, authorId, updates);
}

/** After the rules of an assignment have changed. */
export const settleOfRules: SettleScores = async (tx, { assignmentId, classId, authorId }) => {
  await lockScores(tx, classId);
  await settleScores(tx, { assignmentIds: [assignmentId], authorId, origin: 'policy' });
};

const contentOf = (
  { status, returnedAt }: ScoreContent,
  counted: ReturnType<typeof countedMark>,
): ScoreContent =>
  counted === undefined
    ? { ...NO_SCORE, status, returnedAt: status === null ? null : returnedAt }
    : {
        points: counted.points,
        deduction: counted.deduction,
        isEntered: false,
        status,
        handedInAt: counted.handedInAt,
        returnedAt: counted.returnedAt,
      };

const timeOf = (date: Date | null): number | null => date?.getTime() ?? null;

const isSame = (one: ScoreContent, other: ScoreContent): boolean =>
  one.points === other.points &&
  one.deduction === other.deduction &&
  one.isEntered === other.isEntered &&
  timeOf(one.handedInAt) === timeOf(other.handedInAt) &&
  timeOf(one.returnedAt) === timeOf(other.returnedAt);

interface MarkedFilter {
  studentIds?: readonly string[] | undefined;
  rule?: AttemptsCount;
  returnedBy?: Date;
}

/** The attempts with a finished mark, the first one first. */
async function readMarked(
  tx: Database,
  assignmentIds: readonly string[],
  { studentIds, rule, returnedBy }: MarkedFilter,
) {
  const rows = await tx
    .select({
      assignmentId: submissions.assignmentId,
      studentId: submissions.studentId,
      mark: {
        points: marks.points,
        deduction: marks.deduction,
        handedInAt: submissions.submittedAt,
        returnedAt: marks.returnedAt,
      },
      assignment: {
        dueAt: assignments.dueAt,
        cutOffAt: assignments.cutOffAt,
        latePolicy: assignments.latePolicy,
        points: assignments.points,
        attemptsCount: assignments.attemptsCount,
      },
      exception: { dueAt: assignmentStudents.dueAt, cutOffAt: assignmentStudents.cutOffAt },
    })
    .from(submissions)
    .innerJoin(marks, eq(marks.submissionId, submissions.id))
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .leftJoin(
      assignmentStudents,
      and(
        eq(assignmentStudents.assignmentId, submissions.assignmentId),
        eq(assignmentStudents.studentId, submissions.studentId),
      ),
    )
    .where(
      and(
        inArray(submissions.assignmentId, [...assignmentIds]),
        studentIds && inArray(submissions.studentId, [...studentIds]),
        isNull(submissions.withdrawnAt),
        isNotNull(marks.points),
        sql`${marks.state} <> 'in_marking'`,
        rule && eq(assignments.attemptsCount, rule),
        returnedBy && lte(marks.returnedAt, returnedBy),
      ),
    )
    .orderBy(asc(submissions.attempt));
  return rows.flatMap(({ mark: { points, ...mark }, ...row }) =>
    points === null ? [] : [{ ...row, mark: { ...mark, points } }],
  );
}

type Marked = Awaited<ReturnType<typeof readMarked>>[number];

const toAttempt = (marked: Marked) => ({ ...marked.mark, currentDeduction: deductionOfAttempt(marked) });

/** What being late costs the attempt. */
export const deductionOfAttempt = ({ mark, ...dated }: Marked): number => deductionOfScore(mark, dated, null);

/** The finished marks of assignments whose score is the mean of all attempts, the first attempt first. */
export const readMeans = (db: Database, assignmentIds: readonly string[]) =>
  readMarked(db, assignmentIds, { rule: 'average' });

/** What the marks of assignments give that are returned, as students see it; a mark that is not returned does not count. */
export async function readReturned(db: Database, assignmentIds: readonly string[], now: Date) {
  const marked = Map.groupBy(await readMarked(db, assignmentIds, { returnedBy: now }), cellOf);
  return [...marked.values()].flatMap((attempts) => {
    const [first] = attempts;
    const counted = first && countedMark(first.assignment.attemptsCount, attempts.map(toAttempt));
    if (first === undefined || counted === undefined) return [];
    const { assignmentId, studentId } = first;
    return [{ ...counted, assignmentId, studentId }];
  });
}

const readScores = (
  tx: Database,
  assignmentIds: readonly string[],
  studentIds: readonly string[] | undefined,
) =>
  tx
    .select()
    .from(scores)
    .where(
      and(
        inArray(scores.assignmentId, [...assignmentIds]),
        studentIds && inArray(scores.studentId, [...studentIds]),
      ),
    );
