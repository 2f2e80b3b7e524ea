import { and, asc, eq, gt, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { isTaught } from '../../work/assignments/class-teaching.ts';
import { classFaceColumns, type presentClass } from '../../work/assignments/assignments.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { isInClosedTerm } from '../../work/closings/closed-assignments.ts';
import { classes } from '../../classes/classes/tables.ts';
import { workOf } from './list-assignments.ts';

/** What is left to do in the marking of an assignment. */
export interface OpenWork {
  id: string;
  title: string;
  class: Parameters<typeof presentClass>[0];
  /** Without a finished mark. */
  toMark: number;
  regrades: number;
  toReturn: number;
  /** When the first of them was handed in, or asked for. */
  since: { mark: Date | null; regrade: Date | null };
}

/** The assignments of current classes with work to mark or to return, the earliest due first. */
export async function listOpenWork(db: Database, teacherId: string, limit: number): Promise<OpenWork[]> {
  const work = workOf(
    db,
    db
      .select({ id: assignments.id })
      .from(assignments)
      .where(
        and(
          isNull(assignments.trashedAt),
          lte(assignments.publishAt, new Date()),
          isTaught(db, assignments.classId, teacherId),
          not(isInClosedTerm(assignments.id, assignments.classId)),
        ),
      ),
  );
  const rows = await db
    .select({
      id: assignments.id,
      title: assignments.title,
      class: classFaceColumns,
      toMark: work.unmarked,
      regrades: work.regrades,
      toReturn: work.toReturn,
      mark: sql<Date | null>`${work.waitsSince}`.mapWith(assignments.createdAt),
      regrade: sql<Date | null>`${work.regradeSince}`.mapWith(assignments.createdAt),
    })
    .from(work)
    .innerJoin(assignments, eq(assignments.id, work.assignmentId))
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(and(isNull(classes.archivedAt), or(gt(work.toMark, 0), gt(work.toReturn, 0))))
    .orderBy(sql`${assignments.dueAt} asc nulls last`, asc(assignments.createdAt), asc(assignments.id))
    .limit(limit);
  return rows.map(({ mark, regrade, ...row }) => ({ ...row, since: { mark, regrade } }));
}
