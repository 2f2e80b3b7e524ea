import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type { ClassEntry, ClassState } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { prepareVariants } from '../../../platform/database/prepare-once.ts';
import { hasJoined, teaches } from './class-access.ts';
import { presentFace } from './classes.ts';
import { classes, enrolments } from './tables.ts';

/** Counts by class; the rooms of invitations and of join requests depend on this one. */
export interface Counters {
  pendingInvitations: CountByClass;
  joinRequests: CountByClass;
}
type CountByClass = (classIds: readonly string[]) => Promise<Map<string, number>>;

interface Asking {
  id: string;
  role: 'teacher' | 'student';
}

/** The classes in this state that the user teaches, or has joined as a student. */
export async function listClasses(
  db: Database,
  user: Asking,
  counters: Counters,
  state: ClassState,
): Promise<ClassEntry[]> {
  const rows = await classesIn(db, { role: user.role, state }).execute({ userId: user.id });
  return presentEntries(rows, user, counters);
}

/** One class that the user teaches or has joined, as an entry; the caller checks which. */
export async function presentClass(
  db: Database,
  user: Asking,
  counters: Counters,
  classId: string,
): Promise<ClassEntry> {
  const rows = await selectEntries(db, eq(classes.id, classId));
  const [entry] = await presentEntries(rows, user, counters);
  if (entry === undefined) throw new Error('The class has disappeared.');
  return entry;
}

type Listing = { role: Asking['role']; state: ClassState };

const classesIn = prepareVariants((db, listing: Listing) =>
  selectEntries(db, inState(db, listing)).prepare('classes_in_state'),
);

function inState(db: Database, { role, state }: Listing): SQL | undefined {
  const userId = sql.placeholder('userId');
  if (state === 'trash') return and(eq(classes.teacherId, userId), isNotNull(classes.trashedAt));
  const theirs = role === 'teacher' ? teaches(userId) : hasJoined(db, userId);
  return and(theirs, state === 'archived' ? isNotNull(classes.archivedAt) : isNull(classes.archivedAt));
}

const selectEntries = (db: Database, which: SQL | undefined) =>
  db
    .select({
      class: classes,
      teacher: { firstName: users.firstName, lastName: users.lastName },
      students: sql<number>`(select count(*)::int from ${enrolments}
        where ${enrolments.classId} = ${classes.id} and ${enrolments.removedAt} is null)`,
    })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(which)
    .orderBy(asc(classes.name), asc(classes.subject), asc(classes.id));

async function presentEntries(
  rows: Awaited<ReturnType<typeof selectEntries>>,
  user: Asking,
  counters: Counters,
): Promise<ClassEntry[]> {
  const isTeacher = user.role === 'teacher';
  const ids = rows.map((row) => row.class.id);
  const [pending, waiting] = isTeacher
    ? await Promise.all([counters.pendingInvitations(ids), counters.joinRequests(ids)])
    : [];
  return rows.map(({ class: row, teacher, students }) => ({
    id: row.id,
    class: presentFace(row),
    teacher: { name: `${teacher.firstName} ${teacher.lastName}`.trim() },
    archived_at: row.archivedAt?.toISOString() ?? null,
    teaching: isTeacher
      ? {
          role: row.teacherId === user.id ? 'owner' : 'co-teacher',
          code: row.code,
          students,
          pending_invitations: pending?.get(row.id) ?? 0,
          waiting: waiting?.get(row.id) ?? 0,
          joining: {
            expires_at: row.codeExpiresAt?.toISOString() ?? null,
            max_uses: row.codeMaxUses,
            uses: row.codeUses,
            paused: row.codePaused,
            approval: row.approval,
          },
          records_pasting: row.recordsPasting,
        }
      : null,
  }));
}
