import { randomUUID } from 'node:crypto';
import type { AssignmentContent } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { SignedIn, TestApp } from '../../../testing.ts';
import { createAssignment } from '../../work/assignments/assignments.ts';
import { createClass } from '../../classes/classes/classes.ts';
import { enrol } from '../../classes/classes/seats.ts';
import { saveMark } from '../marking/marks.ts';
import { saveDraft } from '../../work/submissions/drafts.ts';
import { handIn } from '../../work/submissions/hand-in.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** A time this many hours from now, as the API writes it, and never one that lasts to the end of its minute. */
export function inHours(hours: number): string {
  const time = Date.now() + hours * HOUR;
  const lastsAMinute = new Date(time).getUTCMinutes() % 15 === 14;
  return new Date(lastsAMinute ? time + Math.sign(hours) * MINUTE : time).toISOString();
}

/** A published assignment of ten points for the whole class, due tomorrow; long published if it was due before. */
const leafDiary = (change: Partial<AssignmentContent> = {}): AssignmentContent => ({
  title: 'Leaf diary',
  instructions: 'Draw one leaf for five days.',
  points: 10,
  category: 'Homework',
  kinds: ['text', 'file', 'link'],
  due_at: inHours(24),
  cut_off_at: inHours(48),
  attempts: null,
  ai_policy: 'hints',
  late_policy: null,
  rubric: null,
  student_ids: null,
  group_ids: [],
  exceptions: [],
  group_exceptions: [],
  file_ids: [],
  publish_at: inHours((change.due_at ?? inHours(24)) < inHours(0) ? -24 * 30 : -1),
  missing_percent: null,
  hide_names: false,
  quiz: null,
  ...change,
});

/** Creates a class of a teacher with students. */
export async function classWith(
  db: Database,
  teacherId: string,
  students: readonly Pick<SignedIn, 'id'>[],
): Promise<string> {
  const face = { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss' } as const;
  const { id } = await createClass(db, teacherId, face);
  const joinedAt = new Date(inHours(-24 * 60));
  for (const student of students) await db.transaction((tx) => enrol(tx, id, student.id, joinedAt));
  return id;
}

export const addAssignment = (
  db: Database,
  teacherId: string,
  classId: string,
  change: Partial<AssignmentContent> = {},
): Promise<string> =>
  createAssignment(db, teacherId, { classId, timeZone: 'Europe/London', content: leafDiary(change) });

/** Writes a text and hands it in; returns the id of the submission. */
export async function handInText(
  db: Database,
  studentId: string,
  assignmentId: string,
  text = 'Monday: 41 mm, one hole.',
  revision = 0,
): Promise<string> {
  const saved = await saveDraft(db, studentId, assignmentId, { revision, text, link: '' });
  const receipt = await handIn(db, studentId, assignmentId, { revision: saved.revision, key: randomUUID() });
  return receipt.id;
}

export const giveMark = (db: Database, teacherId: string, id: string, points = 8): Promise<void> =>
  saveMark(db, teacherId, id, {
    revision: 0,
    state: 'marked',
    scores: [],
    points,
    comment: 'Careful shading.',
    notes: [],
  });

/** A teacher with a class, a student of it and an assignment. */
export async function assignedWork({ db, signIn }: TestApp, change: Partial<AssignmentContent> = {}) {
  const teacher = await signIn();
  const student = await signIn({ role: 'student' });
  const classId = await classWith(db, teacher.id, [student]);
  return { teacher, student, classId, id: await addAssignment(db, teacher.id, classId, change) };
}
