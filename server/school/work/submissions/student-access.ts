import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import type { AssignmentRow, AssignmentStudentRow } from '../assignments/assignments.ts';
import { isAttended } from '../assignments/class-teaching.ts';
import { assignments, assignmentStudents } from '../assignments/tables.ts';

/** An assignment as one student has it. */
export interface Assigned {
  assignment: AssignmentRow;
  /** The student's exceptions. */
  exception: AssignmentStudentRow | null;
}

/** The assignments that a student has: published, of a class of theirs, for everyone or for them. */
export const assignedTo = (db: Database, studentId: string, now: Date, which?: SQL): Promise<Assigned[]> =>
  db
    .select({ assignment: assignments, exception: assignmentStudents })
    .from(assignments)
    .leftJoin(
      assignmentStudents,
      and(eq(assignmentStudents.assignmentId, assignments.id), eq(assignmentStudents.studentId, studentId)),
    )
    .where(
      and(
        which,
        isNull(assignments.trashedAt),
        lte(assignments.publishAt, now),
        isAttended(db, assignments.classId, studentId),
        or(assignments.forEveryone, assignmentStudents.isChosen),
      ),
    )
    .orderBy(sql`${assignments.dueAt} asc nulls last`, assignments.id)
    .limit(500);

/** Throws a 404 unless the student has the assignment. */
export async function requireAssigned(db: Database, studentId: string, id: string): Promise<Assigned> {
  const [found] = await assignedTo(db, studentId, new Date(), eq(assignments.id, id));
  if (found === undefined) throw new Problem('not_found');
  return found;
}

/** Like `requireAssigned`, but throws a 409 for a quiz, whose attempts are handed in another way. */
export async function requireWork(db: Database, studentId: string, id: string): Promise<Assigned> {
  const assigned = await requireAssigned(db, studentId, id);
  if (isQuiz(assigned)) throw new Problem('conflict', 'This is a quiz. Answer its questions.');
  return assigned;
}

export const isQuiz = ({ assignment }: Assigned): boolean => assignment.kinds.includes('quiz');
