import { and, eq } from 'drizzle-orm';
import { setTrashed } from '../../../documents/trash/trash.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockScores, rejectClosedTerm } from '../closings/closed-assignments.ts';
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
    await setTrashed(tx, assignments, which, trashedAt, teacherId);
  });

const isTheirs = (db: Database, teacherId: string, id: string) =>
  and(eq(assignments.id, id), isTaught(db, assignments.classId, teacherId));
