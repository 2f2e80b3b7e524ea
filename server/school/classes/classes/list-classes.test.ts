import { expect, test } from 'vitest';
import { classOf, enrolStudent, makeInvitation } from '../../../../tests/contract/make-class.ts';
import { invitations } from '../invitations/tables.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';

const { app, db, signIn } = await openTestApp();

const classesOf = async ({ headers }: SignedIn) =>
  (await app.inject({ url: '/api/classes', headers })).json().items;

test('a teacher sees the code, the students and the pending invitations of each class', async () => {
  const [teacher, student] = [await signIn(), await signIn({ role: 'student' })];
  const { classId } = await makeInvitation(db, teacher.id, 'other@school.test');
  await enrolStudent(db, classId, student);
  const empty = await classOf(db, teacher.id);
  const listed = await classesOf(teacher);
  expect(listed).toHaveLength(2);
  expect(listed).toContainEqual(
    expect.objectContaining({
      id: classId,
      teaching: expect.objectContaining({
        code: expect.stringMatching(/^\w{7}$/),
        students: 1,
        pending_invitations: 1,
      }),
    }),
  );
  expect(listed).toContainEqual(
    expect.objectContaining({
      id: empty,
      teaching: expect.objectContaining({ students: 0, pending_invitations: 0 }),
    }),
  );
  await db.update(invitations).set({ expiresAt: new Date(Date.now() - 1000) });
  expect(await classesOf(teacher)).toMatchObject(
    listed.map(() => ({ teaching: { pending_invitations: 0 } })),
  );
});

test('a student sees the joined classes, without their codes', async () => {
  const [teacher, student] = [await signIn(), await signIn({ role: 'student' })];
  const classId = await classOf(db, teacher.id);
  await classOf(db, teacher.id);
  await enrolStudent(db, classId, student);
  expect(await classesOf(student)).toMatchObject([{ id: classId, teaching: null }]);
});

test('other teachers and students see none of them', async () => {
  const teacher = await signIn();
  await classOf(db, teacher.id);
  expect(await classesOf(await signIn())).toEqual([]);
  expect(await classesOf(await signIn({ role: 'student' }))).toEqual([]);
});
