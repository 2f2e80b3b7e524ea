import { eq } from 'drizzle-orm';
import type { Account } from '../../accounts/users/account.ts';
import { enrol, findClassByCode, isEnrolled, titleOf } from '../classes/classes.ts';
import type { Database } from '../../platform/database/client.ts';
import { schools, users } from '../../accounts/users/tables.ts';
import type { Joining } from '../../generated/schemas/index.ts';
import { acceptInvitation, findOwnInvitation, findOpenInvitation } from '../invitations/invitations.ts';
import { Problem } from '../../platform/problem.ts';
import { ageOn, ALONE_FROM, readBirthDate } from '../../accounts/profile/birth-date.ts';
import { onboardings } from './tables.ts';

/** Enrols a student, which completes their onboarding; returns the title of the class. */
export async function joinClass(db: Database, account: Account, joining: Joining): Promise<string> {
  if (account.role !== 'student') throw new Problem('forbidden', 'Only students can join a class.');
  if (account.emailVerifiedAt === null) throw new Problem('forbidden', 'Verify your email first.');
  // A stored date takes precedence, so that another answer cannot bypass the age limit.
  const birthDate = account.dateOfBirth ?? readBirthDate(joining.date_of_birth);
  return db.transaction(async (tx) => {
    const entry = await findEntry(tx, account, joining);
    if (entry.invitationId !== null) await acceptInvitation(tx, entry.invitationId, account);
    else if (!(await isEnrolled(tx, entry.classId, account.id))) {
      rejectUnderage(birthDate);
      await enrol(tx, entry.classId, account.id);
    }
    await finish(tx, account, birthDate, entry.teacherId);
    return entry.title;
  });
}

interface Entry {
  classId: string;
  teacherId: string;
  title: string;
  invitationId: string | null;
}

async function findEntry(tx: Database, account: Account, joining: Joining): Promise<Entry> {
  const { class_code: code, invitation_id: id } = joining;
  if ((code === undefined) === (id === undefined)) {
    throw Problem.field('class_code', 'Enter either a class code or an invitation.');
  }
  if (id !== undefined) {
    const { class: row } = await findOwnInvitation(tx, id, account);
    return { classId: row.id, teacherId: row.teacherId, title: titleOf(row), invitationId: id };
  }
  const { class: row } = await findClassByCode(tx, code ?? '');
  const invitationId = await findOpenInvitation(tx, row.id, account.email);
  return { classId: row.id, teacherId: row.teacherId, title: titleOf(row), invitationId };
}

function rejectUnderage(birthDate: string): void {
  if (ageOn(birthDate, new Date()) >= ALONE_FROM) return;
  throw Problem.field(
    'date_of_birth',
    `Under ${ALONE_FROM}, you join with an invitation. Ask your teacher to send one to your email address.`,
  );
}

async function finish(tx: Database, account: Account, birthDate: string, teacherId: string): Promise<void> {
  const now = new Date();
  await tx
    .insert(onboardings)
    .values({ userId: account.id, aiNoticeAt: now })
    .onConflictDoUpdate({ target: onboardings.userId, set: { aiNoticeAt: now, updatedAt: now } });
  // Read again, because a concurrent call may have copied the school.
  const [student] = await tx
    .select({ schoolId: users.schoolId })
    .from(users)
    .where(eq(users.id, account.id))
    .for('no key update');
  await tx
    .update(users)
    .set({
      dateOfBirth: birthDate,
      onboardingCompleted: true,
      schoolId: student?.schoolId ?? (await copySchool(tx, teacherId)),
      updatedAt: now,
    })
    .where(eq(users.id, account.id));
}

/** A separate row, because a student may edit the school in the profile. */
async function copySchool(tx: Database, teacherId: string): Promise<number | null> {
  const [school] = await tx
    .select({ name: schools.name, schoolYear: schools.schoolYear })
    .from(users)
    .innerJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(users.id, teacherId));
  if (school === undefined) return null;
  const [copy] = await tx.insert(schools).values(school).returning({ id: schools.id });
  return copy?.id ?? null;
}
