import { describe, expect, test } from 'vitest';
import { classOf, enrolStudent } from '../../../../tests/contract/make-class.ts';
import { openTestApp } from '../../../testing.ts';
import { findJoinedClass, findTaughtClass, listClassStudents } from './class-access.ts';

const { db, signIn } = await openTestApp();

describe('access to a class', () => {
  test('is for its teacher and its students, each in their role', async () => {
    const [teacher, student] = [await signIn(), await signIn({ role: 'student' })];
    const classId = await classOf(db, teacher.id);
    await enrolStudent(db, classId, student);
    expect(await findTaughtClass(db, classId, teacher.id)).toMatchObject({ id: classId });
    expect(await findJoinedClass(db, classId, student.id)).toMatchObject({ id: classId });
    await expect(findTaughtClass(db, classId, student.id)).rejects.toMatchObject({ status: 404 });
    await expect(findJoinedClass(db, classId, teacher.id)).rejects.toMatchObject({ status: 404 });
    expect(await listClassStudents(db, classId)).toMatchObject([{ id: student.id }]);
  });

  test('is not for other teachers and students', async () => {
    const classId = await classOf(db, (await signIn()).id);
    const [teacher, student] = [await signIn(), await signIn({ role: 'student' })];
    await enrolStudent(db, await classOf(db, teacher.id), student);
    await expect(findTaughtClass(db, classId, teacher.id)).rejects.toMatchObject({ status: 404 });
    await expect(findJoinedClass(db, classId, student.id)).rejects.toMatchObject({ status: 404 });
  });
});
