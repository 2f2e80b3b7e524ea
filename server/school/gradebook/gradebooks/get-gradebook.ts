import type { Gradebook, GradebookCells, GradebookMean } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { type ClassRow, findTaughtClass, listClassStudents } from '../../classes/classes/class-access.ts';
import { listGroups } from '../../classes/classes/class-groups.ts';
import { deductionOfScore } from '../../marking/scores/entered-scores.ts';
import { presentClass, stateOf } from '../../work/assignments/assignments.ts';
import { datesFor, secondsLate } from '../../work/assignments/work-dates.ts';
import { deductionOfAttempt, readMeans } from '../../marking/marking/settle-scores.ts';
import { closingDates } from '../../work/closings/closed-terms.ts';
import { cellOf } from '../../marking/scores/write-scores.ts';
import { findRules } from '../rules/rules.ts';
import { distinctionsOf } from '../../classes/classes/student-names.ts';
import { readStudents } from '../students/read-students.ts';
import { cellStatus } from './cell-status.ts';
import { findLastChange } from './score-changes.ts';
import { isNameless, readColumns, readExceptions, readLastWorks, readScores } from './read-cells.ts';

/** The gradebook of a class that the user teaches, or one column of it. */
export const getGradebook = async (
  db: Database,
  teacherId: string,
  classId: string,
  assignmentId: string | undefined,
): Promise<Gradebook> => readGradebook(db, await findTaughtClass(db, classId, teacherId), assignmentId);

/** The same. The caller checks who asks. The number of statements does not depend on the size of the class. */
export async function readGradebook(db: Database, face: ClassRow, assignmentId?: string): Promise<Gradebook> {
  const classId = face.id;
  // Before the scores: a change after it is read again, and none is missed.
  const lastChange = await findLastChange(db, classId);
  const [columns, students, rules, groups] = await Promise.all([
    readColumns(db, classId, assignmentId === undefined ? undefined : [assignmentId]),
    listClassStudents(db, classId),
    findRules(db, classId),
    listGroups(db, classId),
  ]);
  if (assignmentId !== undefined && columns.length === 0) throw new Problem('not_found');
  const now = new Date();
  const [ofStudent, cells] = await Promise.all([
    readStudents(db, classId, rules),
    columns.length === 0
      ? noCells()
      : cellsOf(db, columns, students, { now, closedAt: closingDates(rules.closed_terms) }),
  ]);
  const distinctions = distinctionsOf(students);
  return {
    class: presentClass(face),
    is_archived: face.archivedAt !== null,
    last_change: lastChange,
    rules,
    students: students.map(({ id, firstName, lastName }) => ({
      id,
      first_name: firstName,
      last_name: lastName,
      ...(distinctions.has(id) && { distinction: distinctions.get(id) ?? '' }),
      ...ofStudent(id),
    })),
    groups,
    assignments: columns.map((column) => ({
      id: column.id,
      title: column.title,
      points: column.points,
      category: column.category,
      kinds: column.kinds,
      due_at: column.dueAt?.toISOString() ?? null,
      time_zone: column.timeZone,
      state: stateOf(column, now),
      attempts_count: column.attemptsCount,
      late_policy: column.latePolicy,
      missing_percent: column.missingPercent,
    })),
    cells,
  };
}

type Column = Awaited<ReturnType<typeof readColumns>>[number];
type Student = Awaited<ReturnType<typeof listClassStudents>>[number];

const noCells = (): GradebookCells => ({
  students: [],
  assignments: [],
  points: [],
  deductions: [],
  late_seconds: [],
  statuses: [],
  overridden: [],
  returned: [],
  means: [],
});

async function cellsOf(
  db: Database,
  columns: readonly Column[],
  students: readonly Student[],
  { now, closedAt }: { now: Date; closedAt: ReadonlyMap<string, Date> },
): Promise<GradebookCells> {
  const ids = columns.map(({ id }) => id);
  const [scores, works, exceptions, means] = await Promise.all([
    readScores(db, ids).then(byCell),
    readLastWorks(db, ids, closedAt).then(byCell),
    readExceptions(db, ids).then(byCell),
    readMeans(db, ids),
  ]);
  const marked = Map.groupBy(means, cellOf);
  const cells = noCells();
  for (const [columnPlace, column] of columns.entries()) {
    const assignment = {
      ...column,
      onPaper: column.kinds.includes('paper'),
      isPublished: stateOf(column, now) === 'published',
    };
    for (const [studentPlace, { id, joinedAt }] of students.entries()) {
      const work = works.get(column.id)?.get(id);
      const stored = scores.get(column.id)?.get(id);
      const isHidden = isNameless(column, stored, work);
      const score = isHidden ? undefined : stored;
      const exception = exceptions.get(column.id)?.get(id) ?? null;
      const submittedAt = work?.submittedAt ?? null;
      const points = score?.points ?? null;
      const status = cellStatus(
        {
          assignment,
          exception,
          joinedAt,
          submittedAt,
          // A score that a teacher entered is the later word.
          isToMark: isHidden || ((work?.isUnmarked ?? false) && !isEntered(score)),
          points,
          status: score?.status ?? null,
        },
        closedAt.get(column.id) ?? now,
      );
      if (points === null && status === 'none' && !score?.status) continue;
      const mean =
        score && !score.isEntered
          ? meanOf(marked.get(cellOf({ assignmentId: column.id, studentId: id })))
          : null;
      if (mean) cells.means.push({ cell: cells.students.length, ...mean });
      const countedAt = score?.handedInAt ?? submittedAt;
      cells.students.push(studentPlace);
      cells.assignments.push(columnPlace);
      cells.points.push(points);
      cells.deductions.push(
        score ? deductionOfScore(score, { assignment: column, exception }, submittedAt) : 0,
      );
      cells.late_seconds.push(countedAt ? secondsLate(datesFor(column, exception), countedAt) : 0);
      cells.statuses.push(status);
      cells.overridden.push((score?.status ?? null) !== null);
      cells.returned.push(isPast(score?.returnedAt, now));
    }
  }
  return cells;
}

const isEntered = (score: { isEntered: boolean; points: number | null } | undefined): boolean =>
  score !== undefined && score.isEntered && score.points !== null;

/** The marks of a mean. */
function meanOf(attempts: Awaited<ReturnType<typeof readMeans>> = []): Omit<GradebookMean, 'cell'> | null {
  if (attempts.length < 2) return null;
  return {
    points: attempts.map(({ mark }) => mark.points),
    deductions: attempts.map(deductionOfAttempt),
  };
}

const isPast = (date: Date | null | undefined, now: Date): boolean =>
  date !== null && date !== undefined && date <= now;

/** Rows by assignment and student. */
function byCell<Row extends { assignmentId: string; studentId: string }>(
  rows: readonly Row[],
): Map<string, Map<string, Row>> {
  const byAssignment = new Map<string, Map<string, Row>>();
  for (const row of rows) {
    const ofAssignment = byAssignment.get(row.assignmentId) ?? new Map<string, Row>();
    byAssignment.set(row.assignmentId, ofAssignment.set(row.studentId, row));
  }
  return byAssignment;
}
