import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import type {
  AssignmentCounts,
  AssignmentEntry,
  AssignmentStateFilter,
  QueueEntry,
} from '../../../generated/schemas/index.ts';
import type { Operations } from '../../../generated/operations.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { Page } from '../../../platform/database/cursor.ts';
import { keyset, readPage } from '../../../platform/database/keyset.ts';
import { prepareOnce } from '../../../platform/database/prepare-once.ts';
import { classFaceColumns, presentClass, stateOf } from '../../work/assignments/assignments.ts';
import { isTaught } from '../../work/assignments/class-teaching.ts';
import { assignments, assignmentStudents } from '../../work/assignments/tables.ts';
import { isInClosedTerm } from '../../work/closings/closed-assignments.ts';
import { isNotBeforeJoining, isPastOwnDue } from '../../work/submissions/student-access.ts';
import { isIn } from '../../classes/classes/class-access.ts';
import { classes, enrolments } from '../../classes/classes/tables.ts';
import { submissions } from '../../work/submissions/tables.ts';
import { marks } from './tables.ts';
import { isUnmarked } from './to-mark.ts';

/** Without the instructions, which are long. */
const listedColumns = {
  id: assignments.id,
  title: assignments.title,
  category: assignments.category,
  onPaper: sql<boolean>`${assignments.kinds} @> '["paper"]'`,
  timeZone: assignments.timeZone,
  dueAt: assignments.dueAt,
  publishAt: assignments.publishAt,
};

const newest = keyset(assignments.createdAt, assignments.id);

type Filter = NonNullable<Operations['listAssignments']['Querystring']>;

/** The condition for the assignments of a filter that the user teaches. */
const isWanted = (
  db: Database,
  teacherId: string,
  { class_id, category, state, due_since, due_until }: Filter,
  now: Date,
): SQL | undefined =>
  and(
    isNull(assignments.trashedAt),
    isTaught(db, assignments.classId, teacherId),
    class_id === undefined ? undefined : eq(assignments.classId, class_id),
    category === undefined ? undefined : eq(assignments.category, category),
    state === undefined ? undefined : isInState(db, state, { teacherId, now }),
    due_since === undefined ? undefined : gte(assignments.dueAt, new Date(due_since)),
    due_until === undefined ? undefined : lt(assignments.dueAt, new Date(due_until)),
  );

function isInState(
  db: Database,
  state: AssignmentStateFilter,
  { teacherId, now }: { teacherId: string; now: Date },
): SQL {
  // As `stateOf` says.
  if (state === 'draft') return isNull(assignments.publishAt);
  if (state === 'scheduled') return gt(assignments.publishAt, now);
  if (state === 'published') return lte(assignments.publishAt, now);
  if (state === 'missing') return sql`exists (select from ${missingEnrolments})`;
  const work = workOf(
    db,
    db
      .select({ id: assignments.id })
      .from(assignments)
      .where(and(isNull(assignments.trashedAt), isTaught(db, assignments.classId, teacherId))),
  );
  return inArray(
    assignments.id,
    db
      .select({ id: work.assignmentId })
      .from(work)
      .where(state === 'to_mark' ? gt(work.toMark, 0) : and(eq(work.toMark, 0), eq(work.toReturn, 0))),
  );
}

/** The assignments of the classes that the user teaches, or those of a filter, the newest first. */
export async function listAssignments(
  db: Database,
  teacherId: string,
  request: Filter,
): Promise<Page<AssignmentEntry>> {
  const now = new Date();
  const page = await readPage(
    request,
    (limit) =>
      db
        .select({ assignment: listedColumns, class: classFaceColumns, position: newest.position })
        .from(assignments)
        .innerJoin(classes, eq(classes.id, assignments.classId))
        .where(and(isWanted(db, teacherId, request, now), newest.after(request.cursor)))
        .orderBy(...newest.orderBy)
        .limit(limit),
    (row) => row,
  );
  const counts = await countWork(
    db,
    page.items.map(({ assignment }) => assignment.id),
  );
  return {
    next_cursor: page.next_cursor,
    items: page.items.map(({ assignment, class: face }) => ({
      id: assignment.id,
      title: assignment.title,
      category: assignment.category,
      on_paper: assignment.onPaper,
      class: presentClass(face),
      time_zone: assignment.timeZone,
      due_at: assignment.dueAt?.toISOString() ?? null,
      state: stateOf(assignment, now),
      counts: counts.get(assignment.id) ?? NOTHING,
    })),
  };
}

const NOTHING: AssignmentCounts = { assigned: 0, handed_in: 0, missing: 0, to_mark: 0, to_return: 0 };
const MAX_QUEUE = 100;

const queueQuery = prepareOnce((db) => {
  const listed = db
    .select({ id: assignments.id })
    .from(assignments)
    .where(
      and(
        isNull(assignments.trashedAt),
        sql`${assignments.publishAt} <= ${sql.placeholder('now')}::timestamptz`,
        isTaught(db, assignments.classId, sql.placeholder('teacherId')),
        not(isInClosedTerm(assignments.id, assignments.classId)),
      ),
    );
  const work = workOf(db, listed);
  return db
    .select({
      assignment: listedColumns,
      class: classFaceColumns,
      handedIn: work.handedIn,
      toMark: work.toMark,
    })
    .from(work)
    .innerJoin(assignments, eq(assignments.id, work.assignmentId))
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(gt(work.toMark, 0))
    .orderBy(sql`${assignments.dueAt} asc nulls last`, asc(assignments.createdAt), asc(assignments.id))
    .limit(MAX_QUEUE)
    .prepare('marking_queue');
});

/** The assignments with work to mark in all classes of the teacher, the earliest due first. */
export async function listQueue(db: Database, teacherId: string): Promise<QueueEntry[]> {
  const rows = await queueQuery(db).execute({ teacherId, now: new Date().toISOString() });
  return rows.map(({ assignment, class: face, handedIn, toMark }) => ({
    id: assignment.id,
    title: assignment.title,
    class: presentClass(face),
    time_zone: assignment.timeZone,
    due_at: assignment.dueAt?.toISOString() ?? null,
    to_mark: toMark,
    handed_in: handedIn,
  }));
}

/** Counts the work in assignments by its state, from the last attempt of each student; without work, there is no row. */
export function workOf(db: Database, ids: SQLWrapper | string[]) {
  const last = db
    .selectDistinctOn([submissions.assignmentId, submissions.studentId], {
      assignmentId: submissions.assignmentId,
      state: marks.state,
      points: marks.points,
      returnedAt: marks.returnedAt,
      submittedAt: submissions.submittedAt,
      // Of any attempt: a request stays until it is answered, also when the student hands in again.
      asksRegrade: sql<boolean>`bool_or(${marks.regradeRequestedAt} is not null)
        over (partition by ${submissions.assignmentId}, ${submissions.studentId})`.as('asks_regrade'),
      regradeAt: sql<Date | null>`min(${marks.regradeRequestedAt})
        over (partition by ${submissions.assignmentId}, ${submissions.studentId})`.as('regrade_at'),
    })
    .from(submissions)
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    // Of the students on the list of the assignment, so that both show the same numbers.
    .innerJoin(
      enrolments,
      and(
        eq(enrolments.classId, assignments.classId),
        eq(enrolments.studentId, submissions.studentId),
        isIn(),
      ),
    )
    .leftJoin(
      assignmentStudents,
      and(
        eq(assignmentStudents.assignmentId, submissions.assignmentId),
        eq(assignmentStudents.studentId, submissions.studentId),
      ),
    )
    .leftJoin(marks, eq(marks.submissionId, submissions.id))
    .where(
      and(
        inArray(submissions.assignmentId, ids),
        isNull(submissions.withdrawnAt),
        or(assignments.forEveryone, assignmentStudents.isChosen),
      ),
    )
    .orderBy(submissions.assignmentId, submissions.studentId, desc(submissions.attempt))
    .as('last');
  const countWhere = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`;
  const waits = isUnmarked(last.state);
  return db
    .select({
      assignmentId: last.assignmentId,
      handedIn: sql<number>`count(*)::int`.as('handed_in'),
      toMark: countWhere(or(waits, sql`${last.asksRegrade}`)).as('to_mark'),
      unmarked: countWhere(waits).as('unmarked'),
      regrades: countWhere(sql`${last.asksRegrade}`).as('regrades'),
      regradeSince: sql<Date | null>`min(${last.regradeAt})`.as('regrade_since'),
      waitsSince: sql<Date | null>`min(${last.submittedAt}) filter (where ${waits})`.as('waits_since'),
      toReturn: countWhere(
        and(isNotNull(last.points), ne(last.state, 'in_marking'), isNull(last.returnedAt)),
      ).as('to_return'),
    })
    .from(last)
    .groupBy(last.assignmentId)
    .as('work');
}

/** Whether the enrolled student has handed in. */
const hasHandedIn = sql`exists (
  select 1 from ${submissions} where ${submissions.assignmentId} = ${assignments.id}
    and ${submissions.studentId} = ${enrolments.studentId} and ${submissions.withdrawnAt} is null)`;

/** The enrolments of the students whose work for the assignment is missing. */
const missingEnrolments = sql`${enrolments}
  left join ${assignmentStudents} on ${assignmentStudents.assignmentId} = ${assignments.id}
    and ${assignmentStudents.studentId} = ${enrolments.studentId}
  where ${enrolments.classId} = ${assignments.classId} and ${isIn()} and ${assignments.publishAt} <= now()
    and (${assignments.forEveryone} or ${assignmentStudents.isChosen})
    and ${isPastOwnDue} and ${isNotBeforeJoining} and not ${hasHandedIn}`;

async function countWork(db: Database, ids: string[]): Promise<Map<string, AssignmentCounts>> {
  if (ids.length === 0) return new Map();
  const work = workOf(db, ids);
  const rows = await db
    .select({
      id: assignments.id,
      assigned: sql<number>`(
        select count(*)::int from ${enrolments}
        left join ${assignmentStudents} on ${assignmentStudents.assignmentId} = ${assignments.id}
          and ${assignmentStudents.studentId} = ${enrolments.studentId}
        where ${enrolments.classId} = ${assignments.classId} and ${isIn()}
          and (${assignments.forEveryone} or ${assignmentStudents.isChosen})
          and (${isNotBeforeJoining} or ${hasHandedIn}))`,
      missing: sql<number>`(select count(*)::int from ${missingEnrolments})`,
      handed_in: sql<number>`coalesce(${work.handedIn}, 0)`,
      to_mark: sql<number>`coalesce(${work.toMark}, 0)`,
      to_return: sql<number>`coalesce(${work.toReturn}, 0)`,
    })
    .from(assignments)
    .leftJoin(work, eq(work.assignmentId, assignments.id))
    .where(inArray(assignments.id, ids));
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
