import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { normalEmail } from '../../../accounts/users/account.ts';
import { rejectHiddenName } from '../../../accounts/users/person-name.ts';
import { users } from '../../../accounts/users/tables.ts';
import type { ClassInvitation, ClassInvitationState, RosterEntry } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { type ClassRow, isIn } from '../classes/class-access.ts';
import { enrolments } from '../classes/tables.ts';
import { listTeachers, type TaughtClass } from './co-teachers.ts';
import { expiryFromNow, type InvitationRow, invite } from './invitations.ts';
import { invitations } from './tables.ts';

/** The invitations to a class, the newest first. */
export async function listClassInvitations(db: Database, classId: string): Promise<ClassInvitation[]> {
  const rows = await db
    .select()
    .from(invitations)
    .where(eq(invitations.classId, classId))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(500);
  return rows.map(presentClassInvitation);
}

export const presentClassInvitation = (row: InvitationRow): ClassInvitation => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  state: stateOf(row, new Date()),
  changed_at: (
    row.usedAt ??
    row.revokedAt ??
    row.failedAt ??
    row.openedAt ??
    row.sentAt ??
    row.createdAt
  ).toISOString(),
});

function stateOf(row: InvitationRow, now: Date): ClassInvitationState {
  if (row.usedAt !== null) return 'joined';
  if (row.revokedAt !== null) return 'revoked';
  if (row.expiresAt <= now) return 'expired';
  if (row.failedAt !== null) return 'failed';
  if (row.openedAt !== null) return 'opened';
  return row.sentAt === null ? 'sending' : 'sent';
}

export interface Invited {
  created: InvitationRow[];
  /** Addresses that belong to the class or have an open invitation to it. */
  skipped: number;
}

/** Invites students to a class; skips its students and teachers, and those with an open invitation. */
export async function inviteStudents(
  db: Database,
  row: TaughtClass,
  roster: readonly RosterEntry[],
): Promise<Invited> {
  for (const [index, { name }] of roster.entries()) rejectHiddenName(name ?? '', `roster.${index}.name`);
  await closeExpired(db, row.id);
  const present = new Set([...(await memberEmails(db, row.id)), ...(await teacherEmails(db, row))]);
  const fresh = roster.filter(({ email }) => !present.has(normalEmail(email)));
  const created = await invite(db, row.id, fresh);
  return { created, skipped: roster.length - created.length };
}

/** Invites a co-teacher, whose address must not have an open invitation. */
export async function inviteTeacher(db: Database, row: ClassRow, email: string): Promise<InvitationRow> {
  await closeExpired(db, row.id);
  if ((await teacherEmails(db, row)).has(normalEmail(email)))
    throw Problem.field('email', 'This teacher teaches the class already.');
  const [created] = await invite(db, row.id, [{ email, name: null }], 'co-teacher');
  if (created === undefined) throw Problem.field('email', 'This address has an open invitation.');
  return created;
}

/** The addresses of the students in a class, in the form of accounts. */
export async function memberEmails(db: Database, classId: string): Promise<Set<string>> {
  const rows = await db
    .select({ email: users.email })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.studentId))
    .where(and(eq(enrolments.classId, classId), isIn()));
  return new Set(rows.map(({ email }) => email));
}

/** The addresses of the teachers of a class, who can't be its students. */
export async function teacherEmails(db: Database, row: TaughtClass): Promise<Set<string>> {
  return new Set((await listTeachers(db, row)).map(({ email }) => email));
}

/** An invitation that has expired must not prevent a new one to the same address. */
async function closeExpired(db: Database, classId: string): Promise<void> {
  const now = new Date();
  const open = await db
    .select({ id: invitations.id, expiresAt: invitations.expiresAt })
    .from(invitations)
    .where(and(eq(invitations.classId, classId), isNull(invitations.usedAt), isNull(invitations.revokedAt)));
  const expired = open.filter(({ expiresAt }) => expiresAt <= now).map(({ id }) => id);
  if (expired.length > 0)
    await db.update(invitations).set({ revokedAt: now }).where(inArray(invitations.id, expired));
}

/** Renews an invitation that was not used, also an expired or revoked one; its email is to be sent again. */
export async function renewInvitation(db: Database, id: string): Promise<InvitationRow> {
  const [renewed] = await db
    .update(invitations)
    .set({ expiresAt: expiryFromNow(), revokedAt: null, sentAt: null, failedAt: null, openedAt: null })
    .where(and(eq(invitations.id, id), isNull(invitations.usedAt)))
    .returning();
  if (renewed === undefined) throw new Problem('conflict', 'This invitation was already used.');
  return renewed;
}
