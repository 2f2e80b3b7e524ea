import { and, asc, eq, isNull } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import { hasValidPlan } from '../../../billing/subscriptions/entitlement.ts';
import type { PlanCover } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { titleOf } from './classes.ts';
import { classes, classTeachers } from './tables.ts';

/** The classes that a teacher co-teaches under a valid plan of the owner, which covers them there. */
export async function listCover(db: Database, teacherId: string): Promise<PlanCover[]> {
  const rows = await db
    .select({
      id: classes.id,
      name: classes.name,
      subject: classes.subject,
      given: users.firstName,
      family: users.lastName,
    })
    .from(classTeachers)
    .innerJoin(classes, eq(classes.id, classTeachers.classId))
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(
      and(eq(classTeachers.teacherId, teacherId), isNull(classes.trashedAt), hasValidPlan(classes.teacherId)),
    )
    .orderBy(asc(classes.name), asc(classes.subject), asc(classes.id));
  return rows.map(({ id, given, family, ...face }) => ({
    class_id: id,
    class_title: titleOf(face),
    teacher: `${given} ${family}`.trim(),
  }));
}
