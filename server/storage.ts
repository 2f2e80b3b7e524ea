import { eq, type SQL, sql } from 'drizzle-orm';
import { users } from './accounts/users/tables.ts';
import { grantedPlans } from './billing/grants/tables.ts';
import { sources } from './documents/sources/tables.ts';
import type { StorageUse } from './generated/schemas/index.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/client.ts';
import type { ReserveStorage } from './platform/files/metered-store.ts';
import type { HandlersOf } from './platform/http/handler.ts';
import { Problem } from './platform/problem.ts';
import { classes, enrolments } from './school/classes/classes/tables.ts';
import { briefcaseEntries, briefcaseFiles, briefcaseUploads } from './school/library/briefcases/tables.ts';
import { lessonFiles, lessons } from './school/lessons/lessons/tables.ts';
import { assignmentFiles } from './school/work/assignments/tables.ts';
import { workFiles } from './school/work/submissions/tables.ts';

type Quotas = Config['storage'];

const MB = 1024 * 1024;

/** What the owners have stored: files, those that are arriving, and the texts of sources. Previews and photos are small and not counted. */
async function bytesOf(db: Database, owners: SQL): Promise<number> {
  const [row] = await db.select({ bytes: sql`sum(bytes)`.mapWith(Number) }).from(
    sql`(select ${workFiles.size} as bytes from ${workFiles} where ${workFiles.studentId} in ${owners}
        union all select ${assignmentFiles.size} from ${assignmentFiles} where ${assignmentFiles.uploadedBy} in ${owners}
        union all select ${lessonFiles.size} from ${lessonFiles}
          join ${lessons} on ${lessons.id} = ${lessonFiles.lessonId} where ${lessons.createdBy} in ${owners}
        union all select ${briefcaseFiles.size} from ${briefcaseFiles}
          join ${briefcaseEntries} on ${briefcaseEntries.id} = ${briefcaseFiles.entryId} where ${briefcaseEntries.ownerId} in ${owners}
        union all select ${briefcaseUploads.size} from ${briefcaseUploads}
          where ${briefcaseUploads.entryId} is null and ${briefcaseUploads.ownerId} in ${owners}
        union all select octet_length(${sources.text}) from ${sources} where ${sources.userId} in ${owners}) as stored`,
  );
  return row?.bytes ?? 0;
}

const domainOf = sql`case when ${users.role} = 'teacher' and ${users.emailVerifiedAt} is not null
  then split_part(${users.email}, '@', 2) end`;

/** The schools that administrators listed among those of a teacher's address, or of a student's teachers. */
const schoolsOf = (db: Database, userId: string) =>
  db
    .select({ domain: grantedPlans.domain })
    .from(grantedPlans)
    .where(
      sql`${grantedPlans.domain} in (select ${domainOf} from ${users} where ${users.id} = ${userId}
        or ${users.id} in (select ${classes.teacherId} from ${classes}
          join ${enrolments} on ${enrolments.classId} = ${classes.id}
          where ${enrolments.studentId} = ${userId} and ${enrolments.removedAt} is null))`,
    )
    .orderBy(grantedPlans.domain);

const person = (userId: string): SQL => sql`(${userId}::uuid)`;

/** Its teachers and the students of their classes. */
const peopleOf = (domain: string | null): SQL => sql`(
  select ${users.id} from ${users} where ${domainOf} = ${domain}
  union select ${enrolments.studentId} from ${enrolments}
    join ${classes} on ${classes.id} = ${enrolments.classId}
    join ${users} on ${users.id} = ${classes.teacherId}
    where ${domainOf} = ${domain} and ${enrolments.removedAt} is null)`;

export const storageReserver =
  ({ perPerson, perSchool }: Quotas): ReserveStorage =>
  async (tx, userId, bytes) => {
    if (bytes === 0) return;
    // Always in this order, so that two uploads never wait for each other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    rejectFull('Your storage', (await bytesOf(tx, person(userId))) + bytes, perPerson);
    for (const { domain } of await schoolsOf(tx, userId).for('no key update'))
      rejectFull('The storage of your school', (await bytesOf(tx, peopleOf(domain))) + bytes, perSchool);
  };

function rejectFull(what: string, wanted: number, limit: number): void {
  if (wanted <= limit) return;
  const message = `${what} has ${sizeOf(limit)}, and with this it would need ${sizeOf(wanted)}. Remove what is no longer needed, or ask the administrator for more.`;
  throw Problem.field('file', message);
}

const sizeOf = (bytes: number) => `${Math.ceil(bytes / MB)} MB`;

/** The caller's storage; a student is not told how much their school has. */
export const storageHandlers = (
  db: Database,
  { perPerson, perSchool }: Quotas,
): HandlersOf<'getStorage'> => ({
  async getStorage({ user }) {
    const [school] = user.role === 'teacher' ? await schoolsOf(db, user.id) : [];
    const own: StorageUse = { used: await bytesOf(db, person(user.id)), limit: perPerson };
    if (school === undefined) return { own, school: null };
    return { own, school: { used: await bytesOf(db, peopleOf(school.domain)), limit: perSchool } };
  },
});
