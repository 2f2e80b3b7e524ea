import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createAccount } from '../../accounts/registration/create-account.ts';
import { noLimits, openTestApp } from '../../testing.ts';

const minute = (max: number) => ({ max, seconds: 60 });

// The limits differ so much that each test reaches only one of them.
const { app, db, signIn } = await openTestApp({
  limits: {
    ...noLimits,
    failedSignInsByAddress: minute(30),
    failedSignInsByEmail: minute(5),
    mailsByAddress: minute(10),
    mailsByEmail: minute(3),
    user: minute(8),
    cards: minute(3),
  },
});

let emails = 0;
const nextEmail = () => `mail-${(emails += 1)}@school.test`;
let visitors = 0;
/** A new address at each call. */
const newAddress = () => `203.0.113.${(visitors += 1)}`;

const login = (email: string, remoteAddress = newAddress(), password = 'a wrong guess') =>
  app.inject({ method: 'POST', url: '/api/login', payload: { email, password }, remoteAddress });

const ada = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@school.test',
  password: 'a long phrase',
  role: 'teacher' as const,
};

describe('guessing passwords', () => {
  test('is limited per account, from any number of addresses, and the answer says when to retry', async () => {
    await createAccount(db, ada);
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await login('ada@school.test')).statusCode).toBe(401);
    }
    const answer = await login('ADA@school.test', newAddress(), 'a long phrase');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(answer.json()).toEqual({ status: 'error', message: 'Too Many Requests' });
  });

  test('is limited per address, for any number of accounts', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let account = 0; account < 31; account += 1) {
      statuses.push((await login(`a${account}@school.test`, address)).statusCode);
    }
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    expect((await login('another@school.test')).statusCode).toBe(401);
  });

  test('cannot bypass the limit with concurrent attempts', async () => {
    const email = 'hurried@school.test';
    await createAccount(db, { ...ada, email });
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(email)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });
});

test('successful sign-ins are not limited', async () => {
  const email = 'often@school.test';
  await createAccount(db, { ...ada, email });
  for (let time = 0; time < 8; time += 1) {
    expect((await login(email, newAddress(), ada.password)).statusCode).toBe(200);
  }
});

describe('calls that send an email', () => {
  const call = (url: string, email: string, remoteAddress = newAddress()) =>
    app.inject({ method: 'POST', url, payload: { email }, remoteAddress });

  test('are limited per account, from any number of addresses', async () => {
    const statuses: number[] = [];
    for (let mail = 0; mail < 4; mail += 1) {
      statuses.push((await call('/api/resend-verification-email', 'flooded@school.test')).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const forgotten = await call('/api/password/email', 'Flooded@school.test');
    expect(forgotten.statusCode).toBe(429);
    expect(Number(forgotten.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('are limited per address, including registrations', async () => {
    const address = newAddress();
    for (let mail = 0; mail < 10; mail += 1) {
      const answer = await call('/api/resend-verification-email', `b${mail}@school.test`, address);
      expect(answer.statusCode).toBe(200);
    }
    for (const url of ['/api/resend-verification-email', '/api/password/email', '/api/register']) {
      expect((await call(url, 'c@school.test', address)).statusCode).toBe(429);
    }
  });
});

test('a user who exceeds the limit does not affect another user', async () => {
  const [eager, calm] = [await signIn(), await signIn()];
  const statuses: number[] = [];
  for (let call = 0; call < 9; call += 1) {
    statuses.push((await app.inject({ url: '/api/me', headers: eager.headers })).statusCode);
  }
  expect(statuses).toEqual([...Array<number>(8).fill(200), 429]);
  expect((await app.inject({ url: '/api/me', headers: calm.headers })).statusCode).toBe(200);
});

test('card testing is limited without affecting other calls', async () => {
  const { id, headers } = await signIn();
  const save = () =>
    app.inject({ method: 'POST', url: '/api/stripe/setup-intent', headers, payload: { user_id: id } });
  const statuses = [await save(), await save(), await save(), await save()].map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await app.inject({ method: 'GET', url: '/api/me', headers })).statusCode).toBe(200);
});

describe('IPv6', () => {
  test('a /64 counts as one address, another /64 does not', async () => {
    const statuses: number[] = [];
    for (let host = 0; host < 31; host += 1) {
      const answer = await login(`v6-${host}@school.test`, `2001:db8:1:2:${host.toString(16)}::1`);
      statuses.push(answer.statusCode);
    }
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    expect((await login('v6@school.test', '2001:db8:1:3::1')).statusCode).toBe(401);
  });

  test('a mapped IPv4 address counts as IPv4, for calls that send an email too', async () => {
    const send = (remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: '/api/password/email',
        payload: { email: nextEmail() },
        remoteAddress,
      });
    for (let mail = 0; mail < 10; mail += 1) await send(mail % 2 ? '198.51.100.9' : '::ffff:198.51.100.9');
    expect((await send('::ffff:c633:6409')).statusCode).toBe(429);
    expect((await send('::ffff:198.51.100.10')).statusCode).toBe(200);
    for (let mail = 0; mail < 10; mail += 1) await send(`2001:db8:5:6::${mail + 1}`);
    expect((await send('2001:db8:5:6:ffff::1')).statusCode).toBe(429);
  });
});

test('no limit reads the IP address directly', () => {
  const root = join(import.meta.dirname, '../..');
  const readers = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('.ts') &&
      !/\.test\.ts$|^generated|address-key/.test(path) &&
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .some((line) => /\bip\b(?! address)/.test(line) && !/addressKey\(|^\s*(?:\/\/|\/?\*)/.test(line)),
  );
  // The log names the caller.
  expect(readers).toEqual(['platform/http/logging.ts']);
});
