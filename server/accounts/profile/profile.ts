import { eq } from 'drizzle-orm';
import { type Account, findAccount } from '../users/account.ts';
import type { Database } from '../../platform/database/client.ts';
import { rejectHiddenName } from '../users/person-name.ts';
import { schools, users } from '../users/tables.ts';
import type { Profile, ProfileSchool } from '../../generated/schemas/index.ts';
import { deleteEmptySchool } from '../users/delete-user.ts';
import { isYoung, readBirthDate } from './birth-date.ts';
import { mergeProfile } from './merge-profile.ts';
import { Problem } from '../../platform/problem.ts';

/** Saves the name, birth date and school of a user. */
export async function saveProfile(db: Database, { id }: Account, sent: Profile): Promise<void> {
  await db.transaction(async (tx) => {
    // Another window may be saving; its changes are read once they are stored.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
    const account = await findAccount(tx, id);
    if (account === undefined) throw new Problem('unauthenticated');
    await storeProfile(tx, account, mergeProfile(account, sent));
  });
}

async function storeProfile(tx: Database, account: Account, profile: Profile): Promise<void> {
  const dateOfBirth = profile.date_of_birth === null ? null : readBirthDate(profile.date_of_birth);
  rejectHiddenName(profile.first_name, 'first_name');
  rejectHiddenName(profile.last_name.trim(), 'last_name');
  rejectAgeChange(account, dateOfBirth);
  const schoolId = await settleSchool(tx, account, profile.school);
  await tx
    .update(users)
    .set({
      firstName: profile.first_name.trim(),
      lastName: profile.last_name.trim(),
      dateOfBirth,
      schoolId,
      updatedAt: new Date(),
    })
    .where(eq(users.id, account.id));
  if (account.schoolId !== null && schoolId === null) await deleteEmptySchool(tx, account.schoolId);
}

async function settleSchool(
  tx: Database,
  account: Account,
  wanted: Profile['school'],
): Promise<number | null> {
  if (wanted === undefined) return account.schoolId;
  return wanted && saveSchool(tx, account, wanted);
}

/** Users under 13 join classes only by invitation, so they cannot change their age, in either role. */
function rejectAgeChange({ role, dateOfBirth: known }: Account, wanted: string | null): void {
  if (wanted === known || !isYoung(known)) return;
  const who = role === 'student' ? 'your teacher' : 'support';
  throw Problem.field('date_of_birth', `Ask ${who} to correct your birth date.`);
}

/**
 * Omitted fields keep their values. Users may share a school, so a shared row is copied instead of
 * changed.
 */
async function saveSchool(tx: Database, { school, schoolId }: Account, wanted: NonNullable<ProfileSchool>) {
  const values = {
    name: wanted.name.trim(),
    schoolYear: wanted.school_year === undefined ? (school?.schoolYear ?? null) : wanted.school_year,
    unit: wanted.unit === undefined ? (school?.unit ?? null) : wanted.unit,
    section: wanted.section === undefined ? (school?.section ?? null) : wanted.section,
  };
  const isSame =
    school !== null &&
    school.name === values.name &&
    school.schoolYear === values.schoolYear &&
    school.unit === values.unit &&
    school.section === values.section;
  if (isSame) return schoolId;
  if (schoolId !== null && (await tx.$count(users, eq(users.schoolId, schoolId))) === 1) {
    await tx.update(schools).set(values).where(eq(schools.id, schoolId));
    return schoolId;
  }
  const [row] = await tx.insert(schools).values(values).returning({ id: schools.id });
  return row?.id ?? null;
}
