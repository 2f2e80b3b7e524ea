import { and, asc, count, eq, isNull, max, min, sql } from 'drizzle-orm';
import type { Account } from '../../../accounts/users/account.ts';
import type { Todo } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { teaches } from '../../classes/classes/class-access.ts';
import { titleOf } from '../../classes/classes/classes.ts';
import { classes } from '../../classes/classes/tables.ts';
import { joinRequests } from '../../classes/joining/tables.ts';
import { lessons } from '../../lessons/lessons/tables.ts';
import { lessonDates } from '../../schedule/dates/tables.ts';
import { listOpenWork } from '../../marking/marking/list-open-work.ts';
import { classFaceColumns } from '../../work/assignments/assignments.ts';
import { nameOf } from '../messages/threads.ts';
import { threadsToAnswer } from '../messages/threads-to-answer.ts';

/** Of each kind. */
const MAX_DERIVED = 100;

type Derived = Pick<
  Todo,
  'kind' | 'target_id' | 'lesson_id' | 'title' | 'class' | 'person' | 'count' | 'since' | 'due_on'
>;

const DAYS_TO_PLAN = 7;
/** What only some entries have. */
const none = { lesson_id: null, person: null, due_on: null };

/** What a teacher's classes ask for. */
export async function derivedTodos(
  db: Database,
  teacher: Pick<Account, 'id' | 'role'>,
  now: Date,
): Promise<Derived[]> {
  const all = await Promise.all([
    toAnswer(db, teacher),
    toApprove(db, teacher.id),
    toMarkAndReturn(db, teacher.id),
    toPlan(db, teacher.id, now),
    toFill(db, teacher.id, now),
  ]);
  return all.flat();
}

async function toAnswer(db: Database, teacher: Pick<Account, 'id' | 'role'>): Promise<Derived[]> {
  const threads = await threadsToAnswer(db, teacher, MAX_DERIVED);
  return threads.map(({ row, class: face, student, guardian }) => ({
    ...none,
    kind: 'answer',
    target_id: row.id,
    title: row.title,
    class: titleOf(face),
    person: guardian ?? nameOf(student),
    count: 1,
    since: row.lastAt.toISOString(),
  }));
}

async function toApprove(db: Database, teacherId: string): Promise<Derived[]> {
  const rows = await db
    .select({ class: classFaceColumns, waiting: count(), since: min(joinRequests.createdAt) })
    .from(joinRequests)
    .innerJoin(classes, eq(classes.id, joinRequests.classId))
    .where(and(teaches(teacherId), isNull(classes.archivedAt), isNull(joinRequests.declinedAt)))
    .groupBy(classes.id)
    .orderBy(asc(classes.createdAt), asc(classes.id))
    .limit(MAX_DERIVED);
  return rows.map(({ class: face, waiting, since }) => ({
    ...none,
    kind: 'approve',
    target_id: face.id,
    title: titleOf(face),
    class: titleOf(face),
    count: waiting,
    since: since?.toISOString() ?? null,
  }));
}

async function toMarkAndReturn(db: Database, teacherId: string): Promise<Derived[]> {
  const rows = await listOpenWork(db, teacherId, MAX_DERIVED);
  return rows.flatMap(({ id, title, class: face, toMark, regrades, toReturn, since }) => {
    const entry = { ...none, target_id: id, title, class: titleOf(face) };
    const of = (kind: Derived['kind'], number: number, waiting: Date | null): Derived[] =>
      number === 0 ? [] : [{ ...entry, kind, count: number, since: waiting?.toISOString() ?? null }];
    return [
      ...of('regrade', regrades, since.regrade),
      ...of('mark', toMark, since.mark),
      ...of('return', toReturn, null),
    ];
  });
}

/** The day at the school. */
const dayOf = (moment: unknown) => sql`(${moment} at time zone ${lessons.timeZone})::date`;
const today = (now: Date) => dayOf(sql`${now.toISOString()}::timestamptz`);

/** Classes whose last lesson lies behind, by the schedule or by when students see it, or that have none. */
async function toPlan(db: Database, teacherId: string, now: Date): Promise<Derived[]> {
  const rows = await db
    .select({ class: classFaceColumns })
    .from(classes)
    .leftJoin(lessons, and(eq(lessons.classId, classes.id), isNull(lessons.trashedAt)))
    .leftJoin(lessonDates, eq(lessonDates.lessonId, lessons.id))
    .where(and(teaches(teacherId), isNull(classes.archivedAt)))
    .groupBy(classes.id)
    .having(sql`coalesce(${max(lessons.publishAt)} <= ${now.toISOString()}::timestamptz, true)
      and bool_or(${lessonDates.on} >= ${today(now)}) is not true`)
    .orderBy(asc(classes.createdAt), asc(classes.id))
    .limit(MAX_DERIVED);
  return rows.map(({ class: face }) => ({
    ...none,
    kind: 'plan',
    target_id: face.id,
    title: titleOf(face),
    class: titleOf(face),
    count: 1,
    since: null,
  }));
}

/** Lessons of the next days that have no content yet, the next first. */
async function toFill(db: Database, teacherId: string, now: Date): Promise<Derived[]> {
  const day = sql<string>`coalesce(${lessonDates.on}, ${dayOf(lessons.publishAt)})`;
  const rows = await db
    .select({ id: lessons.id, title: lessons.title, class: classFaceColumns, day: sql<string>`${day}::text` })
    .from(lessons)
    .innerJoin(classes, eq(classes.id, lessons.classId))
    .leftJoin(lessonDates, eq(lessonDates.lessonId, lessons.id))
    .where(
      and(
        teaches(teacherId),
        isNull(classes.archivedAt),
        isNull(lessons.trashedAt),
        sql`jsonb_array_length(${lessons.blocks}) = 0`,
        sql`${day} between ${today(now)} and ${today(now)} + ${DAYS_TO_PLAN}::int`,
      ),
    )
    .orderBy(day, asc(lessons.position), asc(lessons.id))
    .limit(MAX_DERIVED);
  return rows.map(({ id, title, class: face, day: dueOn }) => ({
    ...none,
    kind: 'plan',
    target_id: id,
    lesson_id: id,
    title,
    class: titleOf(face),
    count: 1,
    since: null,
    due_on: dueOn,
  }));
}
