import { eq } from 'drizzle-orm';
import type { Account } from '../../accounts/users/account.ts';
import { type ClassRow, makeClass } from '../classes/classes.ts';
import { classes } from '../classes/tables.ts';
import type { Database } from '../../platform/database/client.ts';
import { schools, users } from '../../accounts/users/tables.ts';
import type { NewClass } from '../../generated/schemas/index.ts';
import { invite, type InvitationRow } from '../invitations/invitations.ts';
import { Problem } from '../../platform/problem.ts';
import { findProgress, refuseUnfilled } from './progress.ts';
import { onboardings } from './tables.ts';

interface Completion {
  class: ClassRow | null;
  /** Those that were made by this call, and whose mail is to be sent. */
  invited: InvitationRow[];
}

/**
 * Ends a teacher's onboarding, once: a repeated call finds what the first one made. Only a verified
 * address gets here, so whoever has finished is verified, and finishing is no way round the mail.
 */
export async function completeOnboarding(
  db: Database,
  account: Account,
  wish: NewClass | null,
): Promise<Completion> {
  if (account.role !== 'teacher') throw new Problem('forbidden', 'A student joins a class instead.');
  if (account.emailVerifiedAt === null) throw new Problem('forbidden', 'Verify your email first.');
  return db.transaction(async (tx) => {
    // Two calls at once take turns here.
    const [user] = await tx.select().from(users).where(eq(users.id, account.id)).for('update');
    const progress = await findProgress(tx, account.id);
    if (user?.onboardingCompleted) return { class: await findClass(tx, progress.classId), invited: [] };
    refuseUnfilled(progress, 'class');
    await settle(tx, account.id, progress.school);
    const made = wish && (await makeClass(tx, account.id, wish));
    if (made) {
      await tx.update(onboardings).set({ classId: made.id }).where(eq(onboardings.userId, account.id));
    }
    return { class: made, invited: made ? await invite(tx, made.id, wish.roster) : [] };
  });
}

async function findClass(db: Database, id: string | null): Promise<ClassRow | null> {
  if (id === null) return null;
  const [row] = await db.select().from(classes).where(eq(classes.id, id));
  return row ?? null;
}

/** Gives the account its school and lets it in. */
async function settle(
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
