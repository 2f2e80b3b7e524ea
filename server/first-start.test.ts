import { TERMS_VERSION } from './accounts/consents/consents.ts';
import { expect, test } from 'vitest';
import { adminCommand } from './administration/command/testing.ts';
import { giveEveryone } from './billing/grants/grants.ts';
import { paymentsOff } from './billing/testing/payments-off.ts';
import { readConfig } from './platform/config.ts';
import { openTestApp, testConfig } from './testing.ts';

/* A school without Stripe and a mail server, from the first start to a marked assignment. */

const everyoneHas = readConfig({ EVERYONE_HAS: 'teacher_pro', LOG_LEVEL: 'silent' });
const { db, mailer, mails, openApp } = await openTestApp();
const billing = paymentsOff({ db, mailer });
const admin = adminCommand({ db, mailer });

async function openSchool(config = testConfig) {
  const app = await openApp({ billing, config });
  return async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, payload?: object, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
    expect([path, answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([
      path,
      answer.statusCode,
      '',
    ]);
    return answer.body === '' ? null : answer.json();
  };
}
type Call = Awaited<ReturnType<typeof openSchool>>;

const password = 'a long phrase of mine';
const register = async (call: Call, email: string) => {
  const agreed = { terms_version: TERMS_VERSION };
  const person = { first_name: 'Tess', last_name: 'Okafor', email, password, role: 'teacher', ...agreed };
  await call('POST', 'register', person);
  await mailer.settled();
};
const signIn = async (call: Call, email: string): Promise<string> =>
  (await call('POST', 'login', { email, password })).data.token;

async function toMark(call: Call, token: string): Promise<void> {
  const school = { name: 'Harborview School', school_year: '2026', unit: null, section: null };
  await call('PATCH', 'onboarding', { step: 'class', school, grades: [7], subjects: ['Science'] }, token);
  const face = { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss' };
  const done = await call('POST', 'onboarding/complete', { class: { ...face, roster: [] } }, token);
  const { id, code } = done.data.class;

  const made = { with_pictures: false, students: [{ first_name: 'Ada', last_name: 'Byron' }], consent: true };
  const { items } = await call('POST', `classes/${id}/accounts`, made, token);
  const [{ student_id, password: first }] = items;
  const login = { class_code: code, student_id, password: first };
  const student: string = (await call('POST', 'login/class', login)).data.token;

  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const content = {
    title: 'Leaf diary',
    instructions: 'Draw a leaf.',
    points: 10,
    category: 'Homework',
    kinds: ['text'],
    due_at: day(2),
    cut_off_at: day(3),
    attempts: null,
    ai_policy: 'hints',
    late_policy: null,
    rubric: null,
    student_ids: null,
    group_ids: [],
    exceptions: [],
    group_exceptions: [],
    file_ids: [],
    publish_at: day(-1),
    missing_percent: null,
    hide_names: false,
    quiz: null,
  };
  const assignment = await call(
    'POST',
    'assignments',
    { class_id: id, time_zone: 'Europe/London', content },
    token,
  );
  const work = `student/assignments/${assignment.id}`;
  const { revision } = await call(
    'PUT',
    `${work}/draft`,
    { revision: 0, text: 'A leaf.', link: '' },
    student,
  );
  const receipt = await call('POST', `${work}/submissions`, { revision }, student);
  const mark = {
    revision: 0,
    state: 'marked',
    scores: [],
    points: 8,
    comment: 'Careful shading.',
    notes: [],
  };
  await call('PUT', `submissions/${receipt.id}/mark`, mark, token);
  await call('POST', `assignments/${assignment.id}/return`, { submission_ids: null, at: null }, token);
  expect(JSON.stringify(await call('GET', work, undefined, student))).toContain('Careful shading.');
}

test('an administrator by command lets a teacher in and gives the school a plan', async () => {
  const call = await openSchool();
  await admin('create', 'head@school.example', '--first-name', 'Ida', '--last-name', 'Head');
  await register(call, 'tess@school.example');
  await admin('verify', 'tess@school.example');
  await admin('grant', '@school.example', '--plan', 'teacher_pro', '--seats', '130');
  const token = await signIn(call, 'tess@school.example');
  const { user_id: id } = (await call('GET', 'me', undefined, token)).data;
  expect(await call('GET', `subscription/status/${id}`, undefined, token)).toMatchObject({
    plan_name: 'Teacher Pro',
    given: { given_to: 'school' },
  });
  await toMark(call, token);
  expect(await call('GET', 'seats', undefined, token)).toEqual({ used: 1, limit: 130 });
});

test('with EVERYONE_HAS a teacher needs nobody but the email', async () => {
  await giveEveryone(db, everyoneHas.everyoneHas);
  const call = await openSchool({ ...testConfig, everyoneHas: everyoneHas.everyoneHas });
  expect(await call('GET', 'settings')).toMatchObject({
    everyone_has: 'Teacher Pro',
    billing: { provider: 'off' },
  });
  await register(call, 'tess@school.example');
  const link = new URL(/https?:\S+verify-email\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
  await call('GET', `${link.pathname.slice(1)}${link.search}`);
  const token = await signIn(call, 'tess@school.example');
  const { user_id: id } = (await call('GET', 'me', undefined, token)).data;
  expect(await call('GET', `subscription/status/${id}`, undefined, token)).toMatchObject({
    given: { given_to: 'everyone' },
  });
  await toMark(call, token);
});

test('the plan of everyone ends with the setting', async () => {
  await giveEveryone(db, 'teacher-pro');
  await openSchool();
  expect(await db.execute('select 1 from granted_plans')).toHaveLength(0);
});
