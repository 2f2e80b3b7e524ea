import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ruleEngine } from '../engine/rule-engine/rule-engine.ts';
import { hashPassword } from '../accounts/passwords/password-hash.ts';
import type { OpenBilling } from '../billing/open-billing.ts';
import { setGrant } from '../billing/grants/grants.ts';
import { grant, WELCOME_TOKENS } from '../billing/credits/credits.ts';
import type { SchoolDetails } from '../generated/schemas/index.ts';
import type { DemoSize } from '../platform/config.ts';
import type { Database } from '../platform/database/client.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { onboardings } from '../school/classes/onboarding/tables.ts';
import { schools, users } from '../accounts/users/tables.ts';
import { generations } from '../documents/generations/document/tables.ts';
import { Generations } from '../documents/generations/generations.ts';
import type { Logger } from '../documents/generations/run/runner.ts';
import { startGeneration } from '../documents/generations/start/start-generation.ts';
import { demoAccounts } from './accounts.ts';
import { sampleHistory } from './history.ts';
import { SAMPLE_ZONE } from './dates/sample-dates.ts';
import { createFourClasses } from './four-classes/classes.ts';
import { fillFourClasses } from './four-classes/four-classes.ts';
import { createSampleClass } from './sample-class.ts';
import { createSampleWork } from './sample-work.ts';
import { subscribeSampleUsers } from './sample-subscriptions.ts';
import { createTimetable } from './timetable.ts';

const names = {
  teacher: { firstName: 'Amara', lastName: 'Okafor' },
  student: { firstName: 'Jonas', lastName: 'Lindqvist' },
};

const sampleSchool: SchoolDetails = {
  name: 'Harborview School',
  school_year: '2026',
  unit: 'Middle school',
  section: null,
};

interface Setting {
  db: Database;
  billing: OpenBilling;
  files: FileStore;
  log: Logger;
  size: DemoSize;
}

/**
 * Fills an empty database with the demo accounts, their sandbox subscriptions, documents of the built-in engine, and one
 * class or four with lessons, assignments and work. With Stripe the accounts get no subscription, and so nothing of this.
 */
export async function createSampleSchool({ db, billing, files, log, size }: Setting): Promise<void> {
  if ((await db.$count(users)) > 0) return;
  const people = await createAccounts(db, size);
  if (people === null || billing.sandbox === undefined) return;
  await subscribeSampleUsers(billing, billing.sandbox);
  const documents = await writeHistory(db, people.teacherId, log);
  const { classes, ...accounts } = people;
  if (size === 'school') await fillFourClasses({ db, files, ...accounts }, classes);
  else for (const { id: classId } of classes) await createSampleWork(db, { ...accounts, classId, documents });
  await createTimetable(db, { teacherId: people.teacherId, classIds: classes.map(({ id }) => id) });
}

/** The students of four classes are more than a plan has seats for. */
const SEATS = 150;

/** Returns the ids of teacher and student, and their classes; null if another process was faster. */
async function createAccounts(db: Database, size: DemoSize) {
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
      .values(rows.map(() => ({ name, schoolYear, unit, section, timeZone: SAMPLE_ZONE })))
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
    const people = { teacherId: teacher.id, studentId: student.id };
    if (size === 'school')
      await setGrant(tx, { userId: teacher.id }, { plan: null, seats: SEATS, ends_at: null });
    const classes =
      size === 'school' ? await createFourClasses(tx, people) : await createSampleClass(tx, people);
    await tx.insert(onboardings).values([
      {
        userId: teacher.id,
        step: 'class',
        school: sampleSchool,
        grades: [6, 7, 8],
        subjects: ['Science', 'Biology'],
        standards: ['NGSS'],
        classId: classes[0]?.id,
      },
      { userId: student.id, aiNoticeAt: new Date() },
    ]);
    return { ...people, classes };
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
