import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { setTrashed, trashTimes } from '../../../documents/trash/trash.ts';
import type { TrashedAssignment } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { classes } from '../../classes/classes/tables.ts';
import { lockScores, rejectClosedTerm } from '../closings/closed-assignments.ts';
import { classFaceColumns, presentClass } from './assignments.ts';
import { isTaught } from './class-teaching.ts';
import { assignments } from './tables.ts';

/** Moves an assignment to the trash; throws a 404 unless the user teaches its class, and a 409 if its term is closed. */
export const trashAssignment = (db: Database, teacherId: string, id: string): Promise<void> =>
  moveOpen(db, teacherId, id, new Date());

/** Restores an assignment; throws a 409 if it would come into a closed term. */
export const restoreAssignment = (db: Database, teacherId: string, id: string): Promise<void> =>
  moveOpen(db, teacherId, id, null);

const moveOpen = (db: Database, teacherId: string, id: string, trashedAt: Date | null): Promise<void> =>
  db.transaction(async (tx) => {
    const which = isTheirs(tx, teacherId, id);
    const [row] = await tx.select().from(assignments).where(which);
    if (row === undefined) throw new Problem('not_found');
    await lockScores(tx, row.classId);
    if ((row.trashedAt === null) !== (trashedAt === null)) await rejectClosedTerm(tx, row.classId, [row]);
    await setTrashed(tx, assignments, which, trashedAt);
  });

const isTheirs = (db: Database, teacherId: string, id: string) =>
  and(eq(assignments.id, id), isTaught(db, assignments.classId, teacherId));

/** The assignments that the teacher can restore, the last deleted first. */
export async function listTrashed(db: Database, teacherId: string): Promise<TrashedAssignment[]> {
  const rows = await db
    .select({
      id: assignments.id,
      title: assignments.title,
      trashedAt: assignments.trashedAt,
      class: classFaceColumns,
    })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(and(isNotNull(assignments.trashedAt), isTaught(db, assignments.classId, teacherId)))
    .orderBy(desc(assignments.trashedAt), assignments.id)
    .limit(100);
  return rows.flatMap(presentTrashed);
}

interface Trashed {
  id: string;
  title: string;
  trashedAt: Date | null;
  class: Parameters<typeof presentClass>[0];
}

/** An assignment or a lesson in the trash; nothing for one outside. */
export const presentTrashed = ({ id, title, trashedAt, class: face }: Trashed): TrashedAssignment[] =>
  trashedAt === null ? [] : [{ id, title, class: presentClass(face), ...trashTimes(trashedAt) }];
