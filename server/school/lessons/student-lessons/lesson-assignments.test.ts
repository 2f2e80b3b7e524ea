import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LessonBlock } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { trashAssignment } from '../../work/assignments/trashed-assignments.ts';
import { enrol } from '../../classes/classes/seats.ts';
import { addAssignment, classWith, handInText, inHours } from '../../marking/student-work/testing.ts';
import { makeLesson } from './testing.ts';

const { app, db, signIn } = await openTestApp();

const get = async (url: string, { headers }: SignedIn) =>
  (await app.inject({ url: `/api/${url}`, headers })).json();
const blockOf = (id: string): LessonBlock => ({ type: 'assignment', id, assignment_id: id });

async function taughtClass() {
  const teacher = await signIn();
  const student = await signIn({ role: 'student' });
  return { teacher, student, classId: await classWith(db, teacher.id, [student]) };
}

test('students see an assignment of a lesson with the state of their work', async () => {
  const { teacher, student, classId } = await taughtClass();
  const assignment = await addAssignment(db, teacher.id, classId, { title: 'Leaf diary' });
  const lesson = await makeLesson(db, teacher.id, classId, { blocks: [blockOf(assignment)] });
  const read = () => get(`student/lessons/${lesson.id}`, student);
  expect((await read()).assignments).toMatchObject([
    { id: assignment, title: 'Leaf diary', status: 'to_do', score: null },
  ]);
  await handInText(db, student.id, assignment);
  const shown = await read();
  expect(shown.assignments).toMatchObject([{ id: assignment, status: 'handed_in' }]);
  expect(shown.blocks.at(-1)).toEqual(blockOf(assignment));
});

test('an assignment that a student does not have never reaches them through a lesson', async () => {
  const { teacher, student, classId } = await taughtClass();
  const otherClass = await classWith(db, teacher.id, [student]);
  const add = (inClass: string, change: object) => addAssignment(db, teacher.id, inClass, change);
  const hidden = [
    await add(classId, { title: 'SECRET draft', publish_at: null }),
    await add(classId, { title: 'SECRET later', publish_at: inHours(1) }),
    await add(classId, { title: 'SECRET for another student', student_ids: [student.id] }),
    await add(classId, { title: 'SECRET deleted' }),
    await add(otherClass, { title: 'SECRET of another class' }),
    randomUUID(),
  ];
  await trashAssignment(db, teacher.id, hidden[3] ?? '');
  const classmate = await signIn({ role: 'student' });
  for (const id of [classId, otherClass]) await db.transaction((tx) => enrol(tx, id, classmate.id));
  const lesson = await makeLesson(db, teacher.id, classId, { blocks: hidden.map(blockOf) });
  const shown = await get(`student/lessons/${lesson.id}`, classmate);
  expect(shown.assignments).toEqual([]);
  expect(shown.blocks.map((block: LessonBlock) => block.type)).toEqual(['text', 'file']);
  expect(JSON.stringify(shown)).not.toContain('SECRET');
});

test('a teacher sees all assignments of the class, drafts included, and no deleted ones', async () => {
  const { teacher, classId } = await taughtClass();
  const draft = await addAssignment(db, teacher.id, classId, { title: 'Draft', publish_at: null });
  const deleted = await addAssignment(db, teacher.id, classId);
  await trashAssignment(db, teacher.id, deleted);
  await addAssignment(db, teacher.id, await classWith(db, teacher.id, []));
  const lesson = await makeLesson(db, teacher.id, classId);
  expect((await get(`lessons/${lesson.id}`, teacher)).assignments).toMatchObject([
    { id: draft, title: 'Draft', state: 'draft' },
  ]);
});
