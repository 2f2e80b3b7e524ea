import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type { JoinedStudent } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { isIn, teaches } from '../../classes/classes/class-access.ts';
import { classes, enrolments } from '../../classes/classes/tables.ts';
import { classFaceColumns, presentClass } from '../../work/assignments/assignments.ts';

const MAX = 20;
const LATELY = 7 * 24 * 60 * 60 * 1000;

/** The students who joined a class of the teacher lately, the last first. */
export async function listJoined(db: Database, teacherId: string, now: Date): Promise<JoinedStudent[]> {
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      class: classFaceColumns,
      joinedAt: enrolments.joinedAt,
    })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .innerJoin(users, eq(users.id, enrolments.studentId))
    .where(
      and(
        teaches(teacherId),
        isNull(classes.archivedAt),
        isIn(),
        gt(enrolments.joinedAt, new Date(now.getTime() - LATELY)),
      ),
    )
    .orderBy(desc(enrolments.joinedAt), asc(users.lastName), asc(users.id))
    .limit(MAX);
  return rows.map(({ id, firstName, lastName, class: face, joinedAt }) => ({
    student: { id, name: `${firstName} ${lastName}`.trim() },
    class: presentClass(face),
    joined_at: joinedAt.toISOString(),
  }));
}
