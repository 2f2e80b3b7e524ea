import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type { Feedback, Mark, MarkChange } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import type { AssignmentRow } from '../../work/assignments/assignments.ts';
import { isTaught } from '../../work/assignments/class-teaching.ts';
import { findQuiz } from '../../work/assignments/quizzes.ts';
import { lateDeduction } from '../../../documents/templates/late-deduction.ts';
import { isInHundredths } from 'gradebook-arithmetic/decimals';
import { TOO_EXACT } from '../../work/assignments/read-content.ts';
import { rounded } from '../../work/assignments/missing-score.ts';
import { assignments, assignmentStudents } from '../../work/assignments/tables.ts';
import { datesFor, secondsLate } from '../../work/assignments/work-dates.ts';
import type { SubmissionRow } from '../../work/submissions/hand-in.ts';
import type { Assigned } from '../../work/submissions/student-access.ts';
import { submissions } from '../../work/submissions/tables.ts';
import { hideEntered } from '../scores/entered-scores.ts';
import { settleScores } from './settle-scores.ts';
import { marks } from './tables.ts';
import { lockScores, rejectClosedTerm } from '../../work/closings/closed-assignments.ts';

export type MarkRow = typeof marks.$inferSelect;

/** Work that was handed in, with its assignment and mark. */
export interface MarkedWork extends Assigned {
  submission: SubmissionRow;
  mark: MarkRow | null;
}

const OTHER_TEACHER = 'Another teacher has changed this mark meanwhile. Reload it to see the newest version.';

const markedWorkColumns = {
  assignment: assignments,
  exception: assignmentStudents,
  submission: submissions,
  mark: marks,
};

/** The submission, if the user teaches its class; throws a 404 otherwise. */
export async function requireSubmission(db: Database, teacherId: string, id: string): Promise<MarkedWork> {
  const [work] = await db
    .select(markedWorkColumns)
    .from(submissions)
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .leftJoin(
      assignmentStudents,
      and(
        eq(assignmentStudents.assignmentId, submissions.assignmentId),
        eq(assignmentStudents.studentId, submissions.studentId),
      ),
    )
    .leftJoin(marks, eq(marks.submissionId, submissions.id))
    .where(
      and(
        eq(submissions.id, id),
        isNull(submissions.withdrawnAt),
        isNull(assignments.trashedAt),
        isTaught(db, assignments.classId, teacherId),
      ),
    );
  if (work === undefined) throw new Problem('not_found');
  return work;
}

/** Saves a mark; throws a 409 if another teacher has saved since the revision, while it is returned, or in a closed term. */
export async function saveMark(
  db: Database,
  teacherId: string,
  id: string,
  { revision, ...change }: MarkChange,
): Promise<void> {
  const { assignment, submission } = await requireSubmission(db, teacherId, id);
  const parts = await scoredParts(db, assignment);
  const values = { ...readMark(parts, submission, change), markerId: teacherId, updatedAt: new Date() };
  const saved = await db.transaction(async (tx) => {
    await lockScores(tx, assignment.classId);
    await rejectClosedTerm(tx, assignment.classId, [assignment]);
    await rejectWithdrawn(tx, id);
    const rows = await (revision === 0
      ? tx
          .insert(marks)
          .values({ ...values, submissionId: id })
          .onConflictDoNothing()
          .returning({ id: marks.submissionId })
      : tx
          .update(marks)
          .set({ ...values, revision: sql`${marks.revision} + 1` })
          .where(and(eq(marks.submissionId, id), eq(marks.revision, revision), isNull(marks.returnedAt)))
          .returning({ id: marks.submissionId }));
    if (rows.length > 0)
      await settleScores(tx, {
        assignmentIds: [assignment.id],
        studentIds: [submission.studentId],
        authorId: teacherId,
        origin: 'marking',
        replacesEntered: values.state !== 'in_marking',
      });
    return rows.length > 0;
  });
  if (saved) return;
  const { mark } = await requireSubmission(db, teacherId, id);
  if (mark?.returnedAt) throw new Problem('conflict', 'This mark is returned. Take it back to change it.');
  throw new Problem('conflict', OTHER_TEACHER);
}

/** Locks the submission until the transaction ends: either a teacher marks it or its student takes it back. */
async function rejectWithdrawn(tx: Database, id: string): Promise<void> {
  const [row] = await tx
    .select({ withdrawnAt: submissions.withdrawnAt })
    .from(submissions)
    .where(eq(submissions.id, id))
    .for('update');
  if (row?.withdrawnAt !== null) throw new Problem('conflict', 'The student has taken this work back.');
}

/** What has a score of its own. */
interface ScoredPart {
  id: string;
  /** The most points it can give; null if the teacher may give more. */
  most: number | null;
  /** Scores that are not typed but chosen. */
  levels: readonly number[];
}

/** The criteria of the rubric, or the questions of the quiz; undefined for work with one score. */
async function scoredParts(db: Database, { id, rubric }: AssignmentRow): Promise<ScoredPart[] | undefined> {
  if (rubric)
    return rubric.criteria.map((criterion) => ({
      id: criterion.id,
      most: null,
      levels: criterion.levels.map(({ points }) => points),
    }));
  const quiz = await findQuiz(db, id);
  return quiz?.questions.map((question) => ({
    id: question.id,
    most: question.points,
    levels: [question.points],
  }));
}

function readMark(
  parts: readonly ScoredPart[] | undefined,
  { text, fileIds }: SubmissionRow,
  { state, scores, points, comment, notes, file_notes: fileNotes }: Omit<MarkChange, 'revision'>,
) {
  const given = parts?.flatMap(({ id }) => scores.filter((score) => score.criterion_id === id).slice(0, 1));
  if (given && given.length < scores.length) throw Problem.field('scores', 'Score each part once.');
  const isChosen = (score: { criterion_id: string; points: number }) =>
    parts?.some(({ id, levels }) => id === score.criterion_id && levels.includes(score.points));
  if (given?.some((score) => !isInHundredths(score.points) && !isChosen(score)))
    throw Problem.field('scores', TOO_EXACT);
  if (!given && points !== null && !isInHundredths(points)) throw Problem.field('points', TOO_EXACT);
  const most = new Map(parts?.map((part) => [part.id, part.most]));
  const exceeding = given?.find(
    ({ criterion_id, points: score }) => score > (most.get(criterion_id) ?? score),
  );
  if (exceeding) {
    throw Problem.field(
      'scores',
      `Give at most ${most.get(exceeding.criterion_id)} points for this question.`,
    );
  }
  for (const { start, end, quote } of notes) {
    if (text.slice(start, end) !== quote)
      throw Problem.field('notes', 'A comment’s words are not in the text.');
  }
  if (fileNotes?.some(({ file_id }) => !fileIds.includes(file_id)))
    throw Problem.field('file_notes', 'A comment’s file is not in the work.');
  const isScored = !given || given.length === parts?.length;
  const total = given ? rounded(given.reduce((sum, score) => sum + score.points, 0)) : points;
  if (state !== 'in_marking' && (total === null || !isScored)) {
    throw Problem.field('points', 'Give a score first.');
  }
  return {
    state,
    scores: given ?? [],
    points: given?.length === 0 ? null : total,
    comment,
    notes,
    ...(fileNotes && { fileNotes }),
  };
}

/** Hides a returned mark from its student, so that it can be changed. */
export async function takeBack(db: Database, teacherId: string, id: string): Promise<void> {
  const { assignment, submission } = await requireSubmission(db, teacherId, id);
  await db.transaction(async (tx) => {
    await lockScores(tx, assignment.classId);
    await rejectClosedTerm(tx, assignment.classId, [assignment]);
    await tx
      .update(marks)
      .set({ returnedAt: null, deduction: null, state: 'ready', revision: sql`${marks.revision} + 1` })
      .where(eq(marks.submissionId, id));
    const [assignmentIds, studentIds] = [[assignment.id], [submission.studentId]];
    await hideEntered(tx, { assignmentIds, studentIds, authorId: teacherId });
    await settleScores(tx, { assignmentIds, studentIds, authorId: teacherId, origin: 'marking' });
  });
}

export const lateSecondsOf = ({ assignment, exception, submission }: MarkedWork): number =>
  secondsLate(datesFor(assignment, exception), submission.submittedAt);

/** What being late costs: what it cost when the mark was returned, or what it costs now. */
export const deductionOf = (work: MarkedWork): number => work.mark?.deduction ?? currentDeduction(work);

/** What being late would cost a returned mark by the current dates and policy; null if that is what it cost. */
export function newDeductionOf(work: MarkedWork): number | null {
  const before = work.mark?.deduction ?? null;
  const current = currentDeduction(work);
  return before === null || before === current ? null : current;
}

const currentDeduction = (work: MarkedWork): number =>
  lateDeduction(work.assignment.latePolicy, {
    points: work.mark?.points ?? null,
    possible: work.assignment.points,
    lateSeconds: lateSecondsOf(work),
  });

export const scoreOf = (work: MarkedWork): number | null => {
  const points = work.mark?.points ?? null;
  return points === null ? null : rounded(points - deductionOf(work));
};

export const isReturned = (mark: MarkRow | null, now: Date): boolean =>
  mark !== null && mark.returnedAt !== null && mark.returnedAt <= now;

export function markStateOf(mark: MarkRow | null, now: Date): Mark['state'] {
  if (mark === null) return 'not_marked';
  return isReturned(mark, now) ? 'returned' : mark.state;
}

export const regradeOf = ({
  regradeReason,
  regradeRequestedAt,
}: Pick<MarkRow, 'regradeReason' | 'regradeRequestedAt'>): Feedback['regrade'] =>
  regradeReason === null || regradeRequestedAt === null
    ? null
    : { reason: regradeReason, requested_at: regradeRequestedAt.toISOString() };

/** The mark as teachers see it. */
export async function presentMark(db: Database, work: MarkedWork, now: Date): Promise<Mark> {
  const { mark } = work;
  return {
    state: markStateOf(mark, now),
    revision: mark?.revision ?? 0,
    scores: mark?.scores ?? [],
    points: mark?.points ?? null,
    deduction: deductionOf(work),
    new_deduction: newDeductionOf(work),
    score: scoreOf(work),
    comment: mark?.comment ?? '',
    notes: mark?.notes ?? [],
    file_notes: mark?.fileNotes ?? [],
    marker: mark?.markerId ? await nameOf(db, mark.markerId) : null,
    returned_at: mark?.returnedAt?.toISOString() ?? null,
    regrade: mark && regradeOf(mark),
  };
}

/** The mark as its student sees it; null until it is returned. */
export function presentFeedback(work: MarkedWork, now: Date): Feedback | null {
  const { mark } = work;
  if (!mark?.returnedAt || mark.returnedAt > now) return null;
  return {
    returned_at: mark.returnedAt.toISOString(),
    points: mark.points,
    deduction: deductionOf(work),
    score: scoreOf(work),
    scores: mark.scores,
    comment: mark.comment,
    notes: mark.notes,
    file_notes: mark.fileNotes.filter(({ comment }) => comment.trim() !== ''),
    regrade: regradeOf(mark),
  };
}

async function nameOf(db: Database, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return user ? `${user.firstName} ${user.lastName}`.trim() : null;
}
