import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { schools, users } from '../../../accounts/users/tables.ts';
import type { Notification, NotificationKind } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn, testConfig } from '../../../testing.ts';
import { postAnnouncement } from '../../classes/announcements/announcements.ts';
import { classTeachers } from '../../classes/classes/tables.ts';
import { joinRequests } from '../../classes/joining/tables.ts';
import { takeBack } from '../../marking/marking/marks.ts';
import { returnMarks } from '../../marking/marking/return-marks.ts';
import { marks } from '../../marking/marking/tables.ts';
import {
  addAssignment,
  assignedWork,
  giveMark,
  handInText,
  inHours,
} from '../../marking/student-work/testing.ts';
import { sendTo } from '../messages/testing.ts';
import { findNews } from './find-news.ts';
import { mailNews } from './mail-news.ts';
import { notifications } from './tables.ts';

const tools = await openTestApp();
const { app, db, mailer, mails, signIn } = tools;

const call = (method: 'GET' | 'POST' | 'PUT', url: string, user: SignedIn | null, payload?: object) =>
  app.inject({ method, url: `/api/${url}`, headers: user?.headers ?? {}, ...(payload && { payload }) });
const lately = () => new Date(Date.now() - 2 * 60 * 60 * 1000);

/** The user's notifications after a search, the newest first. */
async function newsOf(user: SignedIn): Promise<Notification[]> {
  await findNews(db, lately());
  return (await call('GET', 'notifications', user)).json().items;
}
const kindsOf = async (user: SignedIn) => (await newsOf(user)).map(({ kind }) => kind);
const choose = (user: SignedIn, kind: NotificationKind, mail: string) =>
  call('PUT', 'notification-choices', user, { kind, mail });

async function mailedTo({ email }: SignedIn, at = new Date()): Promise<string[]> {
  await mailNews({ db, mailer, links: { publicUrl: testConfig.publicUrl, linkSecret: 'test-secret' } }, at);
  await mailer.settled();
  return mails.filter(({ to }) => to === email).map(({ text }) => text);
}

describe('a student is notified', () => {
  test('of an assignment once it is published, and only once', async () => {
    const { teacher, student, classId, id } = await assignedWork(tools);
    await addAssignment(db, teacher.id, classId, { title: 'Later', publish_at: inHours(1) });
    await addAssignment(db, teacher.id, classId, { title: 'A draft', publish_at: null });
    await findNews(db, lately());
    expect(await newsOf(student)).toMatchObject([
      { kind: 'assignment_set', title: 'Leaf diary', class_name: '7B Science', subject_id: id, read: false },
    ]);
    expect(await newsOf(teacher)).toEqual([]);
  });

  test('of an assignment for some only as one of them', async () => {
    const { teacher, student, classId, id } = await assignedWork(tools, { publish_at: null });
    const chosen = { student_ids: [student.id], title: 'For one' };
    await addAssignment(db, teacher.id, classId, chosen);
    await addAssignment(db, teacher.id, classId, { student_ids: [], title: 'For none' });
    expect((await newsOf(student)).map(({ title }) => title)).toEqual(['For one']);
    expect(id).toBeTruthy();
  });

  test('of a mark when it is returned, not before, and again when it was changed', async () => {
    const { teacher, student, id } = await assignedWork(tools);
    const submission = await handInText(db, student.id, id);
    await giveMark(db, teacher.id, submission);
    expect(await kindsOf(student)).toEqual(['assignment_set']);
    await returnMarks(db, teacher.id, id, { submission_ids: null, at: null });
    expect(await kindsOf(student)).toEqual(['work_returned', 'assignment_set']);
    await takeBack(db, teacher.id, submission);
    await returnMarks(db, teacher.id, id, { submission_ids: null, at: null });
    expect(await kindsOf(student)).toEqual(['work_returned', 'work_returned', 'assignment_set']);
  });

  test('of an announcement', async () => {
    const { teacher, student, classId } = await assignedWork(tools, { publish_at: null });
    await postAnnouncement(db, classId, teacher.id, { text: 'Bring a leaf.', comments_open: true });
    expect(await newsOf(student)).toMatchObject([{ kind: 'announcement_posted', title: 'Bring a leaf.' }]);
  });
});

describe('a teacher and a co-teacher are notified', () => {
  test('of handed-in work once a day, without the name of a student', async () => {
    const { teacher, student, classId, id } = await assignedWork(tools);
    const other = await signIn();
    await db.insert(classTeachers).values({ classId, teacherId: other.id });
    await handInText(db, student.id, id);
    await findNews(db, lately());
    await handInText(db, student.id, id, 'Tuesday: 42 mm.', 1);
    for (const user of [teacher, other]) {
      const news = await newsOf(user);
      expect(news).toMatchObject([{ kind: 'work_handed_in', subject_id: id }]);
      expect(JSON.stringify(news)).not.toContain(student.id);
    }
  });

  test('of a regrade request and of a request to join', async () => {
    const { teacher, student, classId, id } = await assignedWork(tools);
    const submission = await handInText(db, student.id, id);
    await giveMark(db, teacher.id, submission);
    await db.update(marks).set({ regradeReason: 'Units.', regradeRequestedAt: new Date() });
    const { id: newcomer } = await signIn({ role: 'student' });
    await db.insert(joinRequests).values({ classId, studentId: newcomer });
    const kinds = await kindsOf(teacher);
    expect(kinds.toSorted()).toEqual(['join_requested', 'regrade_requested', 'work_handed_in']);
  });
});

test('what was shown is marked as read, not what came later or belongs to another user', async () => {
  const { teacher, student, classId } = await assignedWork(tools, { publish_at: inHours(-1) });
  const [shown] = await newsOf(student);
  await addAssignment(db, teacher.id, classId, { title: 'Another', publish_at: inHours(-0.5) });
  await newsOf(student);
  const unread = async () => (await call('GET', 'notifications/unread', student)).json().count;
  await call('POST', 'notifications/read', teacher, { until: inHours(1) });
  expect(await unread()).toBe(2);
  expect((await call('POST', 'notifications/read', student, { until: shown?.at })).statusCode).toBe(204);
  expect(await unread()).toBe(1);
  await call('POST', 'notifications/read', student, { until: inHours(1) });
  expect(await unread()).toBe(0);
});

describe('an email', () => {
  test('has all news that are due, and is sent once by processes at the same time', async () => {
    const { teacher, student, classId } = await assignedWork(tools, { publish_at: null });
    await choose(student, 'assignment_set', 'immediately');
    for (const title of ['Leaf diary', 'Twig diary']) await addAssignment(db, teacher.id, classId, { title });
    await Promise.all([findNews(db, lately()), findNews(db, lately())]);
    await Promise.all([mailedTo(student), mailedTo(student)]);
    const [text, ...others] = await mailedTo(student);
    expect(others).toEqual([]);
    expect(text).toContain('New assignment in 7B Science: Leaf diary');
    expect(text).toContain('New assignment in 7B Science: Twig diary');
  });

  test.each([
    ['America/Los_Angeles', '2026-03-07T20:00:00Z', '2026-03-08T14:00:00Z'],
    ['Europe/London', '2026-11-20T06:59:00Z', '2026-11-20T07:00:00Z'],
    [null, '2026-11-20T07:00:00Z', '2026-11-21T07:00:00Z'],
  ])(
    'of each day is sent at seven in the time zone of the school (%s)',
    async (timeZone, happened, mailed) => {
      const { student } = await assignedWork(tools, { publish_at: happened });
      const [school] = await db.insert(schools).values({ name: 'Hill', timeZone }).returning();
      await db.update(users).set({ schoolId: school?.id }).where(eq(users.id, student.id));
      await findNews(db, new Date('2026-01-01'));
      const [row] = await db.select().from(notifications).where(eq(notifications.userId, student.id));
      expect(row?.mailAt?.toISOString()).toBe(new Date(mailed).toISOString());
    },
  );

  test('is not sent about news that were read, and not if the user chose never', async () => {
    const { teacher, student, classId } = await assignedWork(tools);
    await newsOf(student);
    await call('POST', 'notifications/read', student, { until: inHours(1) });
    await choose(student, 'assignment_set', 'never');
    await addAssignment(db, teacher.id, classId, { title: 'Another' });
    expect(await newsOf(student)).toHaveLength(2);
    expect(await mailedTo(student, new Date(Date.now() + 3 * 86_400_000))).toEqual([]);
  });

  test.each([
    ['21:00', '07:00', '2036-11-21T03:00:00Z', '2036-11-21T12:00:00Z'],
    ['12:00', '13:00', '2036-11-21T17:30:00Z', '2036-11-21T18:00:00Z'],
  ])('waits for the end of the quiet hours of the user (%s to %s)', async (from, until, during, after) => {
    const { teacher, student, classId } = await assignedWork(tools, { publish_at: null });
    const quiet_hours = { from, until, time_zone: 'America/New_York' };
    await call('PUT', 'message-settings', student, { read_receipts: true, quiet_hours });
    await sendTo(db, teacher.id, classId);
    await findNews(db, lately());
    expect(await mailedTo(student, new Date(during))).toEqual([]);
    expect(await mailedTo(student, new Date(after))).toHaveLength(1);
    expect(await mailedTo(student, new Date(after))).toHaveLength(1);
  });

  test('about a message is not sent once the thread was read', async () => {
    const { teacher, student, classId } = await assignedWork(tools, { publish_at: null });
    const { threads } = await sendTo(db, teacher.id, classId);
    await findNews(db, lately());
    await call('POST', `threads/${threads.get(student.id)}/read`, student);
    expect(await mailedTo(student)).toEqual([]);
  });

  test('has a link that stops all of them without signing in', async () => {
    const { student, teacher, classId, id } = await assignedWork(tools);
    const submission = await handInText(db, student.id, id);
    await giveMark(db, teacher.id, submission);
    await returnMarks(db, teacher.id, id, { submission_ids: null, at: null });
    await findNews(db, lately());
    const [text] = await mailedTo(student);
    const link = new URL(/https?:\S+unsubscribe\S+/.exec(text ?? '')?.[0] ?? '');
    const { user, signature } = Object.fromEntries(link.searchParams);
    const forged = { user: teacher.id, signature };
    expect((await call('POST', 'unsubscribe', null, forged)).statusCode).toBe(403);
    expect((await call('POST', 'unsubscribe', null, { user, signature })).statusCode).toBe(204);
    await postAnnouncement(db, classId, teacher.id, { text: 'Bring a leaf.', comments_open: true });
    await newsOf(student);
    expect(await mailedTo(student, new Date(Date.now() + 3 * 86_400_000))).toHaveLength(1);
    const choices = (await call('GET', 'notification-choices', student)).json().items;
    expect(new Set(choices.map(({ mail }: { mail: string }) => mail))).toEqual(new Set(['never']));
  });
});

test('a student cannot choose emails about the news of teachers', async () => {
  const student = await signIn({ role: 'student' });
  expect((await choose(student, 'work_handed_in', 'daily')).statusCode).toBe(422);
});
