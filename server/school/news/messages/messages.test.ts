import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { createGroup } from '../../work/groups/groups.ts';
import { classTeachers, classes } from '../../classes/classes/tables.ts';
import { findNews } from '../notifications/find-news.ts';
import { messages } from './tables.ts';
import { messagingClass, newSend, sendTo } from './testing.ts';

const testApp = await openTestApp();
const { app, db, signIn } = testApp;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (method: Method, path: string, user: SignedIn, payload?: object, key?: string) => {
  const answer = await app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...user.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};

const write = (
  user: SignedIn,
  thread: string | undefined,
  text = 'I will hand it in tonight.',
  key?: string,
) => call('POST', `threads/${thread}/messages`, user, { text }, key);
const read = (user: SignedIn, thread: string | undefined) => call('GET', `threads/${thread}`, user);
const threadsOf = async (user: SignedIn) => (await call('GET', 'threads', user)).body.items;
const unreadOf = async (user: SignedIn) => (await call('GET', 'notifications/unread', user)).body;
const lately = () => new Date(Date.now() - 60_000);

describe('a message to a class', () => {
  test('is a thread with each student, which no classmate can read', async () => {
    const { teacher, student, classmate, classId } = await messagingClass(testApp);
    const { threads } = await sendTo(db, teacher.id, classId);
    expect(await threadsOf(student)).toMatchObject([
      { id: threads.get(student.id), title: 'Leaf diary', with: { role: 'teacher' }, unread: true },
    ]);
    expect((await read(student, threads.get(student.id))).body.messages).toHaveLength(1);
    expect((await read(student, threads.get(classmate.id))).status).toBe(404);
    expect((await write(student, threads.get(classmate.id))).status).toBe(404);
  });

  test('shows its teacher who read and answered it; only answers are in the list of threads', async () => {
    const { teacher, student, classmate, classId } = await messagingClass(testApp);
    const { id, threads } = await sendTo(db, teacher.id, classId);
    await call('POST', `threads/${threads.get(classmate.id)}/read`, classmate);
    expect(await threadsOf(teacher)).toEqual([]);
    expect((await write(student, threads.get(student.id))).status).toBe(201);
    expect(await threadsOf(teacher)).toMatchObject([
      {
        student: { id: student.id },
        last: { text: 'I will hand it in tonight.', mine: false },
        unread: true,
      },
    ]);
    expect((await call('GET', 'message-sends', teacher)).body.items).toMatchObject([
      { id, students: 2, guardians: 0, read: 2, answered: 1 },
    ]);
    const { recipients } = (await call('GET', `message-sends/${id}`, teacher)).body;
    expect(recipients.filter(({ answered }: { answered: boolean }) => answered)).toMatchObject([
      { student: { id: student.id } },
    ]);
  });

  test('is sent once, however often the call is repeated', async () => {
    const { teacher, student, classId } = await messagingClass(testApp);
    const calls = [1, 2, 3].map(() =>
      call('POST', 'message-sends', teacher, newSend(classId), 'the-same-key'),
    );
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const [thread] = await threadsOf(student);
    expect(await threadsOf(student)).toHaveLength(1);
    for (const _ of [1, 2]) await write(student, thread.id, 'Tonight.', 'another-key');
    expect((await read(student, thread.id)).body.messages).toHaveLength(2);
  });

  test('reaches the group or the students that were chosen, and nobody outside the class', async () => {
    const { teacher, student, classmate, classId } = await messagingClass(testApp);
    const stranger = await signIn({ role: 'student' });
    const group = await createGroup(db, teacher.id, classId, { name: 'Red', student_ids: [classmate.id] });
    await sendTo(db, teacher.id, classId, { group_id: group.id });
    await sendTo(db, teacher.id, classId, { student_ids: [student.id, stranger.id], title: 'For one' });
    expect((await threadsOf(classmate)).map(({ title }: { title: string }) => title)).toEqual(['Leaf diary']);
    expect((await threadsOf(student)).map(({ title }: { title: string }) => title)).toEqual(['For one']);
    expect(await threadsOf(stranger)).toEqual([]);
    const outside = newSend(classId, { student_ids: [stranger.id] });
    expect((await call('POST', 'message-sends', teacher, outside)).status).toBe(422);
  });

  test('is for its teachers only', async () => {
    const { student, classId } = await messagingClass(testApp);
    for (const other of [await signIn(), student])
      expect((await call('POST', 'message-sends', other, newSend(classId))).status).toBe(404);
  });
});

describe('a student', () => {
  const start = (user: SignedIn, classId: string, teacherId: string, key?: string) =>
    call(
      'POST',
      'threads',
      user,
      { class_id: classId, teacher_id: teacherId, title: 'Leaf diary', text: 'May I draw two leaves?' },
      key,
    );

  test('begins a thread with a teacher or co-teacher of their class, once for each key', async () => {
    const { teacher, student, classId } = await messagingClass(testApp);
    const coTeacher = await signIn();
    await db.insert(classTeachers).values({ classId, teacherId: coTeacher.id });
    const offered = (await call('GET', 'message-teachers', student)).body.items;
    expect(offered.map((one: { teacher: { id: string } }) => one.teacher.id)).toEqual([
      teacher.id,
      coTeacher.id,
    ]);
    for (const _ of [1, 2])
      expect((await start(student, classId, coTeacher.id, 'my-first-key')).status).toBe(201);
    expect(await threadsOf(coTeacher)).toHaveLength(1);
    expect(await threadsOf(teacher)).toEqual([]);
  });

  test('never writes to a classmate, to a teacher of another class, or into another class', async () => {
    const { student, classmate, classId } = await messagingClass(testApp);
    const other = await messagingClass(testApp);
    expect((await start(student, classId, classmate.id)).status).toBe(404);
    expect((await start(student, classId, other.teacher.id)).status).toBe(404);
    expect((await start(student, other.classId, other.teacher.id)).status).toBe(404);
  });
});

describe('news of a message', () => {
  test('are counted until the thread is read, and lead to it', async () => {
    const { teacher, student, classId } = await messagingClass(testApp);
    const { threads } = await sendTo(db, teacher.id, classId);
    await findNews(db, lately());
    expect(await unreadOf(student)).toEqual({ count: 1, messages: 1 });
    const { items } = (await call('GET', 'notifications', student)).body;
    expect(items).toMatchObject([
      { kind: 'message_received', title: 'Leaf diary', subject_id: threads.get(student.id) },
    ]);
    expect((await call('POST', `threads/${threads.get(student.id)}/read`, student)).status).toBe(204);
    expect(await unreadOf(student)).toEqual({ count: 0, messages: 0 });
    await write(student, threads.get(student.id));
    await findNews(db, lately());
    expect(await unreadOf(teacher)).toEqual({ count: 1, messages: 1 });
  });
});

describe('read receipts', () => {
  test('show nothing of a user who turned them off', async () => {
    const { teacher, student, classId } = await messagingClass(testApp);
    const { id, threads } = await sendTo(db, teacher.id, classId, { student_ids: [student.id] });
    const thread = threads.get(student.id);
    await write(student, thread);
    expect((await read(teacher, thread)).body.read_until).not.toBeNull();
    const off = { read_receipts: false, quiet_hours: null };
    expect((await call('PUT', 'message-settings', student, off)).body).toEqual(off);
    expect((await read(teacher, thread)).body.read_until).toBeNull();
    const sent = (await call('GET', `message-sends/${id}`, teacher)).body;
    expect(sent).toMatchObject({ send: { read: 0 }, recipients: [{ read: null, answered: true }] });
    expect((await read(student, thread)).body.read_until).not.toBeNull();
  });
});

describe('once someone has left', () => {
  const withCoTeacher = async () => {
    const made = await messagingClass(testApp);
    const coTeacher = await signIn();
    await db.insert(classTeachers).values({ classId: made.classId, teacherId: coTeacher.id });
    const { id, threads } = await sendTo(db, coTeacher.id, made.classId);
    return { ...made, coTeacher, sent: id, thread: threads.get(made.student.id) };
  };

  test('a co-teacher reads and writes nothing more; the student can still read', async () => {
    const { student, classId, coTeacher, sent, thread } = await withCoTeacher();
    await write(student, thread);
    await db.delete(classTeachers).where(eq(classTeachers.teacherId, coTeacher.id));
    expect(await threadsOf(coTeacher)).toEqual([]);
    expect((await call('GET', 'message-sends', coTeacher)).body.items).toEqual([]);
    for (const status of await Promise.all([
      read(coTeacher, thread),
      write(coTeacher, thread),
      call('GET', `message-sends/${sent}`, coTeacher),
      call('POST', 'message-sends', coTeacher, newSend(classId)),
    ]))
      expect(status.status).toBe(404);
    expect((await read(student, thread)).body).toMatchObject({ closed: 'teacher_left' });
    expect((await write(student, thread)).status).toBe(409);
  });

  test('a student can read but not write, and the teacher too', async () => {
    const { teacher, student, classId } = await messagingClass(testApp);
    const { threads } = await sendTo(db, teacher.id, classId);
    const thread = threads.get(student.id);
    await call('DELETE', `classes/${classId}/students/${student.id}`, teacher);
    for (const user of [teacher, student]) {
      expect((await read(user, thread)).body).toMatchObject({ closed: 'student_left' });
      expect((await write(user, thread)).status).toBe(409);
    }
    expect((await call('GET', 'message-teachers', student)).body.items).toEqual([]);
  });

  test('an archived class takes no message, and one in the trash shows none', async () => {
    const { teacher, student, classId } = await messagingClass(testApp);
    const { threads } = await sendTo(db, teacher.id, classId);
    const thread = threads.get(student.id);
    await db.update(classes).set({ archivedAt: new Date() }).where(eq(classes.id, classId));
    expect((await read(student, thread)).body).toMatchObject({ closed: 'class_archived' });
    for (const user of [teacher, student]) expect((await write(user, thread)).status).toBe(409);
    expect((await call('POST', 'message-sends', teacher, newSend(classId))).status).toBe(409);
    await db.update(classes).set({ trashedAt: new Date() }).where(eq(classes.id, classId));
    for (const user of [teacher, student]) expect((await read(user, thread)).status).toBe(404);
  });
});

describe('the safety rules', () => {
  const confided = 'I want to kill myself.';

  test('deliver what a student confides, with a note to the teacher and help for the student', async () => {
    const { teacher, student, classId } = await messagingClass(testApp);
    const { threads } = await sendTo(db, teacher.id, classId);
    const thread = threads.get(student.id);
    const { status, body } = await write(student, thread, confided);
    expect([status, body.help.contacts.length > 0]).toEqual([201, true]);
    expect(body.thread.messages.at(-1)).toMatchObject({ text: confided, concern: null });
    const seen = (await read(teacher, thread)).body.messages.at(-1);
    expect(seen).toMatchObject({ text: confided, concern: expect.any(String) });
    expect(JSON.stringify((await call('GET', 'account/export', student)).body)).not.toContain(seen.concern);
  });

  test('never block a teacher, who sees a note', async () => {
    const { teacher, classId } = await messagingClass(testApp);
    const answer = await call('POST', 'message-sends', teacher, newSend(classId, { text: confided }));
    expect(answer).toMatchObject({ status: 201, body: { students: 2, concern: expect.any(String) } });
    expect(await db.$count(messages, eq(messages.text, confided))).toBe(2);
  });
});

test('a user has up to 50 sentences of their own', async () => {
  const { teacher, student } = await messagingClass(testApp);
  const { body } = await call('POST', 'message-sentences', teacher, { text: ' Please see me after class. ' });
  expect((await call('GET', 'message-sentences', teacher)).body.items).toEqual([
    { id: body.id, text: 'Please see me after class.' },
  ]);
  expect((await call('GET', 'message-sentences', student)).body.items).toEqual([]);
  expect((await call('DELETE', `message-sentences/${body.id}`, student)).status).toBe(404);
  expect((await call('DELETE', `message-sentences/${body.id}`, teacher)).status).toBe(204);
});
