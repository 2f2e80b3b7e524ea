import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ClassGroup, ClassGroupContent } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { assignments, assignmentTargets } from '../assignments/tables.ts';
import { closedAssignments } from '../closings/closed-assignments.ts';
import { settleStudents } from '../assignments/targets.ts';
import { findOpenClass, findTaughtClass, listClassStudents } from '../../classes/classes/class-access.ts';
import { listGroups, lockGroups } from '../../classes/classes/class-groups.ts';
import { classGroups, classGroupStudents } from '../../classes/classes/tables.ts';
import { moveToTrash } from '../../classes/removals/removals.ts';

const MAX_GROUPS = 40;

export async function createGroup(
  db: Database,
  teacherId: string,
  classId: string,
  content: ClassGroupContent,
): Promise<ClassGroup> {
  await findOpenClass(db, classId, teacherId);
  const id = randomUUID();
  return db.transaction(async (tx) => {
    await lockGroups(tx, classId);
    if ((await tx.$count(classGroups, eq(classGroups.classId, classId))) >= MAX_GROUPS)
      throw new Problem('conflict', `A class has at most ${MAX_GROUPS} groups.`);
    await requireFreeName(tx, { id, classId }, content.name);
    await tx.insert(classGroups).values({ id, classId, name: content.name.trim() });
    return writeStudents(tx, { id, classId }, content);
  });
}

/** Changes a group; what its assignments set for it follows. */
export async function saveGroup(
  db: Database,
  teacherId: string,
  id: string,
  content: ClassGroupContent,
): Promise<ClassGroup> {
  const { classId } = await requireTaughtGroup(db, teacherId, id);
  await findOpenClass(db, classId, teacherId);
  return db.transaction(async (tx) => {
    await lockGroups(tx, classId);
    await requireFreeName(tx, { id, classId }, content.name);
    await tx.update(classGroups).set({ name: content.name.trim() }).where(eq(classGroups.id, id));
    return writeStudents(tx, { id, classId }, content);
  });
}

/** Deletes a group; throws a 409 while an assignment names it, because its students would lose what it gives them. */
export async function deleteGroup(db: Database, teacherId: string, id: string): Promise<void> {
  const { classId, name } = await requireTaughtGroup(db, teacherId, id);
  const { teacherId: ownerId } = await findOpenClass(db, classId, teacherId);
  await db.transaction(async (tx) => {
    await lockGroups(tx, classId);
    const [naming] = await tx
      .select({ title: assignments.title, trashedAt: assignments.trashedAt })
      .from(assignmentTargets)
      .innerJoin(assignments, eq(assignments.id, assignmentTargets.assignmentId))
      .where(eq(assignmentTargets.groupId, id))
      .orderBy(assignments.createdAt);
    if (naming) {
      const place = naming.trashedAt === null ? '' : ' in the trash';
      const problem = `“${naming.title}”${place} is set for this group. Change that assignment first.`;
      throw new Problem('conflict', problem);
    }
    await moveToTrash(tx, classGroups, { kind: 'group', id, title: name, classId, ownerId, by: teacherId });
  });
}

/** A group of a class that the user teaches; throws a 404 otherwise. */
async function requireTaughtGroup(db: Database, teacherId: string, id: string) {
  const [group] = await db.select().from(classGroups).where(eq(classGroups.id, id));
  if (group === undefined) throw new Problem('not_found');
  await findTaughtClass(db, group.classId, teacherId);
  return group;
}

interface GroupIds {
  id: string;
  classId: string;
}

async function requireFreeName(tx: Database, { id, classId }: GroupIds, name: string): Promise<void> {
  const isSame = and(
    eq(classGroups.classId, classId),
    sql`lower(${classGroups.name}) = lower(${name.trim()})`,
    sql`${classGroups.id} <> ${id}`,
  );
  if ((await tx.$count(classGroups, isSame)) > 0) throw Problem.field('name', 'Another group has this name.');
}

/** Students who were removed from the class keep their place in the group. */
async function writeStudents(
  tx: Database,
  { id, classId }: GroupIds,
  { student_ids: chosen }: ClassGroupContent,
): Promise<ClassGroup> {
  const inClass = (await listClassStudents(tx, classId)).map((student) => student.id);
  if (chosen.some((studentId) => !inClass.includes(studentId)))
    throw Problem.field('student_ids', 'Choose students of this class.');
  await tx
    .delete(classGroupStudents)
    .where(and(eq(classGroupStudents.groupId, id), inArray(classGroupStudents.studentId, inClass)));
  const rows = [...new Set(chosen)].map((studentId) => ({ groupId: id, studentId }));
  if (rows.length > 0) await tx.insert(classGroupStudents).values(rows);
  const naming = await tx
    .select({ id: assignments.id, dueAt: assignments.dueAt, timeZone: assignments.timeZone })
    .from(assignmentTargets)
    .innerJoin(assignments, eq(assignments.id, assignmentTargets.assignmentId))
    .where(eq(assignmentTargets.groupId, id));
  // In a closed term, work stays for whom it was; its reopening makes up for that.
  const closedTermOf = await closedAssignments(tx, classId);
  const open = naming.filter((assignment) => closedTermOf(assignment) === null);
  await settleStudents(
    tx,
    open.map((assignment) => assignment.id),
  );
  const group = (await listGroups(tx, classId)).find((one) => one.id === id);
  if (group === undefined) throw new Problem('not_found');
  return group;
}
