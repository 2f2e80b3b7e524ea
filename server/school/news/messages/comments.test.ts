import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { classTeachers, classes, enrolments } from '../../classes/classes/tables.ts';
import { returnMarks } from '../../marking/marking/return-marks.ts';
import { assignedWork, giveMark, handInText } from '../../marking/student-work/testing.ts';
import { findNews } from '../notifications/find-news.ts';

const testApp = await openTestApp();
const { app, db, signIn } = testApp;

const call = async (method: 'GET' | 'POST', path: string, { headers }: SignedIn, payload?: object) => {
  const answer = await app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json(), raw: answer.body };
};

/** Work of a student in a class with a co-teacher. */
async function work(change = {}) {
  const found = await assignedWork(testApp, change);
  const coTeacher = await signIn();
  await db.insert(classTeachers).values({ classId: found.classId, teacherId: coTeacher.id });
  const path = `assignments/${found.id}/students/${found.student.id}/comments`;
  const write = (user: SignedIn, text: string) => call('POST', path, user, { text });
  return { ...found, coTeacher, path, write, read: (user: SignedIn) => call('GET', path, user) };
}

test('the student and all teachers of the class write in one thread', async () => {
  const { teacher, coTeacher, student, write, read } = await work();
  expect((await read(student)).body).toMatchObject({ thread_id: null, closed: null, messages: [] });
  for (const [user, text] of [
    [coTeacher, 'Look at day 3.'],
    [student, 'I did.'],
    [teacher, 'Good.'],
  ] as const)
    expect((await write(user, text)).status).toBe(201);
  const texts = ({ body }: Awaited<ReturnType<typeof read>>) =>
    body.messages.map(({ text, mine }: { text: string; mine: boolean }) => `${text} ${mine}`);
  expect(texts(await read(coTeacher))).toEqual(['Look at day 3. true', 'I did. false', 'Good. false']);
  expect(texts(await read(student))).toEqual(['Look at day 3. false', 'I did. true', 'Good. false']);
});

test('nobody else reads or writes; a co-teacher who left and a removed student no longer do', async () => {
  const { coTeacher, student, teacher, classId, write, read } = await work();
  await write(student, 'May I draw two leaves?');
  const thread = (await read(coTeacher)).body.thread_id;
  await db.delete(classTeachers).where(eq(classTeachers.teacherId, coTeacher.id));
  await db.update(enrolments).set({ removedAt: new Date() }).where(eq(enrolments.studentId, student.id));
  const others = [coTeacher, student, await signIn(), await signIn({ role: 'student' })];
  for (const other of others) {
    expect((await read(other)).status).toBe(404);
    expect((await write(other, 'Hello')).status).toBe(404);
  }
  expect((await call('GET', `threads/${thread}`, coTeacher)).status).toBe(404);
  expect((await read(teacher)).body).toMatchObject({ closed: 'student_left', messages: [{ mine: false }] });
  expect((await write(teacher, 'Hello')).status).toBe(409);
  expect(classId).toBeDefined();
});

test('an archived class takes no comment, in a new thread or an old one', async () => {
  for (const isBegun of [false, true]) {
    const { student, teacher, classId, write, read } = await work();
    if (isBegun) await write(teacher, 'Look at day 3.');
    await db.update(classes).set({ archivedAt: new Date() }).where(eq(classes.id, classId));
    expect((await read(student)).body.closed).toBe('class_archived');
    expect((await write(student, 'I did.')).status).toBe(409);
    expect((await write(teacher, 'Good.')).status).toBe(409);
  }
});

test('marking without names hides the student until the work is returned', async () => {
  const { teacher, student, id, write, read } = await work({ hide_names: true });
  const submission = await handInText(db, student.id, id);
  await write(student, 'I did.');
  const name = async () => (await read(teacher)).body.messages[0].author.name;
  expect(await name()).toBe('Student 1');
  const thread = (await read(teacher)).body.thread_id;
  for (const path of ['threads', `threads/${thread}`])
    expect((await call('GET', path, teacher)).raw).not.toContain('Sam Example');
  await giveMark(db, teacher.id, submission);
  await returnMarks(db, teacher.id, id, { submission_ids: null, at: null });
  expect(await name()).toBe('Sam Example');
});

test('a comment is news for the other side, without the name of the student', async () => {
  const { teacher, coTeacher, student, write } = await work();
  const since = new Date(Date.now() - 60_000);
  await write(student, 'I did.');
  await write(coTeacher, 'Good.');
  await findNews(db, since);
  const newsOf = async (user: SignedIn) =>
    (await call('GET', 'notifications', user)).body.items.filter(
      ({ kind }: { kind: string }) => kind === 'comment_received',
    );
  for (const user of [teacher, coTeacher, student])
    expect(await newsOf(user)).toMatchObject([{ title: 'Leaf diary', read: false }]);
});
