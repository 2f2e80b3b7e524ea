import { and, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { purgeTime } from '../../../documents/trash/purge-time.ts';
import type { TrashedAssignment } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { classes } from '../../classes/classes/tables.ts';
import { classFaceColumns, presentClass } from './assignments.ts';
import { isTaught } from './class-teaching.ts';
import { assignments } from './tables.ts';

/** Moves an assignment to the trash; throws a 404 unless the user teaches its class. */
export const trashAssignment = (db: Database, teacherId: string, id: string): Promise<void> =>
  setTrashed(db, teacherId, id, new Date());

export const restoreAssignment = (db: Database, teacherId: string, id: string): Promise<void> =>
  setTrashed(db, teacherId, id, null);

/** Restoring an assignment that is not in the trash changes nothing, nor does deleting it twice. */
async function setTrashed(
  db: Database,
  teacherId: string,
  id: string,
  trashedAt: Date | null,
): Promise<void> {
  const isTheirs = and(eq(assignments.id, id), isTaught(db, assignments.classId, teacherId));
  const isOther = trashedAt ? isNull(assignments.trashedAt) : isNotNull(assignments.trashedAt);
  await db.update(assignments).set({ trashedAt }).where(and(isTheirs, isOther));
  if ((await db.$count(assignments, isTheirs)) === 0) throw new Problem('not_found');
}

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
  return rows.flatMap(({ trashedAt, ...row }) =>
    trashedAt === null
      ? []
      : [
          {
            id: row.id,
            title: row.title,
            class: presentClass(row.class),
            trashed_at: trashedAt.toISOString(),
            purge_at: purgeTime(trashedAt).toISOString(),
          },
        ],
  );
}

/** The condition that an assignment went to the trash before this time. */
export const trashedBefore = (cutoff: Date) => lte(assignments.trashedAt, cutoff);
