import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readOperations } from '../../../tests/contract/document.ts';
import { ACCOUNT_PASSWORD } from '../../../tests/support/account.ts';
import { openTestApp, testConfig } from '../../testing.ts';
import { TERMS_VERSION } from '../consents/consents.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-security-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const { app, mailer, mails, signIn } = await openTestApp({ config: { ...testConfig, dataDir } });

const me = async (headers: Record<string, string>) =>
  (await app.inject({ url: '/api/me', headers })).statusCode;

describe('session fixation', () => {
  const PLANTED = 'a-token-planted-by-an-attacker';

  test('a token that a visitor sends never becomes a session', async () => {
    const person = await signIn();
    const planted = { authorization: `Bearer ${PLANTED}`, cookie: `token=${PLANTED}` };
    const answer = await app.inject({
      method: 'POST',
      url: `/api/login?token=${PLANTED}`,
      headers: planted,
      payload: { email: person.email, password: ACCOUNT_PASSWORD },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.token).not.toBe(PLANTED);
    expect(await me(planted)).toBe(401);
  });

  test('every sign-in issues a new token and ignores cookies', async () => {
    const person = await signIn();
    const payload = { email: person.email, password: ACCOUNT_PASSWORD };
    const tokens = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/login',
        headers: person.headers,
        payload,
      });
      expect(String(answer.headers['set-cookie'])).not.toContain(answer.json().data.token);
      tokens.add(answer.json().data.token);
    }
    expect(tokens.size).toBe(3);
    // The sign-in replaces the session that the call presented.
    expect(await me(person.headers)).toBe(401);
    const [token = ''] = tokens;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await me({ cookie: `token=${token}` })).toBe(401);
  });
});

describe('a stolen token', () => {
  test('opens no operation after its owner has signed out', async () => {
    const person = await signIn();
    expect(await me(person.headers)).toBe(200);
    await app.inject({ method: 'POST', url: '/api/logout', headers: person.headers });
    const statuses = new Set<number>();
    for (const { method, path } of readOperations().filter(({ secured }) => secured)) {
      const url = path.replaceAll(/\{\w+\}/g, '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e');
      statuses.add((await app.inject({ method, url, headers: person.headers })).statusCode);
    }
    expect([...statuses]).toEqual([401]);
  });

  test('stays revoked after the next sign-in', async () => {
    const person = await signIn();
    await app.inject({ method: 'POST', url: '/api/logout', headers: person.headers });
    const payload = { email: person.email, password: ACCOUNT_PASSWORD };
    await app.inject({ method: 'POST', url: '/api/login', payload });
    expect(await me(person.headers)).toBe(401);
  });
});

describe('open redirect', () => {
  const forged = {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.test;proto=https',
    origin: 'https://evil.test',
    referer: 'https://evil.test/',
  };

  test('links in mails ignore the host of the request', async () => {
    const waiting = await signIn({ verified: false });
    const verified = await signIn();
    const call = (url: string, payload: object, headers = {}) =>
      app.inject({ method: 'POST', url: `/api/${url}`, headers: { ...forged, ...headers }, payload });
    await call('resend-verification-email', { email: waiting.email });
    await call('password/email', { email: verified.email });
    await call(
      'change-email',
      { email: 'new@home.test', password: ACCOUNT_PASSWORD },
      { authorization: verified.headers.authorization },
    );
    await call('register', {
      first_name: 'A',
      last_name: 'B',
      email: 'c@school.test',
      password: ACCOUNT_PASSWORD,
      role: 'teacher',
      terms_version: TERMS_VERSION,
    });
    await mailer.settled();
    expect(mails.length).toBeGreaterThanOrEqual(5);
    for (const { text, html } of mails) {
      const origins = [...`${text} ${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(
        ([link]) => new URL(link).origin,
      );
      expect(origins.length).toBeGreaterThan(0);
      expect(new Set(origins)).toEqual(new Set([testConfig.publicUrl]));
    }
  });

  test.each([
    '//evil.test',
    '//evil.test/%2e%2e',
    '/%5Cevil.test',
    '/\\evil.test',
    '/login?next=https://evil.test',
    '/login?next=//evil.test',
    '/https://evil.test',
    '/api/me?next=//evil.test',
    '/api//evil.test',
  ])('%s does not redirect to another site', async (url) => {
    const answer = await app.inject({ url, headers: forged });
    expect(answer.headers.location).toBeUndefined();
    expect([301, 302, 303, 307, 308]).not.toContain(answer.statusCode);
  });

  test('no operation of the contract answers with a redirect', () => {
    const statuses = readOperations().flatMap(({ responses }) => Object.keys(responses));
    // A 304 leads nowhere.
    expect(statuses.filter((status) => status.startsWith('3') && status !== '304')).toEqual([]);
  });
});
