import { and, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type {
  AssignmentRubric,
  StudentAssignment,
  StudentAssignmentEntry,
  StudentSubmission,
  WorkStatus,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { findClosingDates } from '../../work/closings/closed-terms.ts';
import { filesOf } from '../../work/assignments/assignment-files.ts';
import { classFaceColumns, presentClass } from '../../work/assignments/assignments.ts';
import { missingScore } from '../../work/assignments/missing-score.ts';
import { hasAttemptLeft, isOpen, statusOf } from '../../work/assignments/work-dates.ts';
import { classes } from '../../classes/classes/tables.ts';
import { isReturned, lateSecondsOf, type MarkedWork, presentFeedback } from '../marking/marks.ts';
import { marks } from '../marking/tables.ts';
import { presentEntered, returnedScores } from '../scores/entered-scores.ts';
import type { ScoreRow } from '../scores/write-scores.ts';
import { findStudentQuiz, runningQuizzes } from '../../work/quizzes/student-quiz.ts';
import { findDraft } from '../../work/submissions/drafts.ts';
import { attemptsOf, datesOf } from '../../work/submissions/hand-in.ts';
import { countsAsHandedIn } from '../../work/submissions/handed-in.ts';
import { isPastingRecorded } from '../../work/submissions/pasting.ts';
import {
  type Assigned,
  assignedTo,
  type AssignedSince,
  isOnPaper,
  requireAssigned,
} from '../../work/submissions/student-access.ts';
import { submissions, workDrafts } from '../../work/submissions/tables.ts';
import { filesById } from '../../work/submissions/work-files.ts';
import { findResults } from './quiz-results.ts';
import { canWithdraw } from './withdraw.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The assignments of a student, in all classes unless a condition says which, the earliest due first. */
export async function listStudentAssignments(
  db: Database,
  studentId: string,
  which?: SQL,
): Promise<StudentAssignmentEntry[]> {
  const now = new Date();
  const assigned = await assignedTo(db, studentId, { now, which });
  const faces = await facesOf(
    db,
    assigned.map(({ assignment }) => assignment.classId),
  );
  const works = await worksOf(db, studentId, assigned);
  const entered = await returnedScores(
    db,
    studentId,
    assigned.map(({ assignment }) => assignment.id),
    now,
  );
  const closedAt = await findClosingDates(db, [...faces.keys()]);
  const begun = new Set([...(await draftsOf(db, studentId)), ...(await runningQuizzes(db, studentId))]);
  return assigned.flatMap((one): StudentAssignmentEntry[] => {
    const { assignment } = one;
    const face = faces.get(assignment.classId);
    if (face === undefined) return [];
    const attempts = works.filter(({ submission }) => submission.assignmentId === assignment.id);
    const returned = attempts.findLast(({ mark }) => isReturned(mark, now));
    const feedback = returned ? presentFeedback(returned, now) : null;
    const row = entered.get(assignment.id);
    const last = attempts.at(-1);
    const score = presentEntered(row, one, countedHandIn(attempts, closedAt))?.score;
    return [
      {
        id: assignment.id,
        title: assignment.title,
        ...face,
        time_zone: assignment.timeZone,
        points: assignment.points,
        due_at: iso(datesOf(one).dueAt),
        cut_off_at: iso(datesOf(one).cutOffAt),
        status: statusOfWork(one, last, now, row),
        ...(isOnPaper(one) && { on_paper: true }),
        has_draft: begun.has(assignment.id),
        score: score ?? feedback?.score ?? null,
        comment: feedback?.comment ?? null,
      },
    ];
  });
}

/** An assignment with the student's own work; marks only once they are returned. */
export async function presentStudentAssignment(
  db: Database,
  studentId: string,
  id: string,
): Promise<StudentAssignment> {
  const now = new Date();
  const assigned = await requireAssigned(db, studentId, id);
  const { assignment } = assigned;
  const face = (await facesOf(db, [assignment.classId])).get(assignment.classId);
  if (face === undefined) throw new Error('The assignment has no class.');
  const quiz = await findStudentQuiz(db, studentId, assigned);
  const works = await worksOf(db, studentId, [assigned]);
  const dates = datesOf(assigned);
  const row = (await returnedScores(db, studentId, [id], now)).get(id);
  const last = works.at(-1);
  const closedAt = await findClosingDates(db, [assignment.classId]);
  const status = statusOfWork(assigned, last, now, row);
  return {
    id,
    title: assignment.title,
    instructions: assignment.instructions,
    files: await filesOf(db, id),
    ...face,
    time_zone: assignment.timeZone,
    points: assignment.points,
    category: assignment.category,
    kinds: assignment.kinds,
    due_at: iso(dates.dueAt),
    cut_off_at: iso(dates.cutOffAt),
    attempts: attemptsOf(assigned),
    ai_policy: assignment.aiPolicy,
    records_pasting: await isPastingRecorded(db, assignment),
    late_policy: assignment.latePolicy,
    missing_percent: assignment.missingPercent,
    missing_score: missingScore(assignment.missingPercent, { status, possible: assignment.points }),
    rubric: forStudents(assignment.rubric),
    quiz,
    status,
    can_hand_in:
      (quiz !== null && quiz.attempt_id !== null) ||
      (!isOnPaper(assigned) && isOpen(dates, now) && hasAttemptLeft(attemptsOf(assigned), works.length)),
    entered: presentEntered(row, assigned, countedHandIn(works, closedAt)),
    draft: await findDraft(db, studentId, id),
    submissions: await Promise.all(works.toReversed().map((work) => presentWork(db, work, now))),
  };
}

/** Standards are for teachers only, as in documents. */
const forStudents = (rubric: AssignmentRubric | null): AssignmentRubric | null =>
  rubric && { criteria: rubric.criteria.map(({ standard_code: _, ...criterion }) => criterion) };

async function presentWork(db: Database, work: MarkedWork, now: Date): Promise<StudentSubmission> {
  const { submission } = work;
  const feedback = presentFeedback(work, now);
  return {
    id: submission.id,
    attempt: submission.attempt,
    submitted_at: submission.submittedAt.toISOString(),
    late_seconds: lateSecondsOf(work),
    text: submission.text,
    link: submission.link,
    files: await filesById(db, submission.fileIds),
    pasted: submission.pasted,
    ai_help: submission.aiHelp,
    can_withdraw: canWithdraw(work, now),
    feedback,
    results: await findResults(db, work, feedback, now),
  };
}

/** When the last attempt of an assignment was handed in that its score can be late by; null for none. */
export const countedHandIn = (
  attempts: readonly MarkedWork[],
  closedAt: ReadonlyMap<string, Date>,
): Date | null =>
  attempts.findLast(({ assignment, submission }) => {
    const at = closedAt.get(assignment.id);
    return at === undefined || submission.submittedAt <= at;
  })?.submission.submittedAt ?? null;

const isSeen = ({ returnedAt }: ScoreRow, now: Date): boolean => returnedAt !== null && returnedAt <= now;

/** The state of a student's work; `entered` is what a teacher entered, as far as the reader may see it. */
export function statusOfWork(
  assigned: AssignedSince,
  last: MarkedWork | undefined,
  now: Date,
  entered: ScoreRow | undefined,
): WorkStatus {
  if (entered?.status === 'excused') return 'excused';
  if (entered?.status === 'missing') return isOpen(datesOf(assigned), now) ? 'missing' : 'closed';
  if (entered?.isEntered && entered.points !== null && isSeen(entered, now)) return 'returned';
  const work = last && {
    submittedAt: last.submission.submittedAt,
    isReturned: isReturned(last.mark, now),
  };
  const { exception, joinedAt } = assigned;
  const onPaper = isOnPaper(assigned);
  const expected = { dates: datesOf(assigned), excused: exception?.excused ?? false, joinedAt, onPaper };
  return statusOf(expected, work ?? null, now);
}

/** The attempts of a student that were not withdrawn, the first one first. */
export async function worksOf(
  db: Database,
  studentId: string,
  assigned: readonly Assigned[],
  /** When the terms of assignments were closed, if their work is looked at as it was then. */
  closedAt: ReadonlyMap<string, Date> = new Map(),
): Promise<MarkedWork[]> {
  if (assigned.length === 0) return [];
  const byId = new Map(assigned.map((one) => [one.assignment.id, one]));
  const rows = await db
    .select({ submission: submissions, mark: marks })
    .from(submissions)
    .leftJoin(marks, eq(marks.submissionId, submissions.id))
    .where(
      and(
        eq(submissions.studentId, studentId),
        inArray(submissions.assignmentId, [...byId.keys()]),
        countsAsHandedIn(closedAt),
      ),
    )
    .orderBy(submissions.attempt);
  return rows.flatMap((row) => {
    const one = byId.get(row.submission.assignmentId);
    return one ? [{ ...one, ...row }] : [];
  });
}

const draftsOf = async (db: Database, studentId: string): Promise<string[]> =>
  (
    await db
      .select({ id: workDrafts.assignmentId })
      .from(workDrafts)
      .where(and(eq(workDrafts.studentId, studentId), gt(workDrafts.revision, 0)))
  ).map(({ id }) => id);

async function facesOf(db: Database, classIds: readonly string[]) {
  if (classIds.length === 0) return new Map<string, never>();
  const rows = await db
    .select({ class: classFaceColumns, firstName: users.firstName, lastName: users.lastName })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(inArray(classes.id, [...classIds]));
  return new Map(
    rows.map((row) => [
      row.class.id,
      { class: presentClass(row.class), teacher: { name: `${row.firstName} ${row.lastName}`.trim() } },
    ]),
  );
}
