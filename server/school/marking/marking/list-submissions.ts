import { and, eq, inArray, isNull } from 'drizzle-orm';
import type {
  ClassStudent,
  StudentRow,
  Submission,
  SubmissionList,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { listClassStudents } from '../../classes/classes/class-access.ts';
import {
  type AssignmentRow,
  classOf,
  requireTaught,
  studentsOf,
} from '../../work/assignments/assignments.ts';
import { missingScore } from '../../work/assignments/missing-score.ts';
import { assignmentFrom, partsOf } from '../../work/assignments/present-assignment.ts';
import { datesFor, statusOf } from '../../work/assignments/work-dates.ts';
import type { QuizRow } from '../../work/assignments/quizzes.ts';
import {
  answersBySubmission,
  findSubmittedQuiz,
  suggestedScores,
  suggestedTotal,
} from '../../work/quizzes/submitted-quiz.ts';
import type { SubmissionRow } from '../../work/submissions/hand-in.ts';
import { submissions } from '../../work/submissions/tables.ts';
import { filesById } from '../../work/submissions/work-files.ts';
import {
  deductionOf,
  isReturned,
  lateSecondsOf,
  type MarkedWork,
  type MarkRow,
  markStateOf,
  newDeductionOf,
  presentMark,
  regradeOf,
  requireSubmission,
  scoreOf,
} from './marks.ts';
import { marks } from './tables.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/**
 * The students who have an assignment, with their last attempt and its mark. Marking follows this order: the work that
 * was handed in first, then the students without work by their names.
 */
export async function listSubmissions(db: Database, teacherId: string, id: string): Promise<SubmissionList> {
  const assignment = await requireTaught(db, id, teacherId);
  const now = new Date();
  const [parts, works, members] = await Promise.all([
    partsOf(db, assignment),
    lastWorks(db, id),
    listClassStudents(db, assignment.classId),
  ]);
  const onPaper = assignment.kinds.includes('paper');
  const joinedAts = new Map(members.map((member) => [member.id, member.joinedAt]));
  const { exceptions, quiz, students: everyone } = parts;
  const suggestions = quiz ? await suggestedTotals(db, quiz, works) : new Map<string, number | null>();
  const assigned = everyone.filter(
    (student) =>
      assignment.forEveryone ||
      exceptions.some(({ studentId, isChosen }) => studentId === student.id && isChosen),
  );
  const items = assigned.map((student): StudentRow => {
    const exception = exceptions.find(({ studentId }) => studentId === student.id) ?? null;
    const found = works.get(student.id);
    const work = found ? { ...found, assignment, exception } : null;
    const dates = datesFor(assignment, exception);
    const excused = exception?.excused ?? false;
    const joinedAt = joinedAts.get(student.id) ?? now;
    const status = statusOf({ dates, excused, joinedAt, onPaper }, work && toWork(work, now), now);
    return {
      student: work && isHidden(assignment, work, now) ? numbered(everyone, student.id) : student,
      status,
      due_at: iso(dates.dueAt),
      cut_off_at: iso(dates.cutOffAt),
      missing_score: missingScore(assignment.missingPercent, { status, possible: assignment.points }),
      submission: work && {
        ...summarise(work, now),
        regrade: found?.asksRegrade ?? false,
        suggested: suggestions.get(work.submission.id) ?? null,
      },
    };
  });
  return { assignment: assignmentFrom(assignment, parts), items: items.toSorted(byHandedIn) };
}

function byHandedIn({ submission: one }: StudentRow, { submission: other }: StudentRow): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return Date.parse(one.submitted_at) - Date.parse(other.submitted_at) || (one.id < other.id ? -1 : 1);
}

const byId = ({ id }: ClassStudent, other: ClassStudent): number => (id < other.id ? -1 : 1);

/** A student without the name: the number is the place among the ids, which are random. */
function numbered(everyone: readonly ClassStudent[], id: string): ClassStudent {
  const place = everyone.toSorted(byId).findIndex((student) => student.id === id);
  return { id, name: `Student ${place + 1}` };
}

const toWork = ({ submission, mark }: MarkedWork, now: Date) => ({
  submittedAt: submission.submittedAt,
  isReturned: isReturned(mark, now),
});

/** The name of handed-in work is hidden until its mark is returned; who is missing has a name. */
export const isHidden = (
  { hideNames }: AssignmentRow,
  work: Pick<MarkedWork, 'mark'> | null,
  now: Date,
): boolean => hideNames && work !== null && !isReturned(work.mark, now);

/** The last attempt of each student, with its mark and whether a regrade of any attempt waits for an answer. */
export const lastWorks = async (db: Database, assignmentId: string): Promise<LastWorks> =>
  (await lastWorksOf(db, [assignmentId])).get(assignmentId) ?? new Map();

type LastWorks = Map<string, MarkedSubmission & { asksRegrade: boolean }>;
interface MarkedSubmission {
  submission: SubmissionRow;
  mark: MarkRow | null;
}

/** The same for each of the assignments, in one statement; one without work is left out. */
export async function lastWorksOf(
  db: Database,
  assignmentIds: readonly string[],
): Promise<Map<string, LastWorks>> {
  if (assignmentIds.length === 0) return new Map();
  const rows = await db
    .select({ submission: submissions, mark: marks })
    .from(submissions)
    .leftJoin(marks, eq(marks.submissionId, submissions.id))
    .where(and(inArray(submissions.assignmentId, [...assignmentIds]), isNull(submissions.withdrawnAt)))
    .orderBy(submissions.attempt);
  const byAssignment = Map.groupBy(rows, ({ submission }) => submission.assignmentId);
  return new Map([...byAssignment].map(([id, all]) => [id, lastOf(all)]));
}

function lastOf(rows: readonly MarkedSubmission[]): LastWorks {
  const asking = new Set(
    rows.flatMap(({ submission, mark }) => (mark?.regradeRequestedAt ? [submission.studentId] : [])),
  );
  return new Map(
    rows.map((row) => [
      row.submission.studentId,
      { ...row, asksRegrade: asking.has(row.submission.studentId) },
    ]),
  );
}

/** What the key alone gives each quiz, by submission. */
async function suggestedTotals(
  db: Database,
  quiz: QuizRow,
  works: LastWorks,
): Promise<Map<string, number | null>> {
  const ids = [...works.values()].map(({ submission }) => submission.id);
  const answers = await answersBySubmission(db, ids);
  return new Map(ids.map((id) => [id, suggestedTotal(suggestedScores(quiz, answers.get(id)))]));
}

function summarise(
  work: MarkedWork,
  now: Date,
): Omit<NonNullable<StudentRow['submission']>, 'regrade' | 'suggested'> {
  const { submission, mark } = work;
  return {
    id: submission.id,
    attempt: submission.attempt,
    submitted_at: submission.submittedAt.toISOString(),
    late_seconds: lateSecondsOf(work),
    words: submission.text.match(/\S+/g)?.length ?? 0,
    files: submission.fileIds.length,
    mark_state: markStateOf(mark, now),
    deduction: deductionOf(work),
    new_deduction: newDeductionOf(work),
    score: scoreOf(work),
    comment: mark?.comment ?? '',
    returned_at: iso(mark?.returnedAt ?? null),
  };
}

/** Work that was handed in, for its teacher. */
export async function presentSubmission(db: Database, teacherId: string, id: string): Promise<Submission> {
  const work = await requireSubmission(db, teacherId, id);
  const { assignment, submission } = work;
  const now = new Date();
  const attempts = await attemptsWithMarks(db, submission);
  return {
    id,
    assignment: {
      id: assignment.id,
      title: assignment.title,
      class: await classOf(db, assignment.classId),
      points: assignment.points,
      rubric: assignment.rubric,
      time_zone: assignment.timeZone,
    },
    student: await studentOf(db, work, now),
    attempt: submission.attempt,
    submitted_at: submission.submittedAt.toISOString(),
    late_seconds: lateSecondsOf(work),
    text: submission.text,
    link: submission.link,
    files: await filesById(db, submission.fileIds),
    pasted: submission.pasted,
    ai_help: submission.aiHelp,
    quiz: await findSubmittedQuiz(db, submission),
    attempts,
    mark: await presentMark(db, work, now),
  };
}

/** The attempts of a student, each with the regrade that the student asks for. */
async function attemptsWithMarks(
  db: Database,
  { studentId, assignmentId }: SubmissionRow,
): Promise<Submission['attempts']> {
  const rows = await db
    .select({
      id: submissions.id,
      attempt: submissions.attempt,
      submittedAt: submissions.submittedAt,
      regradeReason: marks.regradeReason,
      regradeRequestedAt: marks.regradeRequestedAt,
    })
    .from(submissions)
    .leftJoin(marks, eq(marks.submissionId, submissions.id))
    .where(
      and(
        eq(submissions.studentId, studentId),
        eq(submissions.assignmentId, assignmentId),
        isNull(submissions.withdrawnAt),
      ),
    )
    .orderBy(submissions.attempt);
  return rows.map(({ id, attempt, submittedAt, ...regrade }) => ({
    id,
    attempt,
    submitted_at: submittedAt.toISOString(),
    regrade: regradeOf(regrade),
  }));
}

async function studentOf(db: Database, work: MarkedWork, now: Date): Promise<Submission['student']> {
  const { assignment, submission } = work;
  const everyone = await studentsOf(db, assignment.classId);
  const student = everyone.find(({ id }) => id === submission.studentId);
  if (student === undefined) return { id: submission.studentId, name: 'Former student' };
  return isHidden(assignment, work, now) ? numbered(everyone, student.id) : student;
}
