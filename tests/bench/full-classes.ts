import { randomUUID } from 'node:crypto';
import { assignments } from '../../server/school/work/assignments/tables.ts';
import { classes, enrolments } from '../../server/school/classes/classes/tables.ts';
import type { Database } from '../../server/platform/database/client.ts';
import { type SignedIn, signIn } from '../support/account.ts';

/** The seats of a plan. */
const STUDENTS = 40;
const DAY = 86_400_000;

export interface FullClass {
  id: string;
  teacher: SignedIn;
  students: readonly SignedIn[];
  /** Published assignments for everyone, due tomorrow. */
  assignments: readonly string[];
}

/** A class in which every seat is taken. */
export async function insertClass(
  db: Database,
  { students: count = STUDENTS, assignments: set = 1 } = {},
): Promise<FullClass> {
  const teacher = await signIn(db);
  const students: SignedIn[] = [];
  for (let seat = 0; seat < count; seat += 1) students.push(await signIn(db, { role: 'student' }));
  const id = randomUUID();
  await db.insert(classes).values({
    id,
    teacherId: teacher.id,
    name: '7B',
    subject: 'Science',
    grade: 'Grade 7',
    cover: 'moss',
    code: id.slice(0, 7).toUpperCase(),
  });
  if (students.length > 0)
    await db.insert(enrolments).values(students.map((student) => ({ classId: id, studentId: student.id })));
  const rows = Array.from({ length: set }, (_, index) => ({
    id: randomUUID(),
    classId: id,
    createdBy: teacher.id,
    timeZone: 'Europe/London',
    title: `Leaf diary ${index + 1}`,
    instructions: 'Choose one leaf that you can visit every day. For five days, draw it and measure it.',
    points: 10,
    category: 'Homework',
    kinds: ['text' as const, 'file' as const],
    dueAt: new Date(Date.now() + DAY),
    attempts: 1,
    aiPolicy: 'hints' as const,
    forEveryone: true,
    publishAt: new Date(Date.now() - DAY),
    hideNames: false,
  }));
  await db.insert(assignments).values(rows);
  return { id, teacher, students, assignments: rows.map((row) => row.id) };
}
