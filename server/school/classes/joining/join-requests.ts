import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type { JoinRequest, OwnJoinRequest } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { presentFace } from '../classes/classes.ts';
import { enrol } from '../classes/seats.ts';
import { classes } from '../classes/tables.ts';
import { joinRequests } from './tables.ts';

/** The students who wait to join a class, those who asked first at the top. */
export async function listJoinRequests(db: Database, classId: string): Promise<JoinRequest[]> {
  const rows = await db
    .select({ id: users.id, given: users.firstName, family: users.lastName, at: joinRequests.createdAt })
    .from(joinRequests)
    .innerJoin(users, eq(users.id, joinRequests.studentId))
    .where(and(eq(joinRequests.classId, classId), isNull(joinRequests.declinedAt)))
    .orderBy(asc(joinRequests.createdAt), asc(users.id));
  return rows.map(({ id, given, family, at }) => ({
    student_id: id,
    name: `${given} ${family}`.trim(),
    asked_at: at.toISOString(),
  }));
}

/** The classes that a student has asked to join. */
export async function listOwnRequests(db: Database, studentId: string): Promise<OwnJoinRequest[]> {
  const rows = await db
    .select({ class: classes, given: users.firstName, family: users.lastName, request: joinRequests })
    .from(joinRequests)
    .innerJoin(classes, eq(classes.id, joinRequests.classId))
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(and(eq(joinRequests.studentId, studentId), isNull(classes.trashedAt)))
    .orderBy(asc(joinRequests.createdAt), asc(classes.id));
  return rows.map(({ class: row, given, family, request }) => ({
    class_id: row.id,
    class: presentFace(row),
    teacher: { name: `${given} ${family}`.trim() },
    asked_at: request.createdAt.toISOString(),
    declined: request.declinedAt !== null,
  }));
}

/** The number of waiting students by class; a class without any is left out. */
export async function countWaiting(db: Database, classIds: readonly string[]): Promise<Map<string, number>> {
  if (classIds.length === 0) return new Map();
  const rows = await db
    .select({ classId: joinRequests.classId, waiting: count() })
    .from(joinRequests)
    .where(and(inArray(joinRequests.classId, [...classIds]), isNull(joinRequests.declinedAt)))
    .groupBy(joinRequests.classId);
  return new Map(rows.map(({ classId, waiting }) => [classId, waiting]));
}

/** Enrols a waiting student; throws a 409 if no seat is free. */
export async function acceptRequest(db: Database, classId: string, studentId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [request] = await tx
      .delete(joinRequests)
      .where(isWaiting(classId, studentId))
      .returning({ classId: joinRequests.classId });
    if (request === undefined) throw new Problem('not_found', 'This student is no longer waiting.');
    await enrol(tx, classId, studentId);
  });
}

export async function declineRequest(db: Database, classId: string, studentId: string): Promise<void> {
  const [declined] = await db
    .update(joinRequests)
    .set({ declinedAt: new Date() })
    .where(isWaiting(classId, studentId))
    .returning({ classId: joinRequests.classId });
  if (declined === undefined) throw new Problem('not_found', 'This student is no longer waiting.');
}

const isWaiting = (classId: string, studentId: string) =>
  and(
    eq(joinRequests.classId, classId),
    eq(joinRequests.studentId, studentId),
    isNull(joinRequests.declinedAt),
  );
