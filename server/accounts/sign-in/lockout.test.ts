import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNT_PASSWORD } from '../../../tests/support/account.ts';
import { cookieOf } from '../../../tests/support/google-browser.ts';
import { noLimits, openTestApp } from '../../testing.ts';
import { TERMS_VERSION } from '../consents/consents.ts';

const { openApp, mailer, mails, signIn } = await openTestApp();

const FEW = { max: 3, seconds: 600 };
const limits = { ...noLimits, failedSignInsByEmail: FEW, failedSignInsByAddress: { max: 6, seconds: 600 } };

let app: FastifyInstance;
let opened: FastifyInstance[] = [];
beforeEach(async () => {
  app = await openApp({ limits });
  opened.push(app);
});
afterAll(async () => {
  await Promise.all(opened.map((each) => each.close()));
  opened = [];
});

const OWNER_IP = '192.0.2.1';
const OTHER_IP = '198.51.100.7';
const WRONG = 'a wrong phrase';

const login = (email: string, password: string, { cookie = '', ip = OWNER_IP } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { cookie },
    remoteAddress: ip,
    payload: { email, password },
  });

/** Guesses until the server rejects further attempts. */
async function guess(email: string, from: { cookie?: string; ip?: string } = {}) {
  for (let time = 0; time < FEW.max; time += 1)
    expect((await login(email, WRONG, from)).statusCode).toBe(401);
  expect((await login(email, WRONG, from)).statusCode).toBe(429);
}

async function ownerWithDevice() {
  const { email, headers } = await signIn();
  const cookie = cookieOf(await login(email, ACCOUNT_PASSWORD));
  return { email, headers, cookie };
}

describe('attempts from elsewhere', () => {
  test('do not lock the owner out of a device that signed in before', async () => {
    const { email, cookie } = await ownerWithDevice();
    await guess(email, { ip: OTHER_IP });
    expect((await login(email, ACCOUNT_PASSWORD, { cookie })).statusCode).toBe(200);
    expect((await login(email, ACCOUNT_PASSWORD, { ip: OTHER_IP })).statusCode).toBe(429);
  });

  test('do not either if they share the IP address, as in a school', async () => {
    const { email, cookie } = await ownerWithDevice();
    await guess(email);
    await guess((await signIn()).email);
    expect((await login(email, ACCOUNT_PASSWORD, { cookie })).statusCode).toBe(200);
  });

  test('do not stop the owner from confirming the password in a session', async () => {
    const { email, headers } = await ownerWithDevice();
    await guess(email, { ip: OTHER_IP });
    const payload = { current_password: ACCOUNT_PASSWORD, password: 'a longer phrase' };
    const answer = await app.inject({ method: 'PUT', url: '/api/password', headers, payload });
    expect(answer.statusCode).toBe(200);
  });

  test('leave the owner a way in on a new device: the reset link', async () => {
    const { email } = await signIn();
    await guess(email, { ip: OTHER_IP });
    await app.inject({ method: 'POST', url: '/api/password/email', payload: { email } });
    await mailer.settled();
    const link = new URL(/https?:\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
    const { expires, ...parts } = Object.fromEntries(link.searchParams);
    const password = 'a longer phrase';
    const reset = await app.inject({
      method: 'POST',
      url: '/api/password/reset',
      payload: { ...parts, expires: Number(expires), password },
    });
    expect((await login(email, password, { cookie: cookieOf(reset) })).statusCode).toBe(200);
  });
});

describe('a known device', () => {
  test('has a limit of its own, which does not affect others', async () => {
    const { email, cookie } = await ownerWithDevice();
    await guess(email, { cookie });
    expect((await login(email, ACCOUNT_PASSWORD, { cookie })).statusCode).toBe(429);
    expect((await login(email, ACCOUNT_PASSWORD, { ip: OTHER_IP })).statusCode).toBe(200);
  });

  test('of one account is unknown to another', async () => {
    const { cookie } = await ownerWithDevice();
    const { email } = await signIn();
    await guess(email, { ip: OTHER_IP });
    expect((await login(email, ACCOUNT_PASSWORD, { cookie })).statusCode).toBe(429);
  });

  test('is known to every account that signed in on it', async () => {
    const { email, cookie } = await ownerWithDevice();
    const second = await signIn();
    const both = cookieOf(await login(second.email, ACCOUNT_PASSWORD, { cookie }));
    for (const each of [email, second.email]) {
      await guess(each, { ip: OTHER_IP });
      expect((await login(each, ACCOUNT_PASSWORD, { cookie: both })).statusCode).toBe(200);
    }
  });

  test('cannot be forged, nor won by registering the address', async () => {
    const { email, cookie } = await ownerWithDevice();
    await guess(email, { ip: OTHER_IP });
    const registration = {
      first_name: 'Eve',
      last_name: 'Smith',
      email,
      role: 'teacher',
      terms_version: TERMS_VERSION,
    };
    const payload = { ...registration, password: 'another long phrase' };
    const registered = await app.inject({ method: 'POST', url: '/api/register', payload });
    expect(registered.statusCode).toBe(201);
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace('=', '=x');
    for (const each of [cookieOf(registered), forged])
      expect((await login(email, WRONG, { cookie: each, ip: OTHER_IP })).statusCode).toBe(429);
  });
});
