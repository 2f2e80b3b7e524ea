import type { TestApp } from '../../../testing.ts';
import { addAssignment, classWith } from '../../marking/student-work/testing.ts';
import { addGuardian } from './guardians.ts';

/** As the links of the test application are signed. */
export const links = { publicUrl: 'https://lectern.test', linkSecret: 'test-secret' };

/** A Friday afternoon on which summaries are due, so late that all assignments are published. */
export const summaryDay = new Date('2036-11-21T15:00:00Z');

/** A guardian with this address, for whom a summary is due; returns the id of the teacher. */
export async function summarisedGuardian(
  { db, signIn }: Pick<TestApp, 'db' | 'signIn'>,
  email: string,
): Promise<string> {
  const [teacher, student] = [await signIn(), await signIn({ role: 'student' })];
  const classId = await classWith(db, teacher.id, [student]);
  await addAssignment(db, teacher.id, classId, { due_at: null, cut_off_at: null });
  const details = { name: 'Kemal Demir', email, language: 'en', weekly_summary: true } as const;
  await addGuardian({ db, links }, teacher.id, student.id, details);
  return teacher.id;
}
