import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { AssignmentCounts, AssignmentEntry, QueueEntry } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Page, PageRequest } from '../../platform/database/cursor.ts';
import { keyset, readPage } from '../../platform/database/keyset.ts';
import { classFaceColumns, presentClass, stateOf } from '../assignments/assignments.ts';
import { isTaught } from '../assignments/class-teaching.ts';
import { assignments, assignmentStudents } from '../assignments/tables.ts';
import { isIn } from '../classes/class-access.ts';
import { classes, enrolments } from '../classes/tables.ts';
import { submissions } from '../submissions/tables.ts';
import { marks } from './tables.ts';

const newest = keyset(assignments.createdAt, assignments.id);

/** The assignments of the classes that the user teaches, the newest first. */
export async function listAssignments(
  db: Database,
  teacherId: string,
  request: PageRequest,
): Promise<Page<AssignmentEntry>> {
  const now = new Date();
  const page = await readPage(
    request,
    (limit) =>
      db
        .select({ assignment: assignments, class: classFaceColumns, position: newest.position })
        .from(assignments)
        .innerJoin(classes, eq(classes.id, assignments.classId))
        .where(
          and(
            isNull(assignments.trashedAt),
            isTaught(db, assignments.classId, teacherId),
            newest.after(request.cursor),
          ),
        )
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
      class: presentClass(face),
      time_zone: assignment.timeZone,
      due_at: assignment.dueAt?.toISOString() ?? null,
      state: stateOf(assignment, now),
      counts: counts.get(assignment.id) ?? NOTHING,
    })),
  };
}

const NOTHING: AssignmentCounts = { assigned: 0, handed_in: 0, to_mark: 0, to_return: 0 };
const LONGEST_QUEUE = 100;

/** The assignments with work to mark in all classes of the teacher, the earliest due first. */
export async function listQueue(db: Database, teacherId: string): Promise<QueueEntry[]> {
  const rows = await db
    .select({ assignment: assignments, class: classFaceColumns })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(
      and(
        isNull(assignments.trashedAt),
        lte(assignments.publishAt, new Date()),
        isTaught(db, assignments.classId, teacherId),
        sql`exists (select 1 from ${lastAttempts} as last where last.assignment_id = ${assignments.id} and ${isToMark})`,
      ),
    )
    .orderBy(sql`${assignments.dueAt} asc nulls last`, asc(assignments.createdAt), asc(assignments.id))
    .limit(LONGEST_QUEUE);
  const counts = await countWork(
    db,
    rows.map(({ assignment }) => assignment.id),
  );
  return rows.map(({ assignment, class: face }) => {
    const { to_mark, handed_in } = counts.get(assignment.id) ?? NOTHING;
    return {
      id: assignment.id,
      title: assignment.title,
      class: presentClass(face),
      time_zone: assignment.timeZone,
      due_at: assignment.dueAt?.toISOString() ?? null,
      to_mark,
      handed_in,
    };
  });
}

/** The last attempt of each student with its mark. */
const lastAttempts = sql`(
  select distinct on (${submissions.assignmentId}, ${submissions.studentId})
    ${submissions.assignmentId} as assignment_id, ${marks.state} as state, ${marks.points} as points,
    ${marks.returnedAt} as returned_at, ${marks.regradeRequestedAt} as regrade_requested_at
  from ${submissions} left join ${marks} on ${marks.submissionId} = ${submissions.id}
  where ${submissions.withdrawnAt} is null
  order by ${submissions.assignmentId}, ${submissions.studentId}, ${submissions.attempt} desc
)`;
const isToMark = sql`(last.state is null or last.state = 'in_marking' or last.regrade_requested_at is not null)`;

async function countWork(db: Database, ids: string[]): Promise<Map<string, AssignmentCounts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: assignments.id,
      assigned: sql<number>`(
        select count(*)::int from ${enrolments}
        left join ${assignmentStudents} on ${assignmentStudents.assignmentId} = ${assignments.id}
          and ${assignmentStudents.studentId} = ${enrolments.studentId}
        where ${enrolments.classId} = ${assignments.classId} and ${isIn()}
          and (${assignments.forEveryone} or ${assignmentStudents.isChosen}))`,
      handed_in: countOf(sql`true`),
      to_mark: countOf(isToMark),
      to_return: countOf(
        sql`last.points is not null and last.state <> 'in_marking' and last.returned_at is null`,
      ),
    })
    .from(assignments)
    // Drizzle names the table of a column only in a query of several.
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(inArray(assignments.id, ids));
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

const countOf = (which: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from ${lastAttempts} as last where last.assignment_id = ${assignments.id} and ${which})`;
