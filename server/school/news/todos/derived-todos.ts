import { and, asc, count, eq, isNull, max, min, sql } from 'drizzle-orm';
import type { Account } from '../../../accounts/users/account.ts';
import type { Todo } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { teaches } from '../../classes/classes/class-access.ts';
import { titleOf } from '../../classes/classes/classes.ts';
import { classes } from '../../classes/classes/tables.ts';
import { joinRequests } from '../../classes/joining/tables.ts';
import { lessons } from '../../lessons/lessons/tables.ts';
import { listOpenWork } from '../../marking/marking/list-open-work.ts';
import { classFaceColumns } from '../../work/assignments/assignments.ts';
import { nameOf } from '../messages/threads.ts';
import { threadsToAnswer } from '../messages/threads-to-answer.ts';

/** Of each kind. */
const MAX_DERIVED = 100;

type Derived = Pick<Todo, 'kind' | 'target_id' | 'title' | 'class' | 'person' | 'count' | 'since'>;

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
  ]);
  return all.flat();
}

async function toAnswer(db: Database, teacher: Pick<Account, 'id' | 'role'>): Promise<Derived[]> {
  const threads = await threadsToAnswer(db, teacher, MAX_DERIVED);
  return threads.map(({ row, class: face, student, guardian }) => ({
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
    kind: 'approve',
    target_id: face.id,
    title: titleOf(face),
    class: titleOf(face),
    person: null,
    count: waiting,
    since: since?.toISOString() ?? null,
  }));
}

async function toMarkAndReturn(db: Database, teacherId: string): Promise<Derived[]> {
  const rows = await listOpenWork(db, teacherId, MAX_DERIVED);
  return rows.flatMap(({ id, title, class: face, toMark, regrades, toReturn, since }) => {
    const entry = { target_id: id, title, class: titleOf(face), person: null };
    const of = (kind: Derived['kind'], number: number, waiting: Date | null): Derived[] =>
      number === 0 ? [] : [{ ...entry, kind, count: number, since: waiting?.toISOString() ?? null }];
    return [
      ...of('regrade', regrades, since.regrade),
      ...of('mark', toMark, since.mark),
      ...of('return', toReturn, null),
    ];
  });
}

/** Classes whose last lesson lies behind, or that have none. */
async function toPlan(db: Database, teacherId: string, now: Date): Promise<Derived[]> {
  const rows = await db
    .select({ class: classFaceColumns })
    .from(classes)
    .leftJoin(lessons, and(eq(lessons.classId, classes.id), isNull(lessons.trashedAt)))
    .where(and(teaches(teacherId), isNull(classes.archivedAt)))
    .groupBy(classes.id)
    .having(sql`coalesce(${max(lessons.publishAt)} <= ${now.toISOString()}::timestamptz, true)`)
    .orderBy(asc(classes.createdAt), asc(classes.id))
    .limit(MAX_DERIVED);
  return rows.map(({ class: face }) => ({
    kind: 'plan',
    target_id: face.id,
    title: titleOf(face),
    class: titleOf(face),
    person: null,
    count: 1,
    since: null,
  }));
}
