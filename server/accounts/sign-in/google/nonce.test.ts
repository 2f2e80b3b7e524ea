import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { cookieOf, googleBrowser } from '../../../../tests/support/google-browser.ts';
import { CLIENT_ID, startTokenIssuer } from '../../../../tests/support/token-issuer.ts';
import { openTestApp, testConfig } from '../../../testing.ts';
import { TERMS_VERSION } from '../../consents/consents.ts';
import { users } from '../../users/tables.ts';
import { usedGoogleNonces } from './tables.ts';

const issuer = await startTokenIssuer();
afterAll(() => issuer.stop());

const google = { clientId: CLIENT_ID, jwksUrl: issuer.jwksUrl };
const { app, openApp, db } = await openTestApp({ config: { ...testConfig, google } });
const { begin, sign, enter } = googleBrowser(app, issuer);

afterEach(() => {
  vi.useRealTimers();
});

/** Sends the token with these cookies. */
const send = (idToken: string, cookie: string, change: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/social-login/google',
    headers: { cookie },
    payload: {
      email: 'ada@school.test',
      first_name: 'Ada',
      last_name: 'Byron',
      id_token: idToken,
      terms_version: TERMS_VERSION,
      ...change,
    },
  });

describe('an ID token signs in only', () => {
  const outcomeOf = async (idToken: string, cookie: string) => {
    const answer = await send(idToken, cookie, { role: 'teacher' });
    return { status: answer.statusCode, message: answer.json().message, users: await db.$count(users) };
  };

  const rejected = { status: 401, message: 'Google sign-in was not accepted. Try again.', users: 0 };

  test('with a nonce', async () => {
    expect(await outcomeOf(await issuer.sign(), cookieOf(await begin()))).toEqual(rejected);
  });

  test('in the browser that began the sign-in', async () => {
    const stolen = await sign();
    expect(await outcomeOf(stolen, '')).toEqual(rejected);
    expect(await outcomeOf(stolen, cookieOf(await begin()))).toEqual(rejected);
  });

  test('once', async () => {
    const token = await sign();
    expect((await enter(token)).statusCode).toBe(200);
    expect((await enter(token)).statusCode).toBe(401);
  });
});

test('a new user keeps the nonce while choosing a role', async () => {
  const token = await sign();
  expect((await enter(token, { role: undefined })).statusCode).toBe(422);
  expect((await enter(token)).statusCode).toBe(200);
});

test('two tabs of a browser share the nonce until a sign-in succeeds', async () => {
  const first = await begin();
  const second = await begin({ cookie: cookieOf(first) });
  expect(second.json()).toEqual(first.json());
  const answer = await send(await issuer.sign(first.json()), cookieOf(first), { role: 'teacher' });
  expect(answer.statusCode).toBe(200);
  expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'lectern_google', value: '' }));
});

test('the cookie is unreadable for scripts, and bound to the host over https', async () => {
  expect((await begin()).cookies).toEqual([
    expect.objectContaining({ name: 'lectern_google', httpOnly: true, sameSite: 'Lax', maxAge: 3600 }),
  ]);
  const secure = await openApp({
    config: { ...testConfig, google, publicUrl: 'https://lectern.example' },
  });
  const answer = await secure.inject({ method: 'POST', url: '/api/social-login/google/nonce' });
  expect(answer.cookies).toEqual([
    expect.objectContaining({ name: '__Host-lectern_google', secure: true, path: '/', httpOnly: true }),
  ]);
  await secure.close();
});

test('used nonces are deleted after their tokens have expired', async () => {
  await enter(await sign());
  expect(await db.$count(usedGoogleNonces)).toBe(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
  expect((await enter(await sign())).statusCode).toBe(200);
  expect(await db.$count(usedGoogleNonces)).toBe(1);
});

test('without a configuration there is no nonce', async () => {
  const plain = await openApp({ config: testConfig });
  const answer = await plain.inject({ method: 'POST', url: '/api/social-login/google/nonce' });
  expect(answer.statusCode).toBe(404);
  await plain.close();
});
