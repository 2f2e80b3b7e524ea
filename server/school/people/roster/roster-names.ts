import { sql } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import { type PersonName, splitName } from '../../../engine/masking/name-index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { guardians } from '../guardians/tables.ts';
import { invitations } from '../../classes/invitations/tables.ts';
import { joinRequests } from '../../classes/joining/tables.ts';
import { classes, classTeachers, enrolments } from '../../classes/classes/tables.ts';

/**
 * The names of a user and of everyone in their classes: students, invited students, teachers and
 * the guardians that the user has added.
 * One query, because it runs before every document.
 */
export async function rosterNames(db: Database, userId: string): Promise<PersonName[]> {
  const rows = await db.execute<{ given: string | null; family: string | null; typed: string | null }>(sql`
    with theirs as (
      select ${classes.id}, ${classes.teacherId} from ${classes} where ${classes.teacherId} = ${userId}
        or ${classes.id} in (select ${classTeachers.classId} from ${classTeachers} where ${classTeachers.teacherId} = ${userId})
      union
      select ${classes.id}, ${classes.teacherId} from ${classes}
        join ${enrolments} on ${enrolments.classId} = ${classes.id} where ${enrolments.studentId} = ${userId}
    )
    select ${users.firstName} as given, ${users.lastName} as family, null as typed from ${users}
      where ${users.id} = ${userId}
        or ${users.id} in (select teacher_id from theirs)
        or ${users.id} in (
          select ${classTeachers.teacherId} from ${classTeachers} join theirs on theirs.id = ${classTeachers.classId})
        or ${users.id} in (
          select ${enrolments.studentId} from ${enrolments} join theirs on theirs.id = ${enrolments.classId})
        or ${users.id} in (
          select ${joinRequests.studentId} from ${joinRequests} join theirs on theirs.id = ${joinRequests.classId})
    union
    select null, null, ${invitations.name} from ${invitations}
      join theirs on theirs.id = ${invitations.classId} where ${invitations.name} is not null
    union
    select null, null, ${guardians.name} from ${guardians} where ${guardians.authorId} = ${userId}`);
  return rows.map(({ given, family, typed }) =>
    typed === null ? { given: given ?? '', family: family ?? '' } : splitName(typed),
  );
}
