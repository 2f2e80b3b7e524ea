import { sql } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type { Database } from '../../../platform/database/client.ts';
import { isIn, teaches } from '../../classes/classes/class-access.ts';
import { classes, enrolments } from '../../classes/classes/tables.ts';
import { invitations } from '../../classes/invitations/tables.ts';

/** The full names of the students in a teacher's classes, also of invited ones, in alphabetical order. */
export async function studentNames(db: Database, teacherId: string): Promise<string[]> {
  const rows = await db.execute<{ name: string }>(sql`
    with theirs as (select ${classes.id} from ${classes} where ${teaches(teacherId)})
    select trim(concat(${users.firstName}, ' ', ${users.lastName})) as name from ${users}
      join ${enrolments} on ${enrolments.studentId} = ${users.id}
      join theirs on theirs.id = ${enrolments.classId} where ${isIn()}
    union
    select trim(${invitations.name}) as name from ${invitations}
      join theirs on theirs.id = ${invitations.classId} where ${invitations.name} is not null
    order by name`);
  return rows.map(({ name }) => name).filter((name) => name !== '');
}
