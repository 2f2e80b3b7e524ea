import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { type Account, normalEmail } from '../../../accounts/users/account.ts';
import { type PreviewRow, presentPreview, previewColumns } from '../classes/classes.ts';
import { enrol } from '../classes/seats.ts';
import { classes, classTeachers, enrolments } from '../classes/tables.ts';
import type { Database } from '../../../platform/database/client.ts';
import { schools, users } from '../../../accounts/users/tables.ts';
import type {
  Invitation,
  InvitationRole,
  InvitationState,
  InvitedStudent,
  RosterEntry,
} from '../../../generated/schemas/index.ts';
import { Problem } from '../../../platform/problem.ts';
import { invitations } from './tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;
export type FoundInvitation = PreviewRow & { invitation: InvitationRow; students: number };

export const INVITATION_DAYS = 7;
const DAY = 24 * 3_600_000;

export const expiryFromNow = (): Date => new Date(Date.now() + INVITATION_DAYS * DAY);

/** Creates invitations; skips addresses with an open invitation to the class. */
export async function invite(
  db: Database,
  classId: string,
  roster: readonly RosterEntry[],
  role: InvitationRole = 'student',
): Promise<InvitationRow[]> {
  if (roster.length === 0) return [];
  const expiresAt = expiryFromNow();
  return db
    .insert(invitations)
    .values(
      roster.map(({ email, name }) => ({
        id: randomUUID(),
        classId,
        email: normalEmail(email),
        name: name?.trim() || null,
        role,
        expiresAt,
      })),
    )
    .onConflictDoNothing()
    .returning();
}

export async function listInvitations(db: Database, classId: string): Promise<InvitationRow[]> {
  return db.select().from(invitations).where(eq(invitations.classId, classId)).orderBy(invitations.email);
}

/** The number of invitations that can still be accepted, by class; a class without any is left out. */
export async function countPending(db: Database, classIds: readonly string[]): Promise<Map<string, number>> {
  if (classIds.length === 0) return new Map();
  const rows = await db
    .select({ classId: invitations.classId, pending: count() })
    .from(invitations)
    .where(
      and(
        inArray(invitations.classId, [...classIds]),
        eq(invitations.role, 'student'),
        isNull(invitations.usedAt),
        isNull(invitations.revokedAt),
        gt(invitations.expiresAt, new Date()),
      ),
    )
    .groupBy(invitations.classId);
  return new Map(rows.map(({ classId, pending }) => [classId, pending]));
}

export async function findInvitation(db: Database, id: string): Promise<FoundInvitation> {
  const [found] = await db
    .select({
      ...previewColumns,
      invitation: invitations,
      students: sql<number>`(select count(*)::int from ${enrolments}
        where ${enrolments.classId} = ${classes.id} and ${enrolments.removedAt} is null)`,
    })
    .from(invitations)
    .innerJoin(classes, eq(classes.id, invitations.classId))
    .innerJoin(users, eq(users.id, classes.teacherId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(and(eq(invitations.id, id), isNull(classes.trashedAt)));
  if (found === undefined) throw new Problem('not_found', 'This invitation no longer exists.');
  return found;
}

type Invitee = Pick<Account, 'id' | 'email' | 'emailVerifiedAt'>;

/** Finds an invitation to the verified address of this user; throws a 404 otherwise. */
export async function findOwnInvitation(
  db: Database,
  id: string,
  invitee: Invitee,
): Promise<FoundInvitation> {
  const found = await findInvitation(db, id);
  if (invitee.emailVerifiedAt === null || found.invitation.email !== invitee.email) {
    throw new Problem('not_found', 'This invitation is for another email address.');
  }
  return found;
}

/** The open invitation to the class for a student who typed the code instead. */
export async function findOpenInvitation(
  db: Database,
  classId: string,
  email: string,
): Promise<string | null> {
  const [found] = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.classId, classId),
        eq(invitations.email, email),
        eq(invitations.role, 'student'),
        isOpen(),
      ),
    );
  return found?.id ?? null;
}

export const isOpen = () =>
  and(isNull(invitations.usedAt), isNull(invitations.revokedAt), gt(invitations.expiresAt, new Date()));

/** Redeems an invitation as a student or a co-teacher; the same user may repeat the call. */
export async function acceptInvitation(
  tx: Database,
  id: string,
  invitee: Invitee,
  role: InvitationRole,
): Promise<void> {
  const { invitation } = await findOwnInvitation(tx, id, invitee);
  if (invitation.role !== role)
    throw new Problem('forbidden', `This invitation is for a ${role === 'student' ? 'teacher' : 'student'}.`);
  const [used] = await tx
    .update(invitations)
    .set({ usedAt: new Date(), usedBy: invitee.id })
    .where(and(eq(invitations.id, id), isOpen()))
    .returning();
  if (used === undefined) {
    await rejectUnlessUsedBy(tx, id, invitee);
    await rejectRemoved(tx, invitation, invitee.id);
    return;
  }
  if (invitation.role === 'student') await enrol(tx, invitation.classId, invitee.id);
  else await addTeacher(tx, invitation.classId, invitee.id);
}

const addTeacher = (tx: Database, classId: string, teacherId: string) =>
  tx.insert(classTeachers).values({ classId, teacherId }).onConflictDoNothing();

async function rejectUnlessUsedBy(tx: Database, id: string, invitee: Invitee): Promise<void> {
  // Read again, because a concurrent call may have redeemed it.
  const { invitation } = await findInvitation(tx, id);
  if (invitation.usedBy !== invitee.id) throw new Problem('conflict', messages[stateOf(invitation)]);
}

/** Who was removed from the class, or left it, needs a new invitation. */
async function rejectRemoved(
  tx: Database,
  { classId, role }: Pick<InvitationRow, 'classId' | 'role'>,
  userId: string,
): Promise<void> {
  const members =
    role === 'student'
      ? tx.$count(
          enrolments,
          and(
            eq(enrolments.classId, classId),
            eq(enrolments.studentId, userId),
            isNull(enrolments.removedAt),
          ),
        )
      : tx.$count(
          classTeachers,
          and(eq(classTeachers.classId, classId), eq(classTeachers.teacherId, userId)),
        );
  if ((await members) === 0) throw new Problem('conflict', messages.used);
}

const messages: Record<InvitationState, string> = {
  valid: 'This invitation cannot be used.',
  expired: 'This invitation has expired.',
  used: 'This invitation was already used.',
  revoked: 'Your teacher has withdrawn this invitation.',
};

/** Revokes an invitation; the caller checks who asks. */
export async function revokeInvitation(db: Database, id: string): Promise<void> {
  const [revoked] = await db
    .update(invitations)
    .set({ revokedAt: sql`coalesce(${invitations.revokedAt}, now())` })
    .where(and(eq(invitations.id, id), isNull(invitations.usedAt)))
    .returning();
  if (revoked === undefined) throw new Problem('conflict', messages.used);
}

function stateOf(row: Pick<InvitationRow, 'usedAt' | 'revokedAt' | 'expiresAt'>): InvitationState {
  if (row.usedAt !== null) return 'used';
  if (row.revokedAt !== null) return 'revoked';
  return row.expiresAt.getTime() <= Date.now() ? 'expired' : 'valid';
}

export function presentInvitation({ invitation, students, ...preview }: FoundInvitation): Invitation {
  return {
    ...presentPreview(preview),
    id: invitation.id,
    role: invitation.role,
    state: stateOf(invitation),
    email: invitation.email,
    expires_at: invitation.expiresAt.toISOString(),
    class_id: invitation.classId,
    students,
  };
}

export const presentInvited = (row: InvitationRow): InvitedStudent => ({
  invitation_id: row.id,
  email: row.email,
  name: row.name,
  state: stateOf(row),
});
