import { and, eq, inArray, isNotNull, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { submissions } from '../../work/submissions/tables.ts';
import { marks } from './tables.ts';

/**
 * Whether an attempt waits for a mark, by the state of its mark: there is none, or it is not finished. Every number of what
 * is to mark comes from here.
 */
export const isUnmarked = (state: SQLWrapper) => sql<boolean>`(${state} is null or ${state} = 'in_marking')`;

/** Whose work waits for another look, by assignment: a request stays until it is answered. */
export const readRegrades = (db: Database, assignmentIds: readonly string[]) =>
  db
    .selectDistinct({ assignmentId: submissions.assignmentId, studentId: submissions.studentId })
    .from(submissions)
    .innerJoin(marks, eq(marks.submissionId, submissions.id))
    .where(
      and(
        inArray(submissions.assignmentId, [...assignmentIds]),
        isNull(submissions.withdrawnAt),
        isNotNull(marks.regradeRequestedAt),
      ),
    );
