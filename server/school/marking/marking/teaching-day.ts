import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type { TeachingDay } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { isIn, teaches } from '../../classes/classes/class-access.ts';
import { classes, enrolments } from '../../classes/classes/tables.ts';
import { classFaceColumns, presentClass } from '../../work/assignments/assignments.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { listQueue } from './list-assignments.ts';

const MAX = 20;
const LATELY = 7 * 24 * 60 * 60 * 1000;

/** What a teacher finds on a day: work to mark, work that is due, and students who joined. */
export async function findTeachingDay(db: Database, teacherId: string, now: Date): Promise<TeachingDay> {
  const [to_mark, due, joined] = await Promise.all([
    listQueue(db, teacherId),
    listDueToday(db, teacherId, now),
    listJoined(db, teacherId, now),
  ]);
  return { to_mark, due, joined };
}

const dayOf = (time: unknown) => sql`(${time} at time zone ${assignments.timeZone})::date`;

async function listDueToday(db: Database, teacherId: string, now: Date): Promise<TeachingDay['due']> {
  const rows = await db
    .select({
      id: assignments.id,
      title: assignments.title,
      class: classFaceColumns,
      timeZone: assignments.timeZone,
      dueAt: sql<Date>`${assignments.dueAt}`.mapWith(assignments.dueAt),
    })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(
      and(
        teaches(teacherId),
        isNull(classes.archivedAt),
        isNull(assignments.trashedAt),
        lte(assignments.publishAt, now),
        sql`${dayOf(assignments.dueAt)} = ${dayOf(sql`${now.toISOString()}::timestamptz`)}`,
      ),
    )
    .orderBy(asc(assignments.dueAt), asc(assignments.id))
    .limit(MAX);
  return rows.map(({ class: face, timeZone, dueAt, ...row }) => ({
    ...row,
    class: presentClass(face),
    time_zone: timeZone,
    due_at: dueAt.toISOString(),
  }));
}

async function listJoined(db: Database, teacherId: string, now: Date): Promise<TeachingDay['joined']> {
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      class: classFaceColumns,
      joinedAt: enrolments.joinedAt,
    })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .innerJoin(users, eq(users.id, enrolments.studentId))
    .where(
      and(
        teaches(teacherId),
        isNull(classes.archivedAt),
        isIn(),
        gt(enrolments.joinedAt, new Date(now.getTime() - LATELY)),
      ),
    )
    .orderBy(desc(enrolments.joinedAt), asc(users.lastName), asc(users.id))
    .limit(MAX);
  return rows.map(({ id, firstName, lastName, class: face, joinedAt }) => ({
    student: { id, name: `${firstName} ${lastName}`.trim() },
    class: presentClass(face),
    joined_at: joinedAt.toISOString(),
  }));
}
