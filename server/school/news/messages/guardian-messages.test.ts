import { describe, expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { unsubscribeLink } from '../../people/guardians/guardian-links.ts';
import { findGuardian } from '../../people/guardians/guardians.ts';
import { mailGuardians } from './mail-guardians.ts';
import { messagingClass, sendTo } from './testing.ts';

const testApp = await openTestApp();
const { app, db, mailer, mails, signIn } = testApp;
const links = { publicUrl: 'https://lectern.test', linkSecret: 'test-secret' };

type Method = 'GET' | 'POST' | 'DELETE';
const call = async (method: Method, path: string, user: SignedIn | null, payload?: object) => {
  const answer = await app.inject({
    method,
    url: `/api/${path}`,
    ...(user && { headers: user.headers }),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};

/** A teacher who wrote to the guardian of a student, with the token of the guardian's link. */
async function family() {
  const made = await messagingClass(testApp);
  const to = { to_students: false, to_guardians: true };
  const { threads } = await sendTo(db, made.teacher.id, made.classId, to);
  const { body } = await call('POST', `guardians/${made.guardian.id}/link`, made.teacher, { days: 1 });
  const token: string = body.url.split('/').at(-1);
  return { ...made, thread: threads.get(`${made.student.id}*`) ?? '', token };
}

describe('a guardian', () => {
  test('reads and answers through the link, and no student sees it', async () => {
    const { teacher, student, thread, token } = await family();
    expect((await call('GET', `guardian-pages/${token}/threads`, null)).body.items).toMatchObject([
      {
        id: thread,
        title: 'Leaf diary',
        closed: null,
        messages: [{ mine: false, author: { role: 'teacher' } }],
      },
    ]);
    const path = `guardian-pages/${token}/threads/${thread}/messages`;
    const answer = await call('POST', path, null, { text: 'I will talk to Sam.' });
    expect(answer).toMatchObject({ status: 201, body: { messages: [{}, { mine: true }] } });
    expect((await call('GET', 'threads', teacher)).body.items).toMatchObject([
      { id: thread, with: { role: 'guardian', name: 'Kemal Demir' }, unread: true },
    ]);
    expect((await call('GET', 'threads', student)).body.items).toEqual([]);
    expect((await call('GET', `threads/${thread}`, student)).status).toBe(404);
    const exported = await call('GET', 'account/export', student);
    expect(JSON.stringify(exported.body)).not.toContain('I will talk to Sam.');
  });

  test('reaches no other thread, and nothing through a forged or revoked link or after the child has left', async () => {
    const { teacher, student, classmate, classId, guardian, thread, token } = await family();
    const own = await sendTo(db, teacher.id, classId);
    const other = await family();
    const answerIn = (link: string, id: string | undefined) =>
      call('POST', `guardian-pages/${link}/threads/${id}/messages`, null, { text: 'Hello' });
    for (const id of [own.threads.get(student.id), own.threads.get(classmate.id), other.thread])
      expect((await answerIn(token, id)).status).toBe(404);
    expect((await answerIn(token.replace(/[^.]+$/, 'forged'), thread)).status).toBe(404);
    await call('DELETE', `guardians/${guardian.id}/link`, teacher);
    expect((await answerIn(token, thread)).status).toBe(404);
    expect((await call('GET', `guardian-pages/${token}/threads`, null)).status).toBe(404);
    await call('DELETE', `classes/${other.classId}/students/${other.student.id}`, other.teacher);
    expect((await call('GET', `guardian-pages/${other.token}/threads`, null)).status).toBe(404);
  });

  test('reports a message of the teacher, not one of their own', async () => {
    const { thread, token } = await family();
    const answered = await call('POST', `guardian-pages/${token}/threads/${thread}/messages`, null, {
      text: 'Hello',
    });
    const [theirs, mine] = answered.body.messages;
    const report = (id: string) =>
      call('POST', `guardian-pages/${token}/messages/${id}/reports`, null, { reason: 'It is unkind.' });
    expect((await report(theirs.id)).status).toBe(204);
    expect((await report(mine.id)).status).toBe(404);
  });
});

describe('the email to a guardian', () => {
  test('has the title and a link to the page, and is sent once by processes at the same time', async () => {
    const { teacher, guardian } = await family();
    await Promise.all([1, 2].map(() => mailGuardians({ db, mailer, links }, new Date())));
    await mailer.settled();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [guardian.email, 'Message about Sam Example - Leaf diary'],
    ]);
    expect(mails[0]?.text).toContain('https://lectern.test/guardian/');
    expect(mails[0]?.text).not.toContain('Please hand in');
    expect(teacher.id).toBeTruthy();
  });

  test('is not sent to one who has ended the emails', async () => {
    const { guardian } = await family();
    const row = await findGuardian(db, guardian.id);
    const token = unsubscribeLink({ id: guardian.id, linkVersion: row?.linkVersion ?? 0 }, links)
      .split('/')
      .at(-1);
    const payload = { token };
    await call('POST', 'guardian-unsubscriptions', null, payload);
    const stopped = await findGuardian(db, guardian.id);
    await mailGuardians({ db, mailer, links }, new Date());
    await mailer.settled();
    expect([stopped?.unsubscribedAt === null, mails]).toEqual([false, []]);
  });

  test('is tried again after an hour', async () => {
    await family();
    const failing = {
      ...mailer,
      post: (source: Parameters<typeof mailer.post>[0]) => void source.settled?.(false),
    };
    const now = new Date();
    await mailGuardians({ db, mailer: failing, links }, now);
    await expect
      .poll(async () => {
        await mailGuardians({ db, mailer, links }, new Date(now.getTime() + 61 * 60_000));
        await mailer.settled();
        return mails.length;
      })
      .toBe(1);
  });
});

test('the guardian of another teacher’s class is not reached', async () => {
  const { student } = await messagingClass(testApp);
  const other = await messagingClass(testApp);
  const elsewhere = await signIn();
  expect(elsewhere.id).not.toBe(student.id);
  const to = { to_students: false, to_guardians: true, student_ids: [other.classmate.id] };
  await expect(sendTo(db, other.teacher.id, other.classId, to)).rejects.toMatchObject({ status: 409 });
});
