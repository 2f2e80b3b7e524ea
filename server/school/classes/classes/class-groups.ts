import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ClassGroup } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { isIn } from './class-access.ts';
import { classes, classGroups, classGroupStudents, enrolments } from './tables.ts';

/** The groups of classes by name, each with its students who are in the class. The caller checks who asks. */
export async function groupsIn(
  db: Database,
  classIds: readonly string[],
): Promise<(ClassGroup & { classId: string })[]> {
  if (classIds.length === 0) return [];
  const rows = await db
    .select({ group: classGroups, studentId: enrolments.studentId })
    .from(classGroups)
    .leftJoin(classGroupStudents, eq(classGroupStudents.groupId, classGroups.id))
    .leftJoin(
      enrolments,
      and(
        eq(enrolments.classId, classGroups.classId),
        eq(enrolments.studentId, classGroupStudents.studentId),
        isIn(),
      ),
    )
    .where(inArray(classGroups.classId, [...classIds]))
    .orderBy(asc(sql`lower(${classGroups.name})`), asc(classGroups.id), asc(enrolments.studentId));
  return [...Map.groupBy(rows, ({ group }) => group.id).values()].flatMap((members) => {
    const group = members[0]?.group;
    if (group === undefined) return [];
    const { id, name, classId } = group;
    return [{ id, name, classId, student_ids: members.flatMap(({ studentId }) => studentId ?? []) }];
  });
}

export const listGroups = async (db: Database, classId: string): Promise<ClassGroup[]> =>
  (await groupsIn(db, [classId])).map(({ id, name, student_ids }) => ({ id, name, student_ids }));

/** Makes changes of groups and of assignments for them wait for each other. */
export async function lockGroups(tx: Database, classId: string): Promise<void> {
  await tx.select({ id: classes.id }).from(classes).where(eq(classes.id, classId)).for('no key update');
}
