import { describe, expect, test } from 'vitest';
import { secondFactorOf } from '../accounts/second-factor/testing.ts';
import { deleteUser } from '../accounts/users/delete-user.ts';
import { declarations } from '../generated/declarations.ts';
import { openTestApp, type SignedIn, testConfig } from '../testing.ts';
import { administrationLog } from './log/tables.ts';

const email = 'head@school.test';
const { app, db, signIn, mails, mailer } = await openTestApp({
  config: { ...testConfig, administrators: [email] },
});

const signInHead = () => signIn({ email, isTwoStep: true });
const call = async (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  who: SignedIn,
  payload?: object,
) => {
  const answer = await app.inject({
    method,
    url: `/api/${path}`,
    headers: who.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};
const grant = { plan: 'teacher-pro', seats: 130, ends_at: null };
const statusOf = async (who: SignedIn) => (await call('GET', `subscription/status/${who.id}`, who)).body;

describe('people', () => {
  test('are found by name or address, page by page', async () => {
    const head = await signInHead();
    const ada = await signIn({ email: 'ada_1@school.test', verified: false });
    await signIn({ email: 'ada-1@school.test' });
    const found = await call('GET', 'admin/people?search=ADA_1', head);
    expect(found.body.items).toMatchObject([{ id: ada.id, verified: false, administrator: false }]);
    const byName = await call('GET', 'admin/people?search=tess exam&limit=2', head);
    expect([byName.body.items.length, typeof byName.body.next_cursor]).toEqual([2, 'string']);
    const rest = await call('GET', `admin/people?search=tess exam&cursor=${byName.body.next_cursor}`, head);
    expect(rest.body).toMatchObject({ items: [{ id: head.id, administrator: true }], next_cursor: null });
  });

  test('get a plan and more seats without paying, until it ends or is taken back', async () => {
    const [head, teacher] = [await signInHead(), await signIn({ subscribed: false })];
    const path = `admin/people/${teacher.id}/plan`;
    expect(await statusOf(teacher)).toMatchObject({ plan_name: null, given: null });
    const given = await call('PUT', path, head, grant);
    expect(given.body).toMatchObject({ grant, seats: { limit: 130 }, given: { plan_id: 'teacher-pro' } });
    expect(await statusOf(teacher)).toMatchObject({
      plan_name: 'Teacher Pro',
      subscriptions: [],
      given: { given_to: 'person', ends_at: null },
    });
    expect((await call('GET', 'seats', teacher)).body).toEqual({ used: 0, limit: 130 });
    const past = await call('PUT', path, head, { ...grant, ends_at: '2020-01-01T00:00:00Z' });
    expect([past.status, Object.keys(past.body.errors)]).toEqual([422, ['ends_at']]);
    expect((await call('PUT', path, head, { plan: null, seats: null, ends_at: null })).status).toBe(422);
    expect((await call('DELETE', path, head)).body).toMatchObject({ grant: null, given: null });
    expect((await call('DELETE', path, head)).status).toBe(404);
    expect((await call('GET', 'seats', teacher)).body).toEqual({ used: 0, limit: 40 });
  });

  test('may write gated documents with a given plan, and not without', async () => {
    const [head, teacher] = [await signInHead(), await signIn({ subscribed: false })];
    const gated = declarations.find(
      ({ gate, audience }) => gate === 'subscription' && audience === 'teacher',
    );
    const start = () =>
      call('POST', 'generations', teacher, { template_type: gated?.templateType, input: {} });
    expect((await start()).status).toBe(402);
    await call('PUT', `admin/people/${teacher.id}/plan`, head, grant);
    expect((await start()).status).toBe(422);
  });

  test('lose their second factors and sessions in a reset, and are told', async () => {
    const [head, teacher] = [await signInHead(), await signIn()];
    expect((await call('DELETE', `admin/people/${teacher.id}/second-factor`, head)).status).toBe(409);
    await secondFactorOf(app, teacher).addAuthenticator();
    await mailer.settled();
    mails.length = 0;
    const reset = await call('DELETE', `admin/people/${teacher.id}/second-factor`, head);
    expect(reset.body).toMatchObject({ second_factor: false });
    await mailer.settled();
    expect(mails).toMatchObject([{ to: teacher.email, subject: /removed from your account/ }]);
    expect((await call('GET', 'me', teacher)).status).toBe(401);
  });

  test('get the verification email again, or the word of the administrator', async () => {
    const [head, teacher] = [await signInHead(), await signIn({ verified: false })];
    const path = `admin/people/${teacher.id}`;
    expect((await call('POST', `${path}/verification-emails`, head)).status).toBe(200);
    await mailer.settled();
    expect(mails).toMatchObject([{ to: teacher.email }]);
    expect((await call('PUT', `${path}/verification`, head)).body).toMatchObject({
      person: { verified: true },
    });
    expect((await call('PUT', `${path}/verification`, head)).status).toBe(409);
    const rival = await signIn({ email: 'rival@school.test', verified: false });
    await signIn({ email: 'rival@school.test' });
    expect((await call('PUT', `admin/people/${rival.id}/verification`, head)).status).toBe(409);
  });

  test('become administrators by another one, who cannot dismiss themselves', async () => {
    const [head, deputy] = [await signInHead(), await signIn({ isTwoStep: true })];
    const path = `admin/people/${deputy.id}/administrator`;
    expect((await call('GET', 'admin/people', deputy)).status).toBe(403);
    expect((await call('PUT', path, head)).body).toMatchObject({ person: { administrator: true } });
    expect((await call('GET', 'admin/people', deputy)).status).toBe(200);
    expect((await call('DELETE', path, deputy)).status).toBe(409);
    expect((await call('DELETE', `admin/people/${head.id}/administrator`, deputy)).status).toBe(409);
    await call('DELETE', path, head);
    expect((await call('GET', 'admin/people', deputy)).status).toBe(403);
    const student = await signIn({ role: 'student' });
    expect((await call('PUT', `admin/people/${student.id}/administrator`, head)).status).toBe(409);
  });
});

describe('a school', () => {
  test('is the domain of verified addresses of teachers', async () => {
    const head = await signInHead();
    const teacher = await signIn({ email: 'a@north.test', subscribed: false });
    const others = [
      await signIn({ email: 'b@north.test', subscribed: false, verified: false }),
      await signIn({ email: 'c@north.test', subscribed: false, role: 'student' }),
      await signIn({ email: 'd@south.test', subscribed: false }),
    ];
    const given = await call('PUT', 'admin/schools/north.test/plan', head, grant);
    expect(given.body).toMatchObject({ domain: 'north.test', teachers: 1, grant });
    expect(await statusOf(teacher)).toMatchObject({ given: { given_to: 'school' } });
    for (const other of others) expect(await statusOf(other)).toMatchObject({ given: null });
    expect((await call('GET', 'admin/schools', head)).body.items).toEqual([given.body]);
    expect((await call('DELETE', 'admin/schools/north.test/plan', head)).status).toBe(204);
    expect(await statusOf(teacher)).toMatchObject({ given: null });
  });

  test('is not a public mail provider', async () => {
    const head = await signInHead();
    expect((await call('PUT', 'admin/schools/gmail.com/plan', head, grant)).status).toBe(409);
  });

  test('raises the seats of those who pay for their plan', async () => {
    const [head, teacher] = [await signInHead(), await signIn()];
    await call('PUT', 'admin/schools/school.test/plan', head, { plan: null, seats: 200, ends_at: null });
    expect((await call('GET', 'seats', teacher)).body).toMatchObject({ limit: 200 });
    expect(await statusOf(teacher)).toMatchObject({ given: null });
  });
});

describe('the log', () => {
  test('has every act, the newest first, with who did it', async () => {
    const [head, teacher] = [await signInHead(), await signIn()];
    await call('PUT', `admin/people/${teacher.id}/plan`, head, grant);
    await call('DELETE', `admin/people/${teacher.id}/plan`, head);
    expect((await call('GET', 'admin/log', head)).body.items).toMatchObject([
      { by: email, action: 'plan_ended', subject: teacher.email, grant: null },
      { by: email, action: 'plan_given', subject: teacher.email, grant },
    ]);
  });

  test('cannot be changed, emptied or shortened', async () => {
    const [head, teacher] = [await signInHead(), await signIn()];
    await call('PUT', `admin/people/${teacher.id}/plan`, head, grant);
    const refused = { cause: { message: 'The log of administrators is append-only.' } };
    await expect(db.update(administrationLog).set({ by: 'nobody' })).rejects.toMatchObject(refused);
    await expect(db.delete(administrationLog)).rejects.toMatchObject(refused);
    await expect(db.execute('truncate administration_log')).rejects.toMatchObject(refused);
    await db.transaction((tx) => deleteUser(tx, head.id));
    expect(await db.$count(administrationLog)).toBe(1);
  });

  test('has no entry of an act that failed', async () => {
    const [head, teacher] = [await signInHead(), await signIn()];
    await call('DELETE', `admin/people/${teacher.id}/plan`, head);
    expect(await db.$count(administrationLog)).toBe(0);
  });
});

test('only administrators with a second factor get in', async () => {
  for (const user of [await signIn(), await signIn({ role: 'student' }), await signIn({ email })])
    for (const path of ['people', 'schools', 'log', `people/${user.id}`])
      expect([path, (await call('GET', `admin/${path}`, user)).status]).toEqual([path, 403]);
});
