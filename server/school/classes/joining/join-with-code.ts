import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { JoinState } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import type { ClassRow } from '../classes/class-access.ts';
import { isEnrolled } from '../classes/classes.ts';
import { enrol } from '../classes/seats.ts';
import { classes, enrolments } from '../classes/tables.ts';
import { joinRequests } from './tables.ts';

/** Lets a student use the code of a class in the caller's transaction: joins it, or waits for the teacher. */
export async function joinWithCode(tx: Database, row: ClassRow, studentId: string): Promise<JoinState> {
  if (await isEnrolled(tx, row.id, studentId)) return 'joined';
  if (await wasRemoved(tx, row.id, studentId))
    throw new Problem('conflict', 'Your teacher has removed you from this class.');
  if (row.approval) return ask(tx, row.id, studentId);
  await countUse(tx, row.id);
  await enrol(tx, row.id, studentId);
  return 'joined';
}

async function ask(tx: Database, classId: string, studentId: string): Promise<JoinState> {
  const [asked] = await tx
    .insert(joinRequests)
    .values({ classId, studentId })
    .onConflictDoNothing()
    .returning();
  if (asked) {
    await countUse(tx, classId);
    return 'waiting';
  }
  const [before] = await tx
    .select({ declinedAt: joinRequests.declinedAt })
    .from(joinRequests)
    .where(and(eq(joinRequests.classId, classId), eq(joinRequests.studentId, studentId)));
  if (before?.declinedAt) throw new Problem('conflict', 'Your teacher has declined your request to join.');
  return 'waiting';
}

/** The condition makes the limit hold when many students use the code at once. */
async function countUse(tx: Database, classId: string): Promise<void> {
  const [used] = await tx
    .update(classes)
    .set({ codeUses: sql`${classes.codeUses} + 1` })
    .where(
      and(
        eq(classes.id, classId),
        or(isNull(classes.codeMaxUses), lt(classes.codeUses, classes.codeMaxUses)),
      ),
    )
    .returning({ id: classes.id });
  if (used === undefined)
    throw new Problem('conflict', 'This code no longer works. Ask your teacher for a new one.');
}

const wasRemoved = async (tx: Database, classId: string, studentId: string): Promise<boolean> =>
  (await tx.$count(
    enrolments,
    and(
      eq(enrolments.classId, classId),
      eq(enrolments.studentId, studentId),
      isNotNull(enrolments.removedAt),
    ),
  )) > 0;
