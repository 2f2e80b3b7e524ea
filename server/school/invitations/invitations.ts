import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Account, normalEmail } from '../../accounts/users/account.ts';
import { enrol, type PreviewRow, presentPreview, previewColumns } from '../classes/classes.ts';
import { classes, enrolments } from '../classes/tables.ts';
import type { Database } from '../../platform/database/client.ts';
import { schools, users } from '../../accounts/users/tables.ts';
import type {
  Invitation,
  InvitationState,
  InvitedStudent,
  RosterEntry,
} from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import { invitations } from './tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;
type FoundInvitation = PreviewRow & { invitation: InvitationRow; students: number };

export const INVITATION_DAYS = 7;
const DAY = 24 * 3_600_000;

/**
 * Puts students on the roster of a class; an address that waits there already is not invited twice.
 */
export async function invite(
  db: Database,
  classId: string,
  roster: readonly RosterEntry[],
): Promise<InvitationRow[]> {
  if (roster.length === 0) return [];
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY);
  return db
    .insert(invitations)
    .values(
      roster.map(({ email, name }) => ({
        id: randomUUID(),
        classId,
        email: normalEmail(email),
        name: name?.trim() || null,
        expiresAt,
      })),
    )
    .onConflictDoNothing()
    .returning();
}

export async function listInvitations(db: Database, classId: string): Promise<InvitationRow[]> {
  return db.select().from(invitations).where(eq(invitations.classId, classId)).orderBy(invitations.email);
}

export async function findInvitation(db: Database, id: string): Promise<FoundInvitation> {
  const [found] = await db
    .select({
      ...previewColumns,
      invitation: invitations,
      students: sql<number>`(select count(*)::int from ${enrolments} where ${enrolments.classId} = ${classes.id})`,
    })
    .from(invitations)
    .innerJoin(classes, eq(classes.id, invitations.classId))
    .innerJoin(users, eq(users.id, classes.teacherId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(invitations.id, id));
  if (found === undefined) throw new Problem('not_found', 'This invitation is not there any more.');
  return found;
}

type Person = Pick<Account, 'id' | 'email' | 'emailVerifiedAt'>;

/**
 * The invitation, for whoever has verified that its address is theirs; another person does not find
 * it.
 */
export async function findOwnInvitation(db: Database, id: string, person: Person): Promise<FoundInvitation> {
  const found = await findInvitation(db, id);
  if (person.emailVerifiedAt === null || found.invitation.email !== person.email) {
    throw new Problem('not_found', 'This invitation is for another address.');
  }
  return found;
}

/** The invitation with which a student who typed the code could have come. */
export async function findWaitingInvitation(
  db: Database,
  classId: string,
  email: string,
): Promise<string | null> {
  const [found] = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.classId, classId), eq(invitations.email, email), isWaiting()));
  return found?.id ?? null;
}

const isWaiting = () =>
  and(isNull(invitations.usedAt), isNull(invitations.revokedAt), gt(invitations.expiresAt, new Date()));

/**
 * Uses up an invitation and enrols its student; the one who used it may do so again, nobody else.
 */
export async function acceptInvitation(tx: Database, id: string, person: Person): Promise<void> {
  const { invitation } = await findOwnInvitation(tx, id, person);
  const [used] = await tx
    .update(invitations)
    .set({ usedAt: new Date(), usedBy: person.id })
    .where(and(eq(invitations.id, id), isWaiting()))
    .returning();
  if (used === undefined) await refuseUnlessUsedBy(tx, id, person);
  await enrol(tx, invitation.classId, person.id);
}

async function refuseUnlessUsedBy(tx: Database, id: string, person: Person): Promise<void> {
  // Read again: a second call may have used it while this one waited.
  const { invitation } = await findInvitation(tx, id);
  if (invitation.usedBy !== person.id) throw new Problem('conflict', refusals[stateOf(invitation)]);
}

const refusals: Record<InvitationState, string> = {
  valid: 'This invitation cannot be used.',
  expired: 'This invitation has expired.',
  used: 'This invitation was already used.',
  revoked: 'This invitation was taken back.',
};

/** Takes back an invitation to a class of this teacher's. */
export async function revokeInvitation(db: Database, id: string, teacherId: string): Promise<void> {
  const found = await findInvitation(db, id);
  if (found.class.teacherId !== teacherId) throw new Problem('not_found');
  const [revoked] = await db
    .update(invitations)
    .set({ revokedAt: sql`coalesce(${invitations.revokedAt}, now())` })
    .where(and(eq(invitations.id, id), isNull(invitations.usedAt)))
    .returning();
  if (revoked === undefined) throw new Problem('conflict', refusals.used);
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
    state: stateOf(invitation),
    email: invitation.email,
    expires_at: invitation.expiresAt.toISOString(),
    students,
  };
}

export const presentInvited = (row: InvitationRow): InvitedStudent => ({
  invitation_id: row.id,
  email: row.email,
  name: row.name,
  state: stateOf(row),
});
