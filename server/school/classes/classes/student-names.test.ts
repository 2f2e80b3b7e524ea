import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../../accounts/users/tables.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { studentsOf } from '../../work/assignments/assignments.ts';
import { classWith } from '../../marking/student-work/testing.ts';

const { db, signIn } = await openTestApp();

async function classOf(names: readonly (readonly [first: string, last: string])[]) {
  const teacher = await signIn();
  const students: SignedIn[] = [];
  for (const [firstName, lastName] of names) {
    const student = await signIn({ role: 'student' });
    await db.update(users).set({ firstName, lastName }).where(eq(users.id, student.id));
    students.push(student);
  }
  const emailOf = async (index: number) => {
    const [row] = await db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, students[index]?.id ?? ''));
    return row?.email;
  };
  return { classId: await classWith(db, teacher.id, students), emailOf };
}

const namesIn = async (classId: string) => (await studentsOf(db, classId)).map(({ name }) => name);

test('students are listed as people sort names', async () => {
  const { classId } = await classOf([
    ['Zoe', 'Zhang'],
    ['Mia', 'Öz'],
    ['Lan', 'Đinh'],
    ['Eva', 'eriksen'],
    ['Ola', 'Olsen'],
    ['Sam', 'Dean'],
  ]);
  expect(await namesIn(classId)).toEqual([
    'Sam Dean',
    'Lan Đinh',
    'Eva eriksen',
    'Ola Olsen',
    'Mia Öz',
    'Zoe Zhang',
  ]);
});

test('two students of one name have their addresses with it', async () => {
  const { classId, emailOf } = await classOf([
    ['Sam', 'Lee'],
    ['Sam', 'lee'],
    ['Ana', 'Lima'],
  ]);
  const names = await namesIn(classId);
  expect(names.toSorted()).toEqual(
    [`Sam Lee (${await emailOf(0)})`, `Sam lee (${await emailOf(1)})`, 'Ana Lima'].toSorted(),
  );
});
