import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { users } from '../../../accounts/users/tables.ts';
import { openTestApp } from '../../../testing.ts';
import { createClass } from './classes.ts';
import { enrol } from './seats.ts';
import { enrolments } from './tables.ts';

const { db, signIn } = await openTestApp();

async function makeStudents(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => randomUUID()).map((id) => ({
    id,
    firstName: 'Sam',
    lastName: 'Example',
    email: `${id}@school.test`,
    role: 'student' as const,
  }));
  await db.insert(users).values(rows);
  return rows.map(({ id }) => id);
}

const details = { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss' } as const;
const join = (classId: string, studentId: string) => db.transaction((tx) => enrol(tx, classId, studentId));

test('a teacher has at most 40 students in all classes, even if two join at once', async () => {
  const teacher = await signIn();
  const [one, other] = [
    await createClass(db, teacher.id, details),
    await createClass(db, teacher.id, details),
  ];
  const students = await makeStudents(42);
  for (const student of students.slice(0, 39)) await join(one.id, student);
  const [first = ''] = students;
  await join(other.id, first);

  const last = await Promise.allSettled(students.slice(39).map((student) => join(other.id, student)));
  expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const reasons = last.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
  expect(reasons).toMatchObject([
    { status: 409, message: 'This teacher already has 40 students, of at most 40.' },
    { status: 409 },
  ]);
  // A student of this teacher can join another class, and another teacher has room.
  await join(other.id, students[1] ?? '');
  const colleague = await createClass(db, (await signIn()).id, details);
  await join(colleague.id, students[41] ?? '');
  expect(await db.$count(enrolments)).toBe(43);
});
