import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { consents } from '../../../accounts/consents/tables.ts';
import { TERMS_VERSION } from '../../../accounts/consents/consents.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { invitations } from './tables.ts';
import { mailedDetailsCall, teacherWithClass } from './testing.ts';

const tools = await openTestApp();
const { app, db, mailer, mails, signIn } = tools;

const EMAIL = 't.mokoena@school.test';
const person = {
  first_name: 'Thandi',
  last_name: 'Mokoena',
  email: EMAIL,
  password: 'a long phrase',
  role: 'student',
  terms_version: TERMS_VERSION,
};

/** The parts of the link in the last email. */
async function mailedLink() {
  const { pathname, searchParams } = new URL(await mailedDetailsCall(tools), 'http://here.test');
  return {
    id: pathname.split('/').at(-1) ?? '',
    expires: Number(searchParams.get('expires')),
    signature: searchParams.get('signature') ?? '',
  };
}

const register = (change: object = {}) =>
  app.inject({ method: 'POST', url: '/api/register', payload: { ...person, ...change } });

const as = (
  { headers }: Pick<SignedIn, 'headers'>,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  payload?: object,
) => app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });

const sessionOf = (answer: Awaited<ReturnType<typeof register>>) => ({
  headers: { authorization: `Bearer ${answer.json().data.token}` },
});

async function invited() {
  const made = await teacherWithClass(tools, [{ email: EMAIL, name: 'Thandi Mokoena' }]);
  const invitation = await mailedLink();
  mails.length = 0;
  return { ...made, invitation };
}

describe('registering with the link of an invitation', () => {
  test('verifies the invited address without another email, and ends in the class', async () => {
    const { invitation } = await invited();
    const registered = await register({ invitation, email: EMAIL.toUpperCase() });
    expect(registered.statusCode).toBe(201);
    expect(registered.json().data.user).toMatchObject({ email: EMAIL, email_verified: true });
    await mailer.settled();
    expect(mails).toEqual([]);
    const offered = await as(sessionOf(registered), 'GET', 'onboarding');
    expect(offered.json().invitation).toMatchObject({ id: invitation.id, class: { name: '7B' } });
    const joined = await as(sessionOf(registered), 'POST', 'onboarding/student', {
      invitation_id: invitation.id,
      date_of_birth: `${new Date().getUTCFullYear() - 9}-01-01`,
      ai_notice: true,
    });
    expect(joined.json().data).toMatchObject({ class_id: expect.any(String), user: { role: 'student' } });
  });

  test.each<[string, (link: { id: string; expires: number; signature: string }) => object]>([
    ['another address', (invitation) => ({ invitation, email: 'friend@school.test' })],
    ['a signature of one’s own', (link) => ({ invitation: { ...link, signature: 'a'.repeat(43) } })],
    ['a later expiry', (link) => ({ invitation: { ...link, expires: link.expires + 1 } })],
    ['no link', () => ({})],
  ])('proves nothing with %s: the link in an email does', async (_, change) => {
    const { invitation } = await invited();
    const registered = await register(change(invitation));
    expect(registered.statusCode).toBe(201);
    expect(registered.json().data.user.email_verified).toBe(false);
    await mailer.settled();
    expect(mails.map(({ subject }) => subject)).toEqual(['Verify your email']);
  });

  test.each(['revokedAt', 'usedAt', 'expiresAt'] as const)(
    'proves nothing once %s has come',
    async (column) => {
      const { invitation } = await invited();
      await db
        .update(invitations)
        .set({ [column]: new Date(0) })
        .where(eq(invitations.id, invitation.id));
      expect((await register({ invitation })).json().data.user.email_verified).toBe(false);
    },
  );

  test('says that the address has an account, and shows it to nobody else', async () => {
    const { teacher, invitation } = await invited();
    await signIn({ role: 'student', email: EMAIL });
    const query = new URLSearchParams({
      expires: String(invitation.expires),
      signature: invitation.signature,
    });
    const details = await app.inject(`/api/invitation_details/${invitation.id}?${query}`);
    expect(details.json()).toMatchObject({ has_account: true });
    const seenByTeacher = await as(teacher, 'GET', `invitations/${invitation.id}`);
    expect(seenByTeacher.json()).not.toHaveProperty('has_account');
    const answer = await register({ invitation });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['email']]);
  });
});

test('the link is mailed to the address and to nobody else: a teacher cannot take an address by inviting it', async () => {
  const { teacher } = await teacherWithClass(tools, [{ email: EMAIL, name: 'Thandi Mokoena' }]);
  const classId = (await as(teacher, 'GET', 'classes')).json().items[0].id;
  const { id, signature } = await mailedLink();
  expect(mails.map(({ to }) => to)).toEqual([EMAIL]);
  const body = { roster: [{ email: 'other@school.test', name: null }] };
  const answers = [
    await as(teacher, 'POST', `classes/${classId}/invitations`, body),
    await as(teacher, 'GET', `classes/${classId}/invitations`),
    await as(teacher, 'GET', `classes/${classId}`),
    await as(teacher, 'GET', `invitations/${id}`),
    await as(teacher, 'POST', `invitations/${id}/resend`),
    await as(teacher, 'GET', 'account/export'),
  ];
  const seen = answers.map(({ body: text }) => text).join();
  expect(seen).toContain(EMAIL);
  expect(seen).not.toContain(signature);
  await mailer.settled();
  const again = await mailedLink();
  expect(seen).not.toContain(again.signature);
  // With all that the teacher has seen, the address stays unverified.
  const guess = { id, expires: again.expires, signature: id };
  expect((await register({ invitation: guess })).json().data.user.email_verified).toBe(false);
});

test('an invited co-teacher completes onboarding in the class, covered by its owner', async () => {
  const { teacher } = await invited();
  const [{ id: classId }] = (await as(teacher, 'GET', 'classes')).json().items;
  await as(teacher, 'POST', `classes/${classId}/teachers/invitations`, { email: EMAIL });
  const invitation = await mailedLink();
  const registered = await register({ invitation, role: 'teacher' });
  const colleague = sessionOf(registered);
  const school = { name: 'Harborview School', school_year: '2026', unit: null, section: null };
  await as(colleague, 'PATCH', 'onboarding', { step: 'class', school, grades: [7], subjects: ['Science'] });
  const completed = await as(colleague, 'POST', 'onboarding/complete', {
    class: null,
    invitation_id: invitation.id,
  });
  expect(completed.statusCode).toBe(200);
  const taught = await as(colleague, 'GET', `classes/${classId}`);
  expect(taught.json()).toMatchObject({ teaching: { role: 'co-teacher' } });
});

test('the page that was wanted comes back with the link of every email', async () => {
  const registered = await register({ next: '/plans/payment?price_id=1' });
  expect(registered.statusCode).toBe(201);
  const opened = async () => {
    await mailer.settled();
    return new URL(/https?:\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
  };
  await app.inject({
    method: 'POST',
    url: '/api/resend-verification-email',
    payload: { email: EMAIL },
  });
  const { pathname, search } = await opened();
  const verified = await app.inject(`/api${pathname}${search}`);
  expect(verified.json().data).toEqual({ email: EMAIL, next: '/plans/payment?price_id=1' });
  await app.inject({
    method: 'POST',
    url: '/api/password/email',
    payload: { email: EMAIL, next: '/students/classes' },
  });
  const { expires, ...link } = Object.fromEntries((await opened()).searchParams);
  const reset = await app.inject({
    method: 'POST',
    url: '/api/password/reset',
    payload: { ...link, expires: Number(expires), password: 'another long phrase' },
  });
  expect(reset.json().data).toEqual({ next: '/students/classes' });
});

test('the consent is stored with its version, and an old version is rejected', async () => {
  const { user_id: userId } = (await register()).json().data;
  expect(await db.select().from(consents)).toMatchObject([
    { userId, occasion: 'registration', version: TERMS_VERSION },
  ]);
  const old = await register({ email: 'late@school.test', terms_version: '2020-01-01' });
  expect([old.statusCode, Object.keys(old.json().errors)]).toEqual([422, ['terms_version']]);
});
