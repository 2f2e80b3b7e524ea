import { describe, expect, test, vi } from 'vitest';
import { ACCOUNT_PASSWORD } from '../../../tests/support/account.ts';
import { openTestApp } from '../../testing.ts';
import { createAccount } from '../registration/create-account.ts';

const { app, db, mailer, mails, signIn } = await openTestApp();

const NEW_PASSWORD = 'a longer phrase';
const forgot = (email: string) =>
  app.inject({ method: 'POST', url: '/api/password/email', payload: { email } });
const reset = (payload: object) => app.inject({ method: 'POST', url: '/api/password/reset', payload });
const login = (email: string, password: string) =>
  app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
const me = (headers: Record<string, string>) => app.inject({ url: '/api/me', headers });

/** What the page behind the mailed link sends. */
async function mailedReset(email: string) {
  await forgot(email);
  await mailer.settled();
  const mail = mails.at(-1);
  expect(mail).toMatchObject({ to: email, subject: 'Set a new password' });
  const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  expect(link.pathname).toBe('/reset-password');
  const { id, token, expires, signature } = Object.fromEntries(link.searchParams);
  return { id, token, expires: Number(expires), signature, password: NEW_PASSWORD };
}

describe('the link in the mail', () => {
  test('sets a password, ends every session and notifies the owner', async () => {
    const person = await signIn();
    const call = await mailedReset(person.email);
    expect((await reset(call)).statusCode).toBe(200);
    expect((await me(person.headers)).statusCode).toBe(401);
    expect((await login(person.email, ACCOUNT_PASSWORD)).statusCode).toBe(401);
    expect((await login(person.email, NEW_PASSWORD)).statusCode).toBe(200);
    await mailer.settled();
    expect(mails.at(-1)).toMatchObject({ to: person.email, subject: 'Your password was changed' });
  });

  test('works once, even in three concurrent calls', async () => {
    const person = await signIn();
    const call = await mailedReset(person.email);
    const answers = await Promise.all([reset(call), reset(call), reset(call)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
    const again = await reset({ ...call, password: 'yet another phrase' });
    expect(again.statusCode).toBe(403);
    expect(again.json().message).toBe('This link was already used.');
    expect((await login(person.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('stops working once another link was used', async () => {
    const person = await signIn();
    const [older, newer] = [await mailedReset(person.email), await mailedReset(person.email)];
    expect((await reset(newer)).statusCode).toBe(200);
    expect((await reset(older)).statusCode).toBe(403);
  });

  test('is rejected when it has expired', async () => {
    const person = await signIn();
    const call = await mailedReset(person.email);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    const answer = await reset(call);
    vi.useRealTimers();
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toBe('This link has expired.');
  });

  test.each([
    ['a later end', (call: { expires: number }) => ({ expires: call.expires + 1 })],
    ['another signature', () => ({ signature: 'a'.repeat(43) })],
    ['an empty signature', () => ({ signature: '' })],
    ['another token', () => ({ token: 'other' })],
  ])('is rejected with %s', async (_, tamper) => {
    const person = await signIn();
    const call = await mailedReset(person.email);
    const answer = await reset({ ...call, ...tamper(call) });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ status: 'error', message: 'This link is not valid.' });
    expect((await login(person.email, ACCOUNT_PASSWORD)).statusCode).toBe(200);
  });

  test('opens no account but its own', async () => {
    const [person, other] = [await signIn(), await signIn()];
    const answer = await reset({ ...(await mailedReset(person.email)), id: other.id });
    expect(answer.statusCode).toBe(403);
    expect((await login(other.email, ACCOUNT_PASSWORD)).statusCode).toBe(200);
  });

  test('cannot be exchanged with a verification link', async () => {
    const person = await signIn({ verified: false });
    const { id, token, expires, signature } = await mailedReset(person.email);
    const answer = await app.inject(
      `/api/verify-email/${id}/${token}?expires=${expires}&signature=${signature}`,
    );
    expect(answer.json()).toEqual({ status: 'error', message: 'This link is not valid.' });
  });

  test('keeps the old password when the new one is too short', async () => {
    const person = await signIn();
    const call = await mailedReset(person.email);
    expect((await reset({ ...call, password: 'short' })).json().errors).toHaveProperty('password');
    expect((await reset(call)).statusCode).toBe(200);
  });
});

describe('a reset by mail', () => {
  test('verifies the address', async () => {
    const person = await signIn({ verified: false });
    await reset(await mailedReset(person.email));
    const answer = await login(person.email, NEW_PASSWORD);
    expect(answer.json().data.user.email_verified).toBe(true);
  });

  test('gives a password to an account that signed in with Google', async () => {
    const person = await signIn({ password: false });
    await reset(await mailedReset(person.email));
    expect((await login(person.email, NEW_PASSWORD)).json().data.user_id).toBe(person.id);
  });

  test('sends the link for the account that owns the address, not for a newcomer', async () => {
    const owner = await signIn();
    await createAccount(db, {
      first_name: 'Eve',
      last_name: 'S',
      email: owner.email,
      password: 'Eve has a phrase',
      role: 'teacher',
    });
    expect((await mailedReset(owner.email)).id).toBe(owner.id);
  });
});
