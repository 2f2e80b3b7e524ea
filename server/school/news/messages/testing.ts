import { eq } from 'drizzle-orm';
import type { NewSend } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { TestApp } from '../../../testing.ts';
import { classes } from '../../classes/classes/tables.ts';
import { addGuardian } from '../../people/guardians/guardians.ts';
import { links, summarisedGuardian } from '../../people/guardians/testing.ts';
import { classWith } from '../../marking/student-work/testing.ts';
import { getSend, send } from './sends.ts';

const toClass = {
  group_id: null,
  student_ids: null,
  to_students: true,
  to_guardians: false,
  title: 'Leaf diary',
  text: 'Please hand in your leaf diary.',
};

/** What a teacher sends to a class unless a test changes it. */
export const newSend = (classId: string, change: Partial<NewSend> = {}): NewSend => ({
  class_id: classId,
  ...toClass,
  ...change,
});

/** Sends a message, and returns its threads by student; those of guardians are under the id with a star. */
export async function sendTo(
  db: Database,
  teacherId: string,
  classId: string,
  change: Partial<NewSend> = {},
): Promise<{ id: string; threads: Map<string, string> }> {
  const id = await send(db, teacherId, newSend(classId, change), undefined);
  const { recipients } = await getSend(db, teacherId, id);
  const threads = recipients.map(({ student, guardian, thread_id: threadId }): [string, string] => [
    guardian === null ? student.id : `${student.id}*`,
    threadId,
  ]);
  return { id, threads: new Map(threads) };
}

/** A teacher with a class of two students, of whom the first has a guardian. */
export async function messagingClass({ db, signIn }: Pick<TestApp, 'db' | 'signIn'>) {
  const teacher = await signIn();
  const [student, classmate] = [await signIn({ role: 'student' }), await signIn({ role: 'student' })];
  const classId = await classWith(db, teacher.id, [student, classmate]);
  const guardian = await addGuardian({ db, links }, teacher.id, student.id, {
    name: 'Kemal Demir',
    email: 'k.demir@home.test',
    language: 'en',
    weekly_summary: false,
  });
  return { teacher, student, classmate, classId, guardian };
}

/** A message to a guardian with this address, of which no email was sent yet; returns the id of the teacher. */
export async function messageToGuardian(
  { db, signIn }: Pick<TestApp, 'db' | 'signIn'>,
  email: string,
): Promise<string> {
  const teacherId = await summarisedGuardian({ db, signIn }, email);
  const [found] = await db.select({ id: classes.id }).from(classes).where(eq(classes.teacherId, teacherId));
  await sendTo(db, teacherId, found?.id ?? '', { to_students: false, to_guardians: true });
  return teacherId;
}
