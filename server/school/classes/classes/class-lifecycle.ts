import { and, eq, isNull } from 'drizzle-orm';
import { Problem } from '../../../platform/problem.ts';
import type { Database } from '../../../platform/database/client.ts';
import { rejectWithoutSeats } from './seats.ts';
import { classes } from './tables.ts';

/** Archives a class: it frees its seats, its code stops working, and its students can still read it. */
export async function archiveClass(db: Database, classId: string): Promise<void> {
  await db
    .update(classes)
    .set({ archivedAt: new Date() })
    .where(and(eq(classes.id, classId), isNull(classes.archivedAt)));
}

/** Takes a class out of the archive; throws a 409 if its students exceed the seats. */
export async function unarchiveClass(db: Database, classId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await rejectWithoutSeats(tx, classId);
    await tx.update(classes).set({ archivedAt: null }).where(eq(classes.id, classId));
  });
}

/** Moves a class to the trash. Only its owner may. */
export async function trashClass(db: Database, classId: string, ownerId: string): Promise<void> {
  const [row] = await db
    .update(classes)
    .set({ trashedAt: new Date() })
    .where(and(isOwn(classId, ownerId), isNull(classes.trashedAt)))
    .returning({ id: classes.id });
  if (row === undefined) throw new Problem('not_found');
}

/** Restores a class from the trash; throws a 409 if its students exceed the seats. */
export async function restoreClass(db: Database, classId: string, ownerId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(classes).where(isOwn(classId, ownerId));
    if (row === undefined) throw new Problem('not_found');
    if (row.archivedAt === null && row.trashedAt !== null) await rejectWithoutSeats(tx, classId);
    const restored = await tx
      .update(classes)
      .set({ trashedAt: null })
      .where(eq(classes.id, classId))
      .returning({ id: classes.id });
    // It was deleted for good meanwhile.
    if (restored.length === 0) throw new Problem('not_found');
  });
}

const isOwn = (classId: string, ownerId: string) =>
  and(eq(classes.id, classId), eq(classes.teacherId, ownerId));
