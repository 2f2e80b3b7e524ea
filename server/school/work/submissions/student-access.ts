import { and, asc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import type { AssignmentRow, AssignmentStudentRow } from '../assignments/assignments.ts';
import { enrolments } from '../../classes/classes/tables.ts';
import { isAttended } from '../assignments/class-teaching.ts';
import { assignments, assignmentStudents } from '../assignments/tables.ts';

/** An assignment as one student has it. */
export interface Assigned {
  assignment: AssignmentRow;
  /** The student's exceptions. */
  exception: AssignmentStudentRow | null;
}

/** With when the student joined the class. */
export interface AssignedSince extends Assigned {
  joinedAt: Date;
}

/** The due date of the student whose exceptions are joined. */
export const ownDueAt = sql`coalesce(${assignmentStudents.dueAt}, ${assignments.dueAt})`;
/** When work is missing: the student's own due date, or else the cut-off. It lasts as long as `endOf` in work-dates says. */
const ownLastAt = sql`coalesce(${ownDueAt}, ${assignmentStudents.cutOffAt}, ${assignments.cutOffAt})`;
/** Whether the student was in the class when it was due; exceptions and enrolments are joined. See `before_joining`. */
export const isNotBeforeJoining = sql`coalesce(
  ${ownLastAt}
    >= date_trunc('minute', ${enrolments.joinedAt}), true)`;
/** Whether the student's own due date has passed, and they are not excused; exceptions are joined. See `isMissing`. */
export const isPastOwnDue = sql`(${assignmentStudents.excused} is not true
  and not ${assignments.kinds} @> '["paper"]' and now() > case
  when extract(minute from ${ownLastAt} at time zone 'utc')::int % 15 = 14
  then date_trunc('minute', ${ownLastAt}) + interval '1 minute' - interval '1 millisecond'
  else ${ownLastAt} end)`;
const earliestDueFirst = [sql`${ownDueAt} asc nulls last`, asc(assignments.id)];

/**
 * The assignments that a student has: published, of a class of theirs, for everyone or for them. They are ordered by
 * the student's own due date unless another order is given.
 */
export const assignedTo = (
  db: Database,
  studentId: string,
  { now, which, orderBy = earliestDueFirst }: { now: Date; which?: SQL | undefined; orderBy?: SQL[] },
): Promise<AssignedSince[]> =>
  db
    .select({ assignment: assignments, exception: assignmentStudents, joinedAt: enrolments.joinedAt })
    .from(assignments)
    .innerJoin(
      enrolments,
      and(eq(enrolments.classId, assignments.classId), eq(enrolments.studentId, studentId)),
    )
    .leftJoin(assignmentStudents, isOwnException(studentId))
    .where(and(which, isAssigned(db, studentId, now)))
    .orderBy(...orderBy)
    .limit(500);

const isOwnException = (studentId: string): SQL | undefined =>
  and(eq(assignmentStudents.assignmentId, assignments.id), eq(assignmentStudents.studentId, studentId));

/** The condition on `assignments` for those of the student, whose exceptions are joined. */
const isAssigned = (db: Database, studentId: string, now: Date): SQL | undefined =>
  and(
    isNull(assignments.trashedAt),
    lte(assignments.publishAt, now),
    isAttended(db, assignments.classId, studentId),
    or(assignments.forEveryone, assignmentStudents.isChosen),
  );

/** The ids of the assignments that a student has, as a subquery. */
export const idsAssignedTo = (db: Database, studentId: string) =>
  db
    .select({ id: assignments.id })
    .from(assignments)
    .leftJoin(assignmentStudents, isOwnException(studentId))
    .where(isAssigned(db, studentId, new Date()));

/** Throws a 404 unless the student has the assignment. */
export async function requireAssigned(db: Database, studentId: string, id: string): Promise<AssignedSince> {
  const [found] = await assignedTo(db, studentId, { now: new Date(), which: eq(assignments.id, id) });
  if (found === undefined) throw new Problem('not_found');
  return found;
}

/** Like `requireAssigned`, but throws a 409 for a quiz, whose attempts are handed in another way, and for work on paper. */
export async function requireWork(db: Database, studentId: string, id: string): Promise<Assigned> {
  const assigned = await requireAssigned(db, studentId, id);
  if (isQuiz(assigned)) throw new Problem('conflict', 'This is a quiz. Answer its questions.');
  if (isOnPaper(assigned)) throw new Problem('conflict', 'This is done on paper. Nothing is handed in here.');
  return assigned;
}

export const isOnPaper = ({ assignment }: Pick<Assigned, 'assignment'>): boolean =>
  assignment.kinds.includes('paper');

export const isQuiz = ({ assignment }: Assigned): boolean => assignment.kinds.includes('quiz');
