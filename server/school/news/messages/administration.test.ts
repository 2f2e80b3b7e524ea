import { expect, test } from 'vitest';
import { openTestApp, type SignedIn, testConfig } from '../../../testing.ts';
import { messagingClass, sendTo } from './testing.ts';

const email = 'principal@school.test';
const testApp = await openTestApp({ config: { ...testConfig, administrators: [email] } });
const { app, db, signIn } = testApp;

const call = async (method: 'GET' | 'POST', path: string, { headers }: SignedIn, payload?: object) => {
  const answer = await app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};

test('a reported message is read by administrators with a second factor only', async () => {
  const { teacher, student, classmate, classId } = await messagingClass(testApp);
  const { threads } = await sendTo(db, teacher.id, classId);
  const thread = threads.get(student.id) ?? '';
  const { body } = await call('GET', `threads/${thread}`, student);
  const [{ id: message }] = body.messages;
  const report = (user: SignedIn) =>
    call('POST', `messages/${message}/reports`, user, { reason: 'It is unkind.' });
  for (const user of [teacher, classmate]) expect((await report(user)).status).toBe(404);
  for (const _ of [1, 2]) expect((await report(student)).status).toBe(204);

  const administrator = await signIn({ email, isTwoStep: true });
  const reported = await call('GET', 'admin/threads?reported=true', administrator);
  expect(reported.body.items).toMatchObject([{ id: thread, title: 'Leaf diary', reports: 1 }]);
  expect((await call('GET', 'admin/threads', administrator)).body.items).toHaveLength(2);
  expect((await call('GET', `admin/threads/${thread}`, administrator)).body).toMatchObject({
    messages: [{ id: message, mine: false }],
    reports: [{ message_id: message, by: 'student', reason: 'It is unkind.' }],
  });
  for (const user of [teacher, student, await signIn({ role: 'student' })])
    for (const path of ['admin/threads', `admin/threads/${thread}`])
      expect((await call('GET', path, user)).status).toBe(403);
});

test('an administrator without a second factor is rejected', async () => {
  const administrator = await signIn({ email });
  expect((await call('GET', 'admin/threads', administrator)).status).toBe(403);
});
