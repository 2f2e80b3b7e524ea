import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { isHidden } from '../../marking/marking/list-submissions.ts';
import { marks } from '../../marking/marking/tables.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { submissions } from '../../work/submissions/tables.ts';
import type { ReportContext } from './read-context.ts';

/** That a student said, or denied, having used AI for a piece of work. */
export interface SaidHelp {
  studentId: string;
  isUsed: boolean;
  /** When it was handed in. */
  at: Date;
}

/** What students said about the last attempt at each piece of work that asked. Work without a name is left out. */
export async function readAiHelp({ db, work, students, now }: ReportContext): Promise<SaidHelp[]> {
  const ids = [...work.values()].map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .selectDistinctOn([submissions.assignmentId, submissions.studentId], {
      submission: submissions,
      assignment: assignments,
      mark: marks,
    })
    .from(submissions)
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .leftJoin(marks, eq(marks.submissionId, submissions.id))
    .where(and(inArray(submissions.assignmentId, ids), isNull(submissions.withdrawnAt)))
    .orderBy(submissions.assignmentId, submissions.studentId, desc(submissions.attempt));
  const isIn = new Set(students.map(({ id }) => id));
  return rows.flatMap(({ submission, assignment, mark }) => {
    const { studentId, aiHelp, submittedAt: at } = submission;
    if (aiHelp === null || !isIn.has(studentId) || isHidden(assignment, { mark }, now)) return [];
    return [{ studentId, isUsed: aiHelp.trim() !== '', at }];
  });
}
