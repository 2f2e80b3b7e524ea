import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { marks } from '../../marking/marking/tables.ts';
import { isUnmarked } from '../../marking/marking/to-mark.ts';
import { scores } from '../../marking/scores/tables.ts';
import { assignments, assignmentStudents } from '../../work/assignments/tables.ts';
import { countsAsHandedIn } from '../../work/submissions/handed-in.ts';
import { submissions } from '../../work/submissions/tables.ts';

/** The assignments of a class by due date, or one of them, without their long texts. */
export const readColumns = (db: Database, classId: string, ids: readonly string[] | undefined) =>
  db
    .select({
      id: assignments.id,
      title: assignments.title,
      points: assignments.points,
      category: assignments.category,
      kinds: assignments.kinds,
      dueAt: assignments.dueAt,
      cutOffAt: assignments.cutOffAt,
      timeZone: assignments.timeZone,
      publishAt: assignments.publishAt,
      attemptsCount: assignments.attemptsCount,
      latePolicy: assignments.latePolicy,
      missingPercent: assignments.missingPercent,
      forEveryone: assignments.forEveryone,
      hideNames: assignments.hideNames,
    })
    .from(assignments)
    .where(
      and(
        eq(assignments.classId, classId),
        isNull(assignments.trashedAt),
        ids && inArray(assignments.id, [...ids]),
      ),
    )
    .orderBy(sql`${assignments.dueAt} asc nulls last`, assignments.createdAt, assignments.id);

type Column = Awaited<ReturnType<typeof readColumns>>[number];

/** Whether students see the assignment at a time. */
export const isSeenAt = ({ publishAt }: Pick<Column, 'publishAt'>, time: Date): boolean =>
  publishAt !== null && publishAt <= time;

/** What differs for students of assignments. */
export const readExceptions = (db: Database, ids: readonly string[]) =>
  db
    .select({
      assignmentId: assignmentStudents.assignmentId,
      studentId: assignmentStudents.studentId,
      dueAt: assignmentStudents.dueAt,
      cutOffAt: assignmentStudents.cutOffAt,
      isChosen: assignmentStudents.isChosen,
      excused: assignmentStudents.excused,
    })
    .from(assignmentStudents)
    .where(inArray(assignmentStudents.assignmentId, [...ids]));

/** The last attempt of each student, without what was written; of a closed term, the last one before its closing. */
export const readLastWorks = (db: Database, ids: readonly string[], closedAt: ReadonlyMap<string, Date>) =>
  db
    .selectDistinctOn([submissions.assignmentId, submissions.studentId], {
      assignmentId: submissions.assignmentId,
      studentId: submissions.studentId,
      submittedAt: submissions.submittedAt,
      isUnmarked: isUnmarked(marks.state),
      isReturned: sql<boolean>`coalesce(${marks.returnedAt} <= now(), false)`,
    })
    .from(submissions)
    .leftJoin(marks, eq(marks.submissionId, submissions.id))
    .where(and(inArray(submissions.assignmentId, [...ids]), countsAsHandedIn(closedAt)))
    .orderBy(submissions.assignmentId, submissions.studentId, desc(submissions.attempt));

type LastWork = Awaited<ReturnType<typeof readLastWorks>>[number];

/** The scores of assignments. */
export const readScores = (db: Database, ids: readonly string[]) =>
  db
    .select({
      assignmentId: scores.assignmentId,
      studentId: scores.studentId,
      points: scores.points,
      deduction: scores.deduction,
      isEntered: scores.isEntered,
      status: scores.status,
      handedInAt: scores.handedInAt,
      returnedAt: scores.returnedAt,
    })
    .from(scores)
    .where(inArray(scores.assignmentId, [...ids]));

/** Whether a mark was given without the name, and is not returned yet: beside a name, it would tell whose it is. */
export const isNameless = (
  { hideNames }: { hideNames: boolean },
  score: { isEntered: boolean } | undefined,
  work: LastWork | undefined,
): boolean => hideNames && work !== undefined && !work.isReturned && score?.isEntered !== true;
