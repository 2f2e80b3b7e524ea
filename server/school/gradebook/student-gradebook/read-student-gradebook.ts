import { eq } from 'drizzle-orm';
import { createTermOf } from 'gradebook-arithmetic/terms';
import type { Gradebook, GradebookCells, GradebookStudent } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { ClassRow } from '../../classes/classes/class-access.ts';
import { countedMark, type MarkedAttempt } from '../../marking/marking/counted-mark.ts';
import { isReturned, type MarkedWork } from '../../marking/marking/marks.ts';
import { deductionOfScore, returnedScores } from '../../marking/scores/entered-scores.ts';
import type { ScoreRow } from '../../marking/scores/write-scores.ts';
import { worksOf } from '../../marking/student-work/student-assignments.ts';
import { presentClass, stateOf } from '../../work/assignments/assignments.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { secondsLate } from '../../work/assignments/work-dates.ts';
import { datesOf } from '../../work/submissions/hand-in.ts';
import { type AssignedSince, assignedTo, isOnPaper } from '../../work/submissions/student-access.ts';
import { cellStatus } from '../gradebooks/cell-status.ts';
import { findRules } from '../rules/rules.ts';
import { readStudents } from '../students/read-students.ts';
import { closingDates } from '../../work/closings/closed-terms.ts';
import { visibleRules } from './visible-rules.ts';

/**
 * The gradebook of one student, with what the student may know: assignments that the student has, scores that are
 * returned, and statuses that follow from these. The caller checks who asks.
 */
export async function readStudentGradebook(
  db: Database,
  face: Pick<ClassRow, 'id' | 'name' | 'subject' | 'cover' | 'archivedAt'>,
  student: Pick<GradebookStudent, 'id' | 'first_name' | 'last_name'>,
  now: Date,
): Promise<Gradebook> {
  const assigned = await assignedTo(db, student.id, { now, which: eq(assignments.classId, face.id) });
  const ids = assigned.map(({ assignment }) => assignment.id);
  const rules = await findRules(db, face.id);
  const closedAt = closingDates(rules.closed_terms);
  const works = Map.groupBy(
    await worksOf(db, student.id, assigned, closedAt),
    ({ submission }) => submission.assignmentId,
  );
  const entered = await returnedScores(db, student.id, ids, now);
  const ofStudent = (await readStudents(db, face.id, rules, student.id))(student.id);
  const termOf = createTermOf(rules);
  const columns = assigned.map((one) => ({ ...presentColumn(one, now), one }));
  return {
    class: presentClass(face),
    is_archived: face.archivedAt !== null,
    // Changes that the student may not see would count too.
    last_change: 0,
    rules: visibleRules(rules, columns, termOf),
    students: [
      {
        ...student,
        ...ofStudent,
        // For teachers.
        note: '',
        overrides: ofStudent.overrides.map((override) => ({ ...override, author: null })),
      },
    ],
    groups: [],
    assignments: columns.map(({ one, ...column }) => ({
      ...column,
      due_at: datesOf(one).dueAt?.toISOString() ?? null,
    })),
    cells: cellsOf(
      assigned.map((one) => ({
        ...one,
        works: works.get(one.assignment.id) ?? [],
        entered: entered.get(one.assignment.id),
        asOf: closedAt.get(one.assignment.id) ?? now,
      })),
      now,
    ),
  };
}

/** An assignment with the due date of everyone, which decides about its term. */
const presentColumn = ({ assignment }: AssignedSince, now: Date) => ({
  id: assignment.id,
  title: assignment.title,
  points: assignment.points,
  category: assignment.category,
  kinds: assignment.kinds,
  due_at: assignment.dueAt?.toISOString() ?? null,
  time_zone: assignment.timeZone,
  state: stateOf(assignment, now),
  attempts_count: assignment.attemptsCount,
  late_policy: assignment.latePolicy,
  missing_percent: assignment.missingPercent,
});

interface OwnCell extends AssignedSince {
  /** All attempts, the first one first. */
  works: readonly MarkedWork[];
  /** What a teacher entered and returned. */
  entered: ScoreRow | undefined;
  /** When its term was closed; otherwise now. */
  asOf: Date;
}

function cellsOf(columns: readonly OwnCell[], now: Date): GradebookCells {
  const cells: GradebookCells = {
    students: [],
    assignments: [],
    points: [],
    deductions: [],
    late_seconds: [],
    statuses: [],
    overridden: [],
    returned: [],
    means: [],
  };
  for (const [place, column] of columns.entries()) {
    const { assignment, exception, joinedAt, works, entered, asOf } = column;
    const last = works.at(-1);
    const submittedAt = last?.submission.submittedAt ?? null;
    const score = returnedScore(column, now);
    const status = cellStatus(
      {
        assignment: { ...assignment, onPaper: isOnPaper(column), isPublished: true },
        exception,
        joinedAt,
        submittedAt,
        isToMark: score === undefined && !(last && isReturned(last.mark, now)),
        points: score?.points ?? null,
        status: entered?.status ?? null,
      },
      asOf,
    );
    if (!score && status === 'none' && !entered?.status) continue;
    if (score && score.attempts.length > 1 && assignment.attemptsCount === 'average')
      cells.means.push({
        cell: cells.students.length,
        points: score.attempts.map(({ points }) => points),
        deductions: score.attempts.map(({ currentDeduction }) => currentDeduction),
      });
    const countedAt = score?.handedInAt ?? submittedAt;
    cells.students.push(0);
    cells.assignments.push(place);
    cells.points.push(score?.points ?? null);
    cells.deductions.push(score ? deductionOfScore(score, column, submittedAt) : 0);
    cells.late_seconds.push(countedAt ? secondsLate(datesOf(column), countedAt) : 0);
    cells.statuses.push(status);
    cells.overridden.push((entered?.status ?? null) !== null);
    cells.returned.push(score !== undefined);
  }
  return cells;
}

/** What a teacher entered, or what the returned marks give; an attempt that is not returned does not count. */
function returnedScore(column: OwnCell, now: Date): ReturnedScore | undefined {
  const { assignment, entered } = column;
  if (entered?.isEntered && entered.points !== null) return { ...entered, attempts: [] };
  const attempts = returnedAttempts(column, now);
  const counted = countedMark(assignment.attemptsCount, attempts);
  return counted && { ...counted, attempts };
}

interface ReturnedScore extends Pick<ScoreRow, 'points' | 'deduction' | 'handedInAt'> {
  attempts: readonly MarkedAttempt[];
}

const returnedAttempts = ({ assignment, exception, works }: OwnCell, now: Date): MarkedAttempt[] =>
  works.flatMap(({ mark, submission }) => {
    if (mark === null || mark.points === null || !isReturned(mark, now)) return [];
    const { points, deduction, returnedAt } = mark;
    const marked = { points, deduction, returnedAt, handedInAt: submission.submittedAt };
    return [{ ...marked, currentDeduction: deductionOfScore(marked, { assignment, exception }, null) }];
  });
