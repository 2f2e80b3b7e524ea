import { and, eq, sql } from 'drizzle-orm';
import type { Account } from '../../../accounts/users/account.ts';
import type { Database } from '../../../platform/database/client.ts';
import { prepareOnce } from '../../../platform/database/prepare-once.ts';
import { users } from '../../../accounts/users/tables.ts';
import type {
  Onboarding,
  OnboardingChange,
  OnboardingStep,
  SchoolDetails,
} from '../../../generated/schemas/index.ts';
import { ALONE_FROM, isYoung } from '../../../accounts/profile/birth-date.ts';
import { rejectDuringPurchase } from '../../../billing/subscriptions/reject-during-purchase.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOfferedInvitation } from '../invitations/invited-address.ts';
import { onboardings } from './tables.ts';

type Progress = Omit<typeof onboardings.$inferSelect, 'userId' | 'updatedAt'>;

const initial: Progress = {
  step: 'school',
  school: null,
  grades: [],
  subjects: [],
  standards: [],
  classId: null,
  aiNoticeAt: null,
};

const progressOfUser = prepareOnce((db) =>
  db
    .select()
    .from(onboardings)
    .where(eq(onboardings.userId, sql.placeholder('userId')))
    .prepare('onboarding_of_user'),
);

export async function findProgress(db: Database, userId: string): Promise<Progress> {
  const [row] = await progressOfUser(db).execute({ userId });
  return row ?? initial;
}

export async function presentOnboarding(
  db: Database,
  user: Pick<Account, 'id' | 'role' | 'onboardingCompleted' | 'email' | 'emailVerifiedAt'>,
): Promise<Onboarding> {
  const { step, school, grades, subjects, standards } = await findProgress(db, user.id);
  const completed = user.onboardingCompleted;
  const invitation = completed ? null : await findOfferedInvitation(db, user);
  return { role: user.role, completed, step, school, grades, subjects, standards, invitation };
}

/** Saves the progress; returns the current role of the account. */
export async function saveProgress(
  db: Database,
  account: Account,
  { role = account.role, ...change }: OnboardingChange,
): Promise<Account['role']> {
  if (account.emailVerifiedAt === null) throw new Problem('forbidden', 'Verify your email first.');
  return db.transaction(async (tx) => {
    await rejectRole(tx, account.id, role);
    const [updated] = await tx
      .update(users)
      .set({ role, updatedAt: new Date() })
      .where(and(eq(users.id, account.id), eq(users.onboardingCompleted, false)))
      .returning({ role: users.role });
    if (updated === undefined) throw new Problem('conflict', 'You have already completed onboarding.');
    const values = { ...change, ...(change.school && { school: readSchool(change.school) }) };
    const next = { ...(await findProgress(tx, account.id)), ...values };
    rejectIncomplete(next, next.step);
    await tx
      .insert(onboardings)
      .values({ userId: account.id, ...values })
      .onConflictDoUpdate({ target: onboardings.userId, set: { ...values, updatedAt: new Date() } });
    return updated.role;
  });
}

/** Locks the user's row, so that no purchase begins in the meantime. */
async function rejectRole(tx: Database, userId: string, role: Account['role']): Promise<void> {
  const [user] = await tx
    .select({ role: users.role, dateOfBirth: users.dateOfBirth })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (user === undefined || user.role === role) return;
  if (role === 'teacher' && isYoung(user.dateOfBirth)) {
    throw new Problem('forbidden', `Under ${ALONE_FROM}, you can only use Lectern as a student.`);
  }
  await rejectDuringPurchase(tx, userId);
}

const FIRST_YEAR = 2023;

function readSchool(school: SchoolDetails): SchoolDetails {
  const last = new Date().getUTCFullYear() + 2;
  const year = Number(school.school_year);
  if (year < FIRST_YEAR || year > last) {
    throw Problem.field('school.school_year', `Must be from ${FIRST_YEAR} to ${last}.`);
  }
  return {
    name: school.name.trim(),
    school_year: school.school_year,
    unit: school.unit?.trim() || null,
    section: school.section?.trim() || null,
  };
}

const REQUIRED = 'This field is required.';

/** Rejects progress on a step while an earlier step is incomplete. */
export function rejectIncomplete({ school, grades, subjects }: Progress, step: OnboardingStep): void {
  const missing = {
    ...(step !== 'school' && school === null && { school: [REQUIRED] }),
    ...(step === 'class' && grades.length === 0 && { grades: [REQUIRED] }),
    ...(step === 'class' && subjects.length === 0 && { subjects: [REQUIRED] }),
  };
  if (Object.keys(missing).length > 0) throw new Problem('invalid', undefined, { errors: missing });
}
