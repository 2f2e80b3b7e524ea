import { eq, isNotNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { emailVerifications } from '../mailed-links/tables.ts';
import { users } from '../users/tables.ts';
import { openTestApp } from '../../testing.ts';
import { createAccount } from '../registration/create-account.ts';
import { TERMS_VERSION } from '../consents/consents.ts';

const { app, db, mailer, mails, signIn } = await openTestApp();

const ada = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@school.test',
  password: 'the password of Ada',
  role: 'teacher' as const,
  terms_version: TERMS_VERSION,
};
const register = (change: object = {}) =>
  app.inject({ method: 'POST', url: '/api/register', payload: { ...ada, ...change } });
const login = (email: string, password: string) =>
  app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
const me = (token: string) => app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });

/** The calls behind the links that were mailed, oldest first. */
async function mailedCalls(): Promise<string[]> {
  await mailer.settled();
  return mails.flatMap(({ text }) => {
    const link = /https?:\S+verify-email\S+/.exec(text)?.[0];
    return link === undefined ? [] : [`/api${new URL(link).pathname}${new URL(link).search}`];
  });
}

describe('an address with an owner', () => {
  test('can be registered again, which only sends a mail to its owner', async () => {
    const owner = await signIn({ email: ada.email });
    const { data } = (await register({ email: 'ADA@school.TEST', first_name: 'Eve' })).json();
    expect(data.user_id).not.toBe(owner.id);
    expect(data.user).toMatchObject({ email: ada.email, email_verified: false });
    expect(await mailedCalls()).toEqual([]);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [ada.email, 'You already have an account'],
    ]);
    expect(mails[0]?.text).toContain('Hello Tess,');

    const resent = await app.inject({
      method: 'POST',
      url: '/api/resend-verification-email',
      payload: { email: ada.email },
    });
    expect(resent.statusCode).toBe(200);
    expect(await mailedCalls()).toEqual([]);
    expect(await db.$count(emailVerifications)).toBe(0);
  });

  test('signs in the owner and the newcomer, each by their own password', async () => {
    const owner = await signIn({ email: ada.email });
    const newcomer = (await register()).json().data;
    expect((await login(ada.email, 'a long phrase')).json().data.user_id).toBe(owner.id);
    const answer = (await login(ada.email, ada.password)).json();
    expect(answer.data).toMatchObject({ user_id: newcomer.user_id, user: { email_verified: false } });
  });

  test('accepts no password for an owner who signs in with Google only', async () => {
    await signIn({ email: ada.email, password: false });
    expect((await login(ada.email, '')).statusCode).toBe(422);
    expect((await login(ada.email, 'no account has this password')).statusCode).toBe(401);
  });
});

describe('an address that several accounts have registered', () => {
  test('belongs to the first account that verifies it; the others are deleted', async () => {
    const tokens = [];
    for (let time = 0; time < 3; time += 1) tokens.push((await register()).json().data.token);
    const [, second = '', third = ''] = await mailedCalls();
    expect((await app.inject(second)).statusCode).toBe(200);
    expect((await app.inject(third)).statusCode).toBe(403);
    const statuses = await Promise.all(tokens.map(async (token) => (await me(token)).statusCode));
    expect(statuses).toEqual([401, 200, 401]);
    expect(await db.$count(users)).toBe(1);
  });

  test('gets one owner, even if all verify it concurrently', async () => {
    await Promise.all([register(), register(), register()]);
    const calls = await mailedCalls();
    expect(calls).toHaveLength(3);
    const answers = await Promise.all(calls.map((call) => app.inject(call)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 403, 403]);
    expect(await db.$count(users, isNotNull(users.emailVerifiedAt))).toBe(1);
    expect(await db.$count(users)).toBe(1);
  });

  test('loses a registration older than a week when it is registered again', async () => {
    const old = await createAccount(db, ada);
    const young = await createAccount(db, ada);
    await db
      .update(users)
      .set({ createdAt: new Date(Date.now() - 8 * 86_400_000) })
      .where(eq(users.id, old));
    await createAccount(db, ada);
    const rows = await db.select({ id: users.id }).from(users);
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ id: young });
  });
});

test('a unique index rejects a second account with a verified address', async () => {
  await signIn({ email: ada.email });
  await expect(signIn({ email: ada.email })).rejects.toMatchObject({
    cause: { message: expect.stringContaining('users_verified_email') },
  });
});
