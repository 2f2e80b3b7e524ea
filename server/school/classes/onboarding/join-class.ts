import { eq, sql } from 'drizzle-orm';
import type { Account } from '../../../accounts/users/account.ts';
import type { ClassRow } from '../classes/class-access.ts';
import { findClassByCode, isEnrolled, titleOf } from '../classes/classes.ts';
import type { Database } from '../../../platform/database/client.ts';
import { schools, users } from '../../../accounts/users/tables.ts';
import type { Joining, JoinState } from '../../../generated/schemas/index.ts';
import { acceptInvitation, findOwnInvitation, findOpenInvitation } from '../invitations/invitations.ts';
import { joinWithCode } from '../joining/join-with-code.ts';
import { hasAddress } from '../../../platform/mail/no-address.ts';
import { Problem } from '../../../platform/problem.ts';
import { ALONE_FROM, isYoung, readBirthDate } from '../../../accounts/profile/birth-date.ts';
import { onboardings } from './tables.ts';

/** Enrols a student, which completes their onboarding, or lets them wait for the teacher. */
export async function joinClass(db: Database, account: Account, joining: Joining): Promise<Joined> {
  if (account.role !== 'student') throw new Problem('forbidden', 'Only students can join a class.');
  if (account.emailVerifiedAt === null) throw new Problem('forbidden', 'Verify your email first.');
  // With a birth date of their choice, students whose age is unknown would join any class.
  if (!hasAddress(account.email))
    throw new Problem('forbidden', 'Join another class in your list of classes.');
  const given = account.dateOfBirth ?? readBirthDate(joining.date_of_birth);
  const joined = await db.transaction(async (tx) => {
    const birthDate = await claimBirthDate(tx, account.id, given);
    const { row, invitationId } = await findEntry(tx, account, joining);
    let state: JoinState = 'joined';
    if (invitationId !== null) await acceptInvitation(tx, invitationId, account, 'student');
    else if (!(await isEnrolled(tx, row.id, account.id))) {
      // Returned, not thrown: the date must be stored, so that another answer cannot bypass the age limit.
      if (isYoung(birthDate)) return null;
      state = await joinWithCode(tx, row, account.id);
    }
    await finish(tx, account, birthDate, row.teacherId);
    return state === 'joined'
      ? { message: `You are in ${titleOf(row)}.`, classId: row.id }
      : {
          message: `Your teacher has to let you into ${titleOf(row)}. You can start when that is done.`,
          classId: null,
        };
  });
  if (joined === null) throw underage();
  return joined;
}

interface Joined {
  /** What to say about it. */
  message: string;
  /** Null while the student waits. */
  classId: string | null;
}

interface Entry {
  row: ClassRow;
  invitationId: string | null;
}

async function findEntry(tx: Database, account: Account, joining: Joining): Promise<Entry> {
  const { class_code: code, invitation_id: id } = joining;
  if ((code === undefined) === (id === undefined)) {
    throw Problem.field('class_code', 'Enter either a class code or an invitation.');
  }
  if (id !== undefined) {
    const { class: row } = await findOwnInvitation(tx, id, account);
    return { row, invitationId: id };
  }
  const { class: row } = await findClassByCode(tx, code ?? '');
  const invitationId = await findOpenInvitation(tx, row.id, account.email);
  return { row, invitationId };
}

const underage = () =>
  Problem.field(
    'date_of_birth',
    `Under ${ALONE_FROM}, you join with an invitation. Ask your teacher to send one to your email address.`,
  );

/** Stores the first birth date that a user gives, and returns the stored one. The row lock makes concurrent answers count once. */
async function claimBirthDate(tx: Database, userId: string, given: string): Promise<string> {
  const [user] = await tx
    .update(users)
    .set({ dateOfBirth: sql`coalesce(${users.dateOfBirth}, ${given}::date)` })
    .where(eq(users.id, userId))
    .returning({ birthDate: users.dateOfBirth });
  return user?.birthDate ?? given;
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
