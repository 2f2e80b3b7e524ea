import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../../accounts/users/tables.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { archiveClass } from '../../classes/classes/class-lifecycle.ts';
import { makeLesson } from '../../lessons/student-lessons/testing.ts';
import { addAssignment, classWith, inHours } from '../../marking/student-work/testing.ts';

const { app, db, signIn } = await openTestApp();

const search = async ({ headers }: SignedIn, words: string): Promise<[string, string][]> => {
  const answer = await app.inject({ url: `/api/search?${new URLSearchParams({ q: words })}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json().items.map(({ kind, title }: { kind: string; title: string }) => [kind, title]);
};

async function named(firstName: string, lastName: string): Promise<SignedIn> {
  const student = await signIn({ role: 'student', subscribed: false });
  await db.update(users).set({ firstName, lastName }).where(eq(users.id, student.id));
  return student;
}

test('a teacher finds classes, students, lessons and assignments by words of their names', async () => {
  const teacher = await signIn();
  const student = await named('Thị', 'Leafe');
  const classId = await classWith(db, teacher.id, [student]);
  await makeLesson(db, teacher.id, classId, { title: 'Light and leaves', publishAt: null });
  await addAssignment(db, teacher.id, classId, { title: 'LEAF diary', publish_at: null });
  expect(await search(teacher, 'leaf')).toEqual([
    ['student', 'Thị Leafe'],
    ['assignment', 'LEAF diary'],
  ]);
  expect(await search(teacher, 'lea')).toEqual([
    ['student', 'Thị Leafe'],
    ['lesson', 'Light and leaves'],
    ['assignment', 'LEAF diary'],
  ]);
  expect(await search(teacher, 'science 7b')).toEqual([['class', '7B Science']]);
  expect(await search(teacher, 'thi')).toEqual([['student', 'Thị Leafe']]);
  expect(await search(teacher, '7B diary')).toEqual([['assignment', 'LEAF diary']]);
  expect(await search(teacher, 'thi science')).toEqual([['student', 'Thị Leafe']]);
  expect(await search(teacher, 'diary 7C')).toEqual([]);
  for (const words of ['%', '_eaf', '\\', ' ', '\u0301']) expect(await search(teacher, words)).toEqual([]);
});

test('a student finds only what is published for them, and no students', async () => {
  const teacher = await signIn();
  const [student, other] = [await named('Ada', 'Green'), await named('Leaf', 'Brown')];
  const classId = await classWith(db, teacher.id, [student, other]);
  await makeLesson(db, teacher.id, classId, { title: 'Leaf lesson' });
  await makeLesson(db, teacher.id, classId, { title: 'Leaf draft', publishAt: null });
  await addAssignment(db, teacher.id, classId, { title: 'Leaf for all' });
  await addAssignment(db, teacher.id, classId, { title: 'Leaf tomorrow', publish_at: inHours(20) });
  await addAssignment(db, teacher.id, classId, { title: 'Leaf for one', student_ids: [other.id] });
  expect(await search(student, 'leaf')).toEqual([
    ['lesson', 'Leaf lesson'],
    ['assignment', 'Leaf for all'],
  ]);
  expect(await search(other, 'leaf')).toEqual([
    ['lesson', 'Leaf lesson'],
    ['assignment', 'Leaf for all'],
    ['assignment', 'Leaf for one'],
  ]);
});

test('no other teacher or student finds anything, and current classes come first', async () => {
  const teacher = await signIn();
  const student = await named('Ada', 'Green');
  const past = await classWith(db, teacher.id, [student]);
  await addAssignment(db, teacher.id, past, { title: 'Leaf A' });
  await archiveClass(db, past);
  const classId = await classWith(db, teacher.id, [student]);
  await addAssignment(db, teacher.id, classId, { title: 'Leaf B' });
  expect(await search(teacher, 'leaf')).toEqual([
    ['assignment', 'Leaf B'],
    ['assignment', 'Leaf A'],
  ]);
  for (const words of ['leaf', '7b', 'ada']) {
    expect(await search(await signIn(), words)).toEqual([]);
    expect(await search(await signIn({ role: 'student' }), words)).toEqual([]);
  }
});
