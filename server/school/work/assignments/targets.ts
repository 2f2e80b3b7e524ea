import { asc, eq, inArray } from 'drizzle-orm';
import type { AssignmentContent } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { listGroups, lockGroups } from '../../classes/classes/class-groups.ts';
import { classGroupStudents, enrolments } from '../../classes/classes/tables.ts';
import { readTargets } from './read-content.ts';
import { assignmentStudents, assignmentTargets } from './tables.ts';
import { combine } from './target-rules.ts';

export type Target = typeof assignmentTargets.$inferSelect;

export const targetsOf = (db: Database, assignmentId: string): Promise<Target[]> =>
  db
    .select()
    .from(assignmentTargets)
    .where(eq(assignmentTargets.assignmentId, assignmentId))
    .orderBy(asc(assignmentTargets.studentId), asc(assignmentTargets.groupId));

/** Stores for whom an assignment is and what differs; throws a 422 for a student or a group of another class. */
export async function writeTargets(
  tx: Database,
  { id, classId }: { id: string; classId: string },
  content: AssignmentContent,
  path = '',
): Promise<void> {
  await lockGroups(tx, classId);
  // Also those who were removed, whose exceptions are still there when they are restored.
  const students = await tx.select().from(enrolments).where(eq(enrolments.classId, classId));
  const groups = await listGroups(tx, classId);
  const inClass = {
    students: new Set(students.map(({ studentId }) => studentId)),
    groups: new Set(groups.map((group) => group.id)),
  };
  const rows = readTargets(content, inClass, path);
  await tx.delete(assignmentTargets).where(eq(assignmentTargets.assignmentId, id));
  if (rows.length > 0)
    await tx.insert(assignmentTargets).values(rows.map((row) => ({ ...row, assignmentId: id })));
  await settleStudents(tx, [id]);
}

/** Works out what counts for each student of these assignments, after targets or groups have changed. */
export async function settleStudents(tx: Database, assignmentIds: readonly string[]): Promise<void> {
  if (assignmentIds.length === 0) return;
  const targets = await tx
    .select({ target: assignmentTargets, memberId: classGroupStudents.studentId })
    .from(assignmentTargets)
    .leftJoin(classGroupStudents, eq(classGroupStudents.groupId, assignmentTargets.groupId))
    .where(inArray(assignmentTargets.assignmentId, [...assignmentIds]));
  const reached = targets.flatMap(({ target, memberId }) => {
    const studentId = target.studentId ?? memberId;
    return studentId === null ? [] : [{ studentId, target }];
  });
  const byStudent = Map.groupBy(reached, ({ studentId, target }) => `${target.assignmentId} ${studentId}`);
  const rows = [...byStudent.values()].flatMap((found) => {
    const [first] = found;
    if (first === undefined) return [];
    const own = found.find(({ target }) => target.studentId !== null)?.target ?? null;
    const ofGroups = found.flatMap(({ target }) => (target.groupId === null ? [] : [target]));
    const { studentId, target } = first;
    return [{ assignmentId: target.assignmentId, studentId, ...combine(own, ofGroups) }];
  });
  await tx.delete(assignmentStudents).where(inArray(assignmentStudents.assignmentId, [...assignmentIds]));
  if (rows.length > 0) await tx.insert(assignmentStudents).values(rows);
}
