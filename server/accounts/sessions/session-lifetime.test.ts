import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACCOUNT_PASSWORD } from '../../../tests/support/account.ts';
import { readConfig } from '../../platform/config.ts';
import { openTestApp, testConfig } from '../../testing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = new Date('2026-11-22T08:00:00Z');

const { app, openApp, signIn } = await openTestApp();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

const passTime = (ms: number) => vi.setSystemTime(Date.now() + ms);

async function login(remember: boolean, to = app) {
  const { email } = await signIn();
  const payload = { email, password: ACCOUNT_PASSWORD, remember };
  const { data } = (await to.inject({ method: 'POST', url: '/api/login', payload })).json();
  const headers = { authorization: `Bearer ${data.token}` };
  return {
    expiresAt: data.expires_at as string,
    call: async () => (await to.inject({ url: '/api/me', headers })).statusCode,
    headers,
  };
}

describe.each([
  ['a session', false, 2 * HOUR, 12 * HOUR],
  ['a remembered session', true, 14 * DAY, 30 * DAY],
])('%s', (_, remember, idle, lifetime) => {
  test('ends when it has not been used for a while', async () => {
    const { call } = await login(remember);
    passTime(idle - MINUTE);
    expect(await call()).toBe(200);
    passTime(idle + MINUTE);
    expect(await call()).toBe(401);
  });

  test('ends at the end of its lifetime, however often it is used', async () => {
    const { call, expiresAt } = await login(remember);
    expect(expiresAt).toBe(new Date(START.getTime() + lifetime).toISOString());
    const end = START.getTime() + lifetime;
    for (; Date.now() + idle / 2 < end; passTime(idle / 2)) expect(await call()).toBe(200);
    vi.setSystemTime(end + MINUTE);
    expect(await call()).toBe(401);
  });
});

test('every call counts as use, to the minute', async () => {
  const { call } = await login(false);
  for (let time = 0; time < 10; time += 1) {
    passTime(61 * MINUTE);
    expect(await call()).toBe(200);
  }
});

test('an inactive session is not listed', async () => {
  const { email } = await signIn();
  passTime(2 * HOUR + MINUTE);
  const payload = { email, password: ACCOUNT_PASSWORD };
  const { token } = (await app.inject({ method: 'POST', url: '/api/login', payload })).json().data;
  const headers = { authorization: `Bearer ${token}` };
  const { items } = (await app.inject({ url: '/api/sessions', headers })).json();
  expect(items).toEqual([expect.objectContaining({ current: true })]);
});

test('the settings decide how long sessions last', async () => {
  const { sessions } = readConfig({
    SESSION_IDLE_MINUTES: '15',
    SESSION_HOURS: '1',
    REMEMBERED_SESSION_IDLE_DAYS: '1',
    REMEMBERED_SESSION_DAYS: '2',
  });
  const own = await openApp({ config: { ...testConfig, sessions } });
  const [short, remembered] = [await login(false, own), await login(true, own)];
  passTime(16 * MINUTE);
  expect(await short.call()).toBe(401);
  expect(await remembered.call()).toBe(200);
  passTime(25 * HOUR);
  expect(await remembered.call()).toBe(401);
  expect(short.expiresAt).toBe('2026-11-22T09:00:00.000Z');
  expect(remembered.expiresAt).toBe('2026-11-24T08:00:00.000Z');
  await own.close();
});
