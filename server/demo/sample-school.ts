import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ruleEngine } from '../engine/rule-engine/rule-engine.ts';
import { hashPassword } from '../accounts/passwords/password-hash.ts';
import type { OpenBilling } from '../billing/open-billing.ts';
import { grant, WELCOME_TOKENS } from '../billing/credits/credits.ts';
import type { Database } from '../platform/database/client.ts';
import { schools, users } from '../accounts/users/tables.ts';
import { generations } from '../documents/generations/document/tables.ts';
import { Generations } from '../documents/generations/generations.ts';
import type { Logger } from '../documents/generations/run/runner.ts';
import { startGeneration } from '../documents/generations/start/start-generation.ts';
import { demoAccounts } from './accounts.ts';
import { sampleHistory } from './history.ts';
import { createSampleClass, sampleSchool } from './sample-class.ts';
import { createSampleWork } from './sample-work.ts';
import { subscribeSampleUsers } from './sample-subscriptions.ts';

const names = {
  teacher: { firstName: 'Amara', lastName: 'Okafor' },
  student: { firstName: 'Jonas', lastName: 'Lindqvist' },
};

/**
 * Fills an empty database with the demo accounts, their sandbox subscriptions, documents of the
 * built-in engine, and a lesson and assignments in their class. With Stripe the accounts get no subscription, and so
 * nothing of this.
 */
export async function createSampleSchool(db: Database, billing: OpenBilling, log: Logger): Promise<void> {
  if ((await db.$count(users)) > 0) return;
  const people = await createAccounts(db);
  if (people === null || billing.sandbox === undefined) return;
  await subscribeSampleUsers(billing, billing.sandbox);
  const documents = await writeHistory(db, people.teacherId, log);
  await createSampleWork(db, { ...people, documents });
}

/** Returns the ids of teacher, student and class; null if another process was faster. */
async function createAccounts(db: Database) {
  const rows = await Promise.all(
    demoAccounts.map(async ({ role, email, password }) => ({
      id: randomUUID(),
      ...names[role],
      email,
      role,
      dateOfBirth: role === 'student' ? '2013-05-09' : null,
      passwordHash: await hashPassword(password),
      emailVerifiedAt: new Date(),
      onboardingCompleted: true,
    })),
  );
  return db.transaction(async (tx) => {
    // One row per account, because a user may edit the school in the profile.
    const { name, school_year: schoolYear, unit, section } = sampleSchool;
    const schoolRows = await tx
      .insert(schools)
      .values(rows.map(() => ({ name, schoolYear, unit, section })))
      .returning({ id: schools.id });
    const created = await tx
      .insert(users)
      .values(rows.map((row, index) => ({ ...row, schoolId: schoolRows[index]?.id })))
      .onConflictDoNothing()
      .returning({ id: users.id, role: users.role });
    for (const { id } of created) await grant(tx, id, 'welcome', WELCOME_TOKENS);
    const teacher = created.find(({ role }) => role === 'teacher');
    const student = created.find(({ role }) => role === 'student');
    if (!teacher || !student) return null;
    const classId = await createSampleClass(tx, teacher.id, student.id);
    return { teacherId: teacher.id, studentId: student.id, classId };
  });
}

/** Returns the ids of the documents by their keys. */
async function writeHistory(
  db: Database,
  teacherId: string,
  log: Logger,
): Promise<ReadonlyMap<string, string>> {
  const writing = new Generations({ db, engine: ruleEngine({ pause: 0 }), log, alone: true });
  const teacher = { id: teacherId, role: 'teacher', emailVerifiedAt: new Date() } as const;
  const documents = new Map<string, string>();
  for (const { key, request, favourite } of sampleHistory) {
    const { id } = await startGeneration(db, writing.runner, teacher, request, key);
    await writing.runner.idle(id);
    await db.update(generations).set({ saved: true, favourite }).where(eq(generations.id, id));
    documents.set(key, id);
  }
  await writing.close();
  return documents;
}
