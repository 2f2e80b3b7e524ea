import { eq } from 'drizzle-orm';
import { type Account, normalEmail } from '../../../accounts/users/account.ts';
import { rejectHiddenName } from '../../../accounts/users/person-name.ts';
import type { ClassRow } from '../classes/class-access.ts';
import { createClass } from '../classes/classes.ts';
import { classes } from '../classes/tables.ts';
import type { Database } from '../../../platform/database/client.ts';
import { schools, users } from '../../../accounts/users/tables.ts';
import type { NewClass, OnboardingEnd } from '../../../generated/schemas/index.ts';
import { acceptInvitation, invite, type InvitationRow } from '../invitations/invitations.ts';
import { Problem } from '../../../platform/problem.ts';
import { findProgress, rejectIncomplete } from './progress.ts';
import { onboardings } from './tables.ts';

interface Completion {
  class: ClassRow | null;
  /** The invitations that this call created, which need an email. */
  invited: InvitationRow[];
}

/**
 * Completes the onboarding of a teacher with a verified address; a repeated call returns the first
 * one's class.
 */
export async function completeOnboarding(
  db: Database,
  account: Account,
  { class: newClass, invitation_id: invitationId }: OnboardingEnd,
): Promise<Completion> {
  if (account.role !== 'teacher')
    throw new Problem('forbidden', 'Students complete onboarding by joining a class.');
  if (account.emailVerifiedAt === null) throw new Problem('forbidden', 'Verify your email first.');
  rejectRoster(newClass?.roster ?? [], account.email);
  return db.transaction(async (tx) => {
    // Serialises concurrent calls.
    const [user] = await tx.select().from(users).where(eq(users.id, account.id)).for('update');
    const progress = await findProgress(tx, account.id);
    if (user?.onboardingCompleted) return { class: await findClass(tx, progress.classId), invited: [] };
    rejectIncomplete(progress, 'class');
    await finish(tx, account.id, progress.school);
    if (invitationId !== undefined) await acceptInvitation(tx, invitationId, account, 'co-teacher');
    const created = newClass && (await createClass(tx, account.id, newClass));
    if (created) {
      await tx.update(onboardings).set({ classId: created.id }).where(eq(onboardings.userId, account.id));
    }
    return { class: created, invited: created ? await invite(tx, created.id, newClass.roster) : [] };
  });
}

function rejectRoster(roster: NewClass['roster'], ownEmail: string): void {
  for (const { name, email } of roster) {
    rejectHiddenName(name ?? '', 'class.roster');
    if (normalEmail(email) === ownEmail)
      throw Problem.field('class.roster', 'Your own address is in the list. Leave it out.');
  }
}

async function findClass(db: Database, id: string | null): Promise<ClassRow | null> {
  if (id === null) return null;
  const [row] = await db.select().from(classes).where(eq(classes.id, id));
  return row ?? null;
}

/** Saves the school and marks the onboarding as completed. */
async function finish(
  tx: Database,
  userId: string,
  school: Awaited<ReturnType<typeof findProgress>>['school'],
): Promise<void> {
  const [row] =
    school === null
      ? []
      : await tx
          .insert(schools)
          .values({
            name: school.name,
            schoolYear: school.school_year,
            unit: school.unit,
            section: school.section,
          })
          .returning({ id: schools.id });
  await tx
    .update(users)
    .set({ onboardingCompleted: true, schoolId: row?.id ?? null, updatedAt: new Date() })
    .where(eq(users.id, userId));
}
