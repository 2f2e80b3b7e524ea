import { and, eq, gt, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type { ScoreChange } from '../../../generated/schemas/index.ts';
import type { Operations } from '../../../generated/operations.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { Page } from '../../../platform/database/cursor.ts';
import { ascendingKeyset, keyset, readPage } from '../../../platform/database/keyset.ts';
import { authorName } from '../../../accounts/users/author-name.ts';
import { findTaughtClass } from '../../classes/classes/class-access.ts';
import { scoreChanges, scores } from '../../marking/scores/tables.ts';
import { assignments } from '../../work/assignments/tables.ts';

const newest = keyset(scoreChanges.id);
const oldest = ascendingKeyset(scoreChanges.id);

/** The id of the newest change of a class; zero for none. */
export async function findLastChange(db: Database, classId: string): Promise<number> {
  // One look into the index for each assignment.
  const ofAssignment = sql`(select max(${scoreChanges.id}) from ${scoreChanges}
    where ${scoreChanges.assignmentId} = ${assignments.id})`;
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${ofAssignment}), 0)`.mapWith(Number) })
    .from(assignments)
    .where(eq(assignments.classId, classId));
  return row?.last ?? 0;
}

type Filter = NonNullable<Operations['listScoreChanges']['Querystring']>;

/** The changes of a class, the newest first, or those since one, the oldest first. */
export async function listScoreChanges(
  db: Database,
  teacherId: string,
  classId: string,
  filter: Filter,
): Promise<Page<ScoreChange>> {
  await findTaughtClass(db, classId, teacherId);
  const { since, assignment_id: assignmentId, student_id: studentId } = filter;
  const order = since === undefined ? newest : oldest;
  return readPage(
    filter,
    (limit) =>
      db
        .select({ change: scoreChanges, author: authorName, position: order.position })
        .from(scoreChanges)
        .innerJoin(assignments, eq(assignments.id, scoreChanges.assignmentId))
        .leftJoin(users, eq(users.id, scoreChanges.authorId))
        .leftJoin(
          scores,
          and(
            eq(scores.assignmentId, scoreChanges.assignmentId),
            eq(scores.studentId, scoreChanges.studentId),
          ),
        )
        .where(
          and(
            eq(assignments.classId, classId),
            isNull(assignments.trashedAt),
            isNamed,
            since === undefined ? undefined : gt(scoreChanges.id, since),
            assignmentId === undefined ? undefined : eq(scoreChanges.assignmentId, assignmentId),
            studentId === undefined ? undefined : eq(scoreChanges.studentId, studentId),
            order.after(filter.cursor),
          ),
        )
        .orderBy(...order.orderBy)
        .limit(limit),
    ({ change, author }) => ({
      id: change.id,
      key: change.key,
      assignment_id: change.assignmentId,
      student_id: change.studentId,
      author,
      at: change.at.toISOString(),
      origin: change.origin,
      batch: change.batch,
      before: { points: change.beforePoints, status: change.beforeStatus },
      after: { points: change.afterPoints, status: change.afterStatus },
      returned_at: change.returnedAt?.toISOString() ?? null,
    }),
  );
}

/** Beside a name, a mark that is given without names would tell whose it is until it is returned. */
const isNamed: SQL | undefined = or(
  eq(assignments.hideNames, false),
  notInArray(scoreChanges.origin, ['marking', 'policy', 'return', 'closing']),
  scores.isEntered,
  sql`${scores.returnedAt} <= now()`,
);
