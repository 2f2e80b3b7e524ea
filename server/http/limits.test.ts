import { describe, expect, test } from 'vitest';
import { createAccount } from '../auth/service.ts';
import { noLimits, openTestApp } from '../testing.ts';

const minute = (max: number) => ({ max, seconds: 60 });

// Numbers so far apart that each test meets one limit alone.
const { app, db, signIn } = await openTestApp({
  limits: { ...noLimits, accountsByAddress: minute(30), accountsByEmail: minute(5), user: minute(8) },
});

let visitors = 0;
/** Another address each time it is asked for. */
const newAddress = () => `203.0.113.${(visitors += 1)}`;

const login = (email: string, remoteAddress = newAddress(), password = 'a guess at it') =>
  app.inject({ method: 'POST', url: '/api/login', payload: { email, password }, remoteAddress });

describe('guessing passwords', () => {
  test('of one account stops after a few, from however many addresses, and says when to come back', async () => {
    await createAccount(db, {
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada@school.test',
      password: 'a long phrase',
      role: 'teacher',
    });
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await login('ada@school.test')).statusCode).toBe(401);
    }
    const answer = await login('ADA@school.test', newAddress(), 'a long phrase');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(answer.json()).toEqual({ status: 'error', message: 'Too Many Requests' });
  });

  test('of many accounts from one address stops', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let account = 0; account < 31; account += 1) {
      statuses.push((await login(`a${account}@school.test`, address)).statusCode);
    }
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    expect((await login('another@school.test')).statusCode).toBe(401);
  });

  test('cannot go on in mails and registrations', async () => {
    const address = newAddress();
    const call = (url: string, index: number) =>
      app.inject({
        method: 'POST',
        url,
        payload: { email: `b${index}@school.test` },
        remoteAddress: address,
      });
    for (let index = 0; index < 30; index += 1) await call('/api/resend-verification-email', index);
    expect((await call('/api/resend-verification-email', 31)).statusCode).toBe(429);
    expect((await call('/api/register', 32)).statusCode).toBe(429);
  });
});

test('one user who calls too often is stopped, and another is not', async () => {
  const [eager, calm] = [await signIn(), await signIn()];
  const statuses: number[] = [];
  for (let call = 0; call < 9; call += 1) {
    statuses.push((await app.inject({ url: '/api/me', headers: eager.headers })).statusCode);
  }
  expect(statuses).toEqual([...Array<number>(8).fill(200), 429]);
  expect((await app.inject({ url: '/api/me', headers: calm.headers })).statusCode).toBe(200);
});
