import { eq } from 'drizzle-orm';
import { schools, users } from '../../accounts/users/tables.ts';
import type { Database } from '../../platform/database/client.ts';

/** Gives a teacher a school, as onboarding does. */
export async function joinSchool(db: Database, userId: string, name: string): Promise<void> {
  const [school] = await db.insert(schools).values({ name }).returning({ id: schools.id });
  await db
    .update(users)
    .set({ schoolId: school?.id ?? null })
    .where(eq(users.id, userId));
}
