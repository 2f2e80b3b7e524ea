import { describe, expect, test } from 'vitest';
import { ACCOUNT_PASSWORD } from '../../../tests/support/account.ts';
import { noLimits, openTestApp } from '../../testing.ts';

const { app, openApp, mailer, mails, signIn } = await openTestApp();

const OLD = ACCOUNT_PASSWORD;
const NEW = 'a longer phrase';
type Headers = { authorization: string };
const change = (headers: Headers, current = OLD, password = NEW, to = app) =>
  to.inject({
    method: 'PUT',
    url: '/api/password',
    headers,
    payload: { current_password: current, password },
  });
const login = (email: string, password: string, to = app) =>
  to.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
const me = async (headers: Headers) => (await app.inject({ url: '/api/me', headers })).statusCode;

describe('changing the password', () => {
  test('ends every other session, keeps the current one and notifies the owner', async () => {
    const person = await signIn();
    const { token } = (await login(person.email, OLD)).json().data;
    expect((await change(person.headers)).statusCode).toBe(200);
    expect(await me(person.headers)).toBe(200);
    expect(await me({ authorization: `Bearer ${token}` })).toBe(401);
    expect((await login(person.email, OLD)).statusCode).toBe(401);
    expect((await login(person.email, NEW)).statusCode).toBe(200);
    await mailer.settled();
    expect(mails).toEqual([
      expect.objectContaining({ to: person.email, subject: 'Your password was changed' }),
    ]);
  });

  test('does not end sessions of other users', async () => {
    const [person, other] = [await signIn(), await signIn()];
    await change(person.headers);
    expect(await me(other.headers)).toBe(200);
  });

  test('requires the current password', async () => {
    const person = await signIn();
    const answer = await change(person.headers, 'a wrong phrase');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ current_password: ['This is not your password.'] });
    expect((await login(person.email, OLD)).statusCode).toBe(200);
  });

  test('refers an account without a password to the reset link', async () => {
    const person = await signIn({ password: false });
    const answer = await change(person.headers);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.current_password[0]).toContain('Set a password first');
  });

  test('revokes reset links that were sent before', async () => {
    const person = await signIn();
    await app.inject({ method: 'POST', url: '/api/password/email', payload: { email: person.email } });
    await mailer.settled();
    const link = new URL(/https?:\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '');
    const { expires, ...parts } = Object.fromEntries(link.searchParams);
    await change(person.headers);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/password/reset',
      payload: { ...parts, expires: Number(expires), password: 'the phrase of a thief' },
    });
    expect(answer.statusCode).toBe(403);
  });
});

test('wrong guesses in a session are limited', async () => {
  const own = await openApp({ limits: { ...noLimits, failedSignInsByEmail: { max: 4, seconds: 60 } } });
  const person = await signIn();
  for (let guess = 0; guess < 4; guess += 1)
    expect((await change(person.headers, 'a wrong phrase', NEW, own)).statusCode).toBe(422);
  const answer = await change(person.headers, OLD, NEW, own);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  const other = await signIn();
  expect((await change(other.headers, OLD, NEW, own)).statusCode).toBe(200);
  await own.close();
});
