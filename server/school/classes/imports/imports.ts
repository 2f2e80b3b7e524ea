import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { RosterImport } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { isIn } from '../classes/class-access.ts';
import { enrolments } from '../classes/tables.ts';
import type { InvitationRow } from '../invitations/invitations.ts';
import { inviteStudents } from '../invitations/class-invitations.ts';
import type { TaughtClass } from '../invitations/co-teachers.ts';
import { invitations, rosterImports } from '../invitations/tables.ts';

const UNDO_DAYS = 7;
const DAY = 24 * 3_600_000;

interface Imported {
  id: string;
  created: InvitationRow[];
}

/** Invites the students of an import, so that the whole of it can be undone. */
export async function importStudents(
  db: Database,
  taught: TaughtClass,
  teacherId: string,
  roster: readonly { name: string | null; email: string }[],
): Promise<Imported> {
  return db.transaction(async (tx) => {
    const id = randomUUID();
    await tx.insert(rosterImports).values({ id, classId: taught.id, teacherId });
    const { created } = await inviteStudents(tx, taught, roster);
    const ids = created.map((row) => row.id);
    if (ids.length > 0)
      await tx.update(invitations).set({ importId: id }).where(inArray(invitations.id, ids));
    return { id, created };
  });
}

/** The imports into a class, the newest first. */
export async function listImports(db: Database, classId: string): Promise<RosterImport[]> {
  const rows = await db
    .select({
      row: rosterImports,
      invited: count(invitations.id),
    })
    .from(rosterImports)
    .leftJoin(invitations, eq(invitations.importId, rosterImports.id))
    .where(eq(rosterImports.classId, classId))
    .groupBy(rosterImports.id)
    .orderBy(desc(rosterImports.createdAt), desc(rosterImports.id))
    .limit(20);
  return rows.map(({ row, invited }) => ({
    id: row.id,
    imported_at: row.createdAt.toISOString(),
    invited,
    undoable: isUndoable(row, new Date()),
  }));
}

const isUndoable = (row: typeof rosterImports.$inferSelect, now: Date): boolean =>
  row.undoneAt === null && now.getTime() - row.createdAt.getTime() < UNDO_DAYS * DAY;

/** The class of an import; 404 if there is no such import. */
export async function findImport(db: Database, id: string) {
  const [row] = await db.select().from(rosterImports).where(eq(rosterImports.id, id));
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/** Undoes an import: revokes its open invitations, and removes the students who joined through it. */
export async function undoImport(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await findImport(tx, id);
    if (!isUndoable(row, new Date()))
      throw new Problem('conflict', `An import can be undone once, within ${UNDO_DAYS} days.`);
    const now = new Date();
    await tx.update(rosterImports).set({ undoneAt: now }).where(eq(rosterImports.id, id));
    await tx
      .update(invitations)
      .set({ revokedAt: now })
      .where(and(eq(invitations.importId, id), isNull(invitations.usedAt), isNull(invitations.revokedAt)));
    const joined = tx
      .select({ id: invitations.usedBy })
      .from(invitations)
      .where(eq(invitations.importId, id));
    await tx
      .update(enrolments)
      .set({ removedAt: now })
      .where(and(eq(enrolments.classId, row.classId), inArray(enrolments.studentId, joined), isIn()));
  });
}
