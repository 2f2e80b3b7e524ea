import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../../accounts/users/tables.ts';
import type { ClassEntry, ClassState } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
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
  return readEntries(db, user, counters, inState(db, user, state));
}

/** One class that the user teaches or has joined, as an entry; the caller checks which. */
export async function presentClass(
  db: Database,
  user: Asking,
  counters: Counters,
  classId: string,
): Promise<ClassEntry> {
  const [entry] = await readEntries(db, user, counters, eq(classes.id, classId));
  if (entry === undefined) throw new Error('The class has disappeared.');
  return entry;
}

function inState(db: Database, user: Asking, state: ClassState): SQL | undefined {
  if (state === 'trash') return and(eq(classes.teacherId, user.id), isNotNull(classes.trashedAt));
  const theirs = user.role === 'teacher' ? teaches(user.id) : hasJoined(db, user.id);
  return and(theirs, state === 'archived' ? isNotNull(classes.archivedAt) : isNull(classes.archivedAt));
}

async function readEntries(
  db: Database,
  user: Asking,
  counters: Counters,
  which: SQL | undefined,
): Promise<ClassEntry[]> {
  const rows = await db
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
  const isTeacher = user.role === 'teacher';
  const ids = rows.map((row) => row.class.id);
  const pending = isTeacher ? await counters.pendingInvitations(ids) : null;
  const waiting = isTeacher ? await counters.joinRequests(ids) : null;
  return rows.map(({ class: row, teacher, students }) => ({
    id: row.id,
    class: presentFace(row),
    teacher: { name: `${teacher.firstName} ${teacher.lastName}` },
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
