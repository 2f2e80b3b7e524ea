import { expect, test } from 'vitest';
import { enrolStudent } from '../../../../tests/contract/make-class.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { returnMarks } from '../../marking/marking/return-marks.ts';
import {
  addAssignment,
  assignedWork,
  classWith,
  giveMark,
  handInText,
  inHours,
} from '../../marking/student-work/testing.ts';
import { pageLink } from './guardian-links.ts';
import { findGuardian } from './guardians.ts';
import { sendSummaries } from './send-summaries.ts';
import { links, summaryDay } from './testing.ts';

const testApp = await openTestApp();
const { app, db, mailer, mails, signIn } = testApp;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (method: Method, path: string, user: SignedIn | null, payload?: object) => {
  const answer = await app.inject({
    method,
    url: `/api/${path}`,
    ...(user && { headers: user.headers }),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};
const tokenIn = (url: string) => url.split('/').at(-1) ?? '';
const open = (url: string) => call('GET', `guardian-pages/${tokenIn(url)}`, null);

const kemal = { name: 'Kemal Demir', email: 'k.demir@home.test', language: 'en', weekly_summary: true };

/** A student with a returned mark, a classmate with another one, and a guardian with a link. */
async function family(details = kemal) {
  const work = await assignedWork(testApp);
  const { teacher, student, classId, id } = work;
  const classmate = await signIn({ role: 'student' });
  await enrolStudent(db, classId, classmate);
  await giveMark(db, teacher.id, await handInText(db, student.id, id));
  await giveMark(db, teacher.id, await handInText(db, classmate.id, id, 'Mine: 12 mm'), 3);
  await returnMarks(db, teacher.id, id, { submission_ids: null, at: null });
  await addAssignment(db, teacher.id, classId, { title: 'Food chains', cut_off_at: null });
  const { body: guardian } = await call('POST', `students/${student.id}/guardians`, teacher, details);
  const link = async (days = 30) =>
    (await call('POST', `guardians/${guardian.id}/link`, teacher, { days })).body.url as string;
  return { ...work, classmate, guardian, link };
}

test('a guardian sees the due and the returned work of their own child only', async () => {
  const { teacher, student, link } = await family();
  // Another teacher's class of the same child stays out.
  const other = await signIn();
  await addAssignment(db, other.id, await classWith(db, other.id, [student]), { title: 'Elsewhere' });
  await call('POST', `students/${student.id}/notes`, teacher, { text: 'Sits in front.' });
  const { status, body } = await open(await link());
  expect(status).toBe(200);
  expect(body).toMatchObject({
    state: 'open',
    child: {
      classes: ['7B Science'],
      due: [{ title: 'Food chains', missing: false }],
      returned: [{ title: 'Leaf diary', score: 8, points: 10, comment: 'Careful shading.' }],
    },
  });
  expect(JSON.stringify(body)).not.toMatch(/Elsewhere|Sits in front|@|12 mm/);
});

test('a guardian sees the score that missing work has', async () => {
  const work = { due_at: inHours(-2), cut_off_at: inHours(-1), missing_percent: 50 };
  const { teacher, student } = await assignedWork(testApp, work);
  const { body: guardian } = await call('POST', `students/${student.id}/guardians`, teacher, kemal);
  const { body } = await call('POST', `guardians/${guardian.id}/link`, teacher, { days: 1 });
  expect((await open(body.url)).body.child.due).toMatchObject([
    { title: 'Leaf diary', points: 10, missing: true, missing_score: 5 },
  ]);
  const profile = await call('GET', `students/${student.id}`, teacher);
  expect(profile.body.work).toMatchObject([{ status: 'closed', score: null, missing_score: 5 }]);
});

test('a mark that is not returned yet does not show', async () => {
  const { teacher, student, id } = await assignedWork(testApp);
  const { body: guardian } = await call('POST', `students/${student.id}/guardians`, teacher, kemal);
  await giveMark(db, teacher.id, await handInText(db, student.id, id));
  const { body } = await call('POST', `guardians/${guardian.id}/link`, teacher, { days: 1 });
  expect((await open(body.url)).body.child).toMatchObject({ due: [], returned: [] });
});

test('a guardian sees the totals of returned marks, on the page and in the summary', async () => {
  const late = { title: 'Pond study', due_at: inHours(-2), cut_off_at: inHours(-1) };
  const { teacher, student, classId, id } = await assignedWork(testApp);
  await addAssignment(db, teacher.id, classId, late);
  await giveMark(db, teacher.id, await handInText(db, student.id, id));
  const { body: guardian } = await call('POST', `students/${student.id}/guardians`, teacher, kemal);
  const { body } = await call('POST', `guardians/${guardian.id}/link`, teacher, { days: 1 });
  const totals = async () => (await open(body.url)).body.child.totals;
  expect(await totals()).toEqual([]);
  await returnMarks(db, teacher.id, id, { submission_ids: null, at: null });
  expect(await totals()).toEqual([
    {
      class: '7B Science',
      current: { percent: '80.00', level: null },
      missing_as_zero: { percent: '40.00', level: null },
    },
  ]);
  const preview = await call('GET', `guardians/${guardian.id}/summary`, teacher);
  expect(preview.body.text).toContain(
    'Marks so far:\n\n7B Science: 80.00%; 40.00% with missing work counted',
  );
});

test('forged, revoked and expired links show nothing, nor does one after the child has left', async () => {
  const { teacher, student, classId, guardian, link } = await family();
  const url = await link();
  const row = await findGuardian(db, guardian.id);
  if (!row) throw new Error('There is no guardian.');
  const [id, version, expires, signature] = tokenIn(url).split('.');
  for (const forged of [
    [id, version, Number(expires) + 1, signature],
    [id, 2, expires, signature],
    [student.id, version, expires, signature],
    [id, version, expires, 'forged'],
    [id],
  ])
    expect((await open(forged.join('.'))).status).toBe(404);
  expect((await open(pageLink(row, new Date(Date.now() - 1000), links))).body).toEqual(
    expect.objectContaining({ child: null }),
  );
  await call('DELETE', `guardians/${guardian.id}/link`, teacher);
  expect((await open(url)).status).toBe(404);
  const second = await link();
  expect((await open(second)).status).toBe(200);
  await call('DELETE', `classes/${classId}/students/${student.id}`, teacher);
  expect((await open(second)).status).toBe(404);
});

test('a new address ends the links to the old one; one address is added once', async () => {
  const { teacher, student, guardian, link } = await family();
  const url = await link();
  const change = { ...kemal, email: 'Kemal@New.test' };
  expect((await call('PUT', `guardians/${guardian.id}`, teacher, change)).body).toMatchObject({
    email: 'kemal@new.test',
    link_expires_at: null,
  });
  expect((await open(url)).status).toBe(404);
  const again = await call('POST', `students/${student.id}/guardians`, teacher, change);
  expect(again).toMatchObject({ status: 422, body: { errors: { email: [expect.any(String)] } } });
  const second = await call('POST', `students/${student.id}/guardians`, teacher, kemal);
  expect((await call('PUT', `guardians/${second.body.id}`, teacher, change)).status).toBe(422);
});

const send = (now: Date) => sendSummaries({ db, mailer, links }, now);

test('a summary is sent once a week and guardian, also by processes at the same time', async () => {
  const { teacher, student } = await family();
  expect(await send(new Date('2036-11-21T13:59:00Z'))).toBe(0);
  const runs = await Promise.all([send(summaryDay), send(summaryDay), send(summaryDay)]);
  expect(runs.reduce((sum, count) => sum + count)).toBe(1);
  expect(await send(new Date('2036-11-23T23:00:00Z'))).toBe(0);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[kemal.email, 'This week for Sam Example']]);
  expect(mails[0]?.text).toContain('Not handed in:\n\nFood chains, ');
  expect(mails[0]?.text).toContain('https://lectern.test/guardian/');
  expect((await call('GET', `students/${student.id}`, teacher)).body.guardians).toMatchObject([
    { last_sent_at: expect.any(String) },
  ]);
  expect(await send(new Date('2036-11-28T15:00:00Z'))).toBe(1);
});

test('a guardian who ends the summaries gets none, and the teacher sees it', async () => {
  const { teacher, student } = await family();
  await send(summaryDay);
  const token = tokenIn(/\S+unsubscribe\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '');
  const forged = token.replace(/\..*/, '.forged');
  expect((await call('POST', 'guardian-unsubscriptions', null, { token: forged })).status).toBe(404);
  expect((await call('POST', 'guardian-unsubscriptions', null, { token })).status).toBe(204);
  expect((await call('POST', 'guardian-unsubscriptions', null, { token })).status).toBe(204);
  expect(await send(new Date('2036-11-28T15:00:00Z'))).toBe(0);
  expect((await call('GET', `students/${student.id}`, teacher)).body.guardians).toMatchObject([
    { unsubscribed: true, weekly_summary: true },
  ]);
});

test('a guardian who ended the summaries stays unsubscribed when a teacher adds the address again', async () => {
  const { teacher, student, guardian } = await family();
  await send(summaryDay);
  const token = tokenIn(/\S+unsubscribe\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '');
  await call('POST', 'guardian-unsubscriptions', null, { token });
  await call('DELETE', `guardians/${guardian.id}`, teacher);
  const path = `students/${student.id}/guardians`;
  const again = { ...kemal, email: 'K.Demir@home.test' };
  expect((await call('POST', path, teacher, again)).body).toMatchObject({ unsubscribed: true });
  const tagged = { ...kemal, email: 'K.Demir+School@Home.test' };
  expect((await call('POST', path, teacher, tagged)).body).toMatchObject({ unsubscribed: true });
  const other = { ...kemal, email: 'elif@home.test' };
  const { body: mother } = await call('POST', path, teacher, other);
  expect(mother.unsubscribed).toBe(false);
  expect(await send(new Date('2036-11-28T15:00:00Z'))).toBe(1);
  await call(
    'DELETE',
    `guardians/${(await call('GET', `students/${student.id}`, teacher)).body.guardians[0].id}`,
    teacher,
  );
  expect((await call('PUT', `guardians/${mother.id}`, teacher, kemal)).body.unsubscribed).toBe(true);
});

test('summaries that are off, or would be empty, are not sent', async () => {
  const { teacher, student } = await family({ ...kemal, weekly_summary: false });
  const idle = await signIn({ role: 'student' });
  await classWith(db, teacher.id, [idle]);
  await call('POST', `students/${idle.id}/guardians`, teacher, kemal);
  expect(await send(summaryDay)).toBe(0);
  expect(student.id).not.toBe(idle.id);
});

test('the preview is the email in the language of the guardian, without the links', async () => {
  const { teacher, guardian } = await family({ ...kemal, language: 'tr' });
  const { body } = await call('GET', `guardians/${guardian.id}/summary`, teacher);
  expect(body).toMatchObject({ subject: 'Bu hafta: Sam Example' });
  expect(body.text).toMatch(/^Merhaba Kemal Demir,\n\nBu hafta geri verilenler:\n\nLeaf diary: 8\/10/);
  expect(body.text).not.toMatch(/\/guardian\//);
});
