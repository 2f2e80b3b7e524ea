import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_PASSWORD } from '../../../tests/support/account.ts';
import { openTestApp, testConfig } from '../../testing.ts';
import { issueToken } from '../sessions/sessions.ts';
import { tokens } from '../sessions/tables.ts';
import { authenticators, passkeyRegistrations, passkeys, recoveryCodes } from './tables.ts';
import { codeAt, secondFactorOf, site, wrongCode } from './testing.ts';
import { fakeAuthenticator } from '../../../tests/support/fake-authenticator.ts';

const { app, db, mailer, mails, signIn } = await openTestApp();

const proof = { password: ACCOUNT_PASSWORD };
const off = { authenticator: null, passkeys: [], recovery_codes_left: 0 };
const subjects = async () => {
  await mailer.settled();
  return mails.map(({ subject }) => subject);
};

describe('an authenticator app', () => {
  test('is on once a code confirms it, and brings ten recovery codes', async () => {
    const factor = secondFactorOf(app, await signIn());
    expect(await factor.read()).toEqual({ ...off, required: false, session_verified: false });
    const started = (await factor.call('POST', '/authenticator', proof)).json();
    expect(started.uri).toContain(started.secret);
    expect(await factor.read()).toMatchObject(off);
    const wrong = await factor.call('PUT', '/authenticator', { code: wrongCode(started.secret) });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['code']]);
    const answer = await factor.call('PUT', '/authenticator', { code: codeAt(started.secret) });
    expect(answer.json()).toMatchObject({
      second_factor: { authenticator: { added_at: expect.any(String) }, recovery_codes_left: 10 },
    });
    const { recovery_codes: codes } = answer.json();
    expect(new Set(codes)).toHaveProperty('size', 10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await subjects()).toEqual(['An authenticator app was added to your account']);
  });

  test('cannot be replaced while it is on', async () => {
    const factor = secondFactorOf(app, await signIn());
    await factor.addAuthenticator();
    expect((await factor.call('POST', '/authenticator', proof)).statusCode).toBe(409);
    expect((await factor.call('PUT', '/authenticator', { code: '123456' })).statusCode).toBe(409);
  });

  test('has to be confirmed within ten minutes', async () => {
    const factor = secondFactorOf(app, await signIn());
    const { secret } = (await factor.call('POST', '/authenticator', proof)).json();
    await db.update(authenticators).set({ createdAt: new Date(Date.now() - 600_001) });
    expect((await factor.call('PUT', '/authenticator', { code: codeAt(secret) })).statusCode).toBe(409);
  });

  test('is stored encrypted', async () => {
    const { secret } = await secondFactorOf(app, await signIn()).addAuthenticator();
    const [row] = await db.select().from(authenticators);
    expect(JSON.stringify(row)).not.toContain(secret);
  });
});

describe('a passkey', () => {
  test('is added by name, several to an account, under one random handle', async () => {
    const person = await signIn();
    const factor = secondFactorOf(app, person);
    const first = await factor.addPasskey(' Laptop ');
    expect(first.answer.json().recovery_codes).toHaveLength(10);
    const second = await factor.addPasskey('Phone');
    expect(second.answer.json()).toMatchObject({
      recovery_codes: null,
      second_factor: { passkeys: [{ name: 'Laptop', last_used_at: null }, { name: 'Phone' }] },
    });
    const handles = (await db.select().from(passkeys)).map(({ userHandle }) => userHandle);
    expect(new Set(handles)).toHaveProperty('size', 1);
    expect(handles[0]).toMatch(/^[\w-]{43}$/);
  });

  test('is rejected from another site, for another challenge and when it was added before', async () => {
    const factor = secondFactorOf(app, await signIn());
    const authenticator = fakeAuthenticator();
    const options = async () => (await factor.call('POST', '/passkeys/options', proof)).json().options;
    const add = (credential: object) => factor.call('POST', '/passkeys', { name: 'Laptop', credential });
    const evil = authenticator.register(await options(), { ...site, origin: 'https://evil.test' });
    expect((await add(evil)).statusCode).toBe(422);
    expect((await add(authenticator.register({ challenge: 'other' }, site))).statusCode).toBe(422);
    expect((await add(authenticator.register(await options(), site))).statusCode).toBe(200);
    expect((await add(authenticator.register(await options(), site))).statusCode).toBe(409);
  });

  test('has to be created within ten minutes', async () => {
    const factor = secondFactorOf(app, await signIn());
    const { options } = (await factor.call('POST', '/passkeys/options', proof)).json();
    await db.update(passkeyRegistrations).set({ expiresAt: new Date(Date.now() - 1) });
    const credential = fakeAuthenticator().register(options, site);
    expect((await factor.call('POST', '/passkeys', { name: 'Laptop', credential })).statusCode).toBe(409);
  });
});

test('the recovery codes stay until the last factor is removed', async () => {
  const factor = secondFactorOf(app, await signIn());
  await factor.addAuthenticator();
  await factor.addPasskey();
  const { passkeys: [passkey] = [] } = await factor.read();
  const one = await factor.call('DELETE', '/authenticator', proof);
  expect(one.json()).toMatchObject({ authenticator: null, recovery_codes_left: 10 });
  const none = await factor.call('DELETE', `/passkeys/${passkey.id}`, proof);
  expect(none.json()).toMatchObject(off);
  expect(await db.select().from(recoveryCodes)).toEqual([]);
  expect((await factor.call('DELETE', '/authenticator', proof)).statusCode).toBe(404);
  expect((await factor.call('POST', '/recovery-codes', proof)).statusCode).toBe(409);
  expect(await subjects()).toEqual([
    'An authenticator app was added to your account',
    'A passkey was added to your account',
    'An authenticator app was removed from your account',
    'A passkey was removed from your account',
  ]);
});

test('new recovery codes replace the old ones', async () => {
  const factor = secondFactorOf(app, await signIn());
  const { codes } = await factor.addAuthenticator();
  const renewed = (await factor.call('POST', '/recovery-codes', proof)).json();
  expect(renewed).toMatchObject({ second_factor: { recovery_codes_left: 10 } });
  const { challenge } = await factor.signIn();
  expect((await factor.complete({ challenge, recovery_code: codes[0] })).statusCode).toBe(422);
  const answer = await factor.complete({ challenge, recovery_code: renewed.recovery_codes[0] });
  expect(answer.statusCode).toBe(200);
  expect(await subjects()).toContain('You have new recovery codes');
});

test('a change of the factors ends every other session', async () => {
  const person = await signIn();
  const factor = secondFactorOf(app, person);
  const open = async () => {
    const rows = await db.select().from(tokens).where(eq(tokens.userId, person.id));
    return rows.filter(({ revokedAt }) => revokedAt === null).length;
  };
  for (const change of [
    () => factor.addAuthenticator(),
    () => factor.addPasskey(),
    () => factor.call('DELETE', '/authenticator', proof),
  ]) {
    await issueToken(db, person.id, testConfig.sessions);
    expect(await open()).toBe(2);
    await change();
    expect(await open()).toBe(1);
  }
  expect((await factor.call('GET', '')).statusCode).toBe(200);
});

describe('the owner has to be confirmed', () => {
  const calls = [
    ['POST', '/authenticator'],
    ['DELETE', '/authenticator'],
    ['POST', '/passkeys/options'],
    ['DELETE', '/passkeys/0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e'],
    ['POST', '/recovery-codes'],
  ] as const;

  test.each(calls)('by the password: %s %s', async (method, path) => {
    const factor = secondFactorOf(app, await signIn());
    for (const payload of [{}, { password: 'a wrong phrase' }]) {
      const answer = await factor.call(method, path, payload);
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        { password: ['This is not your password.'] },
      ]);
    }
  });

  test.each(calls)('by a new session without a password: %s %s', async (method, path) => {
    const factor = secondFactorOf(app, await signIn({ password: false }));
    expect([200, 404, 409]).toContain((await factor.call(method, path, {})).statusCode);
    await db.update(tokens).set({ createdAt: new Date(Date.now() - 600_001) });
    expect((await factor.call(method, path, {})).statusCode).toBe(403);
  });

  test('and an unverified account has no second factor', async () => {
    const factor = secondFactorOf(app, await signIn({ verified: false }));
    expect((await factor.call('GET', '')).statusCode).toBe(403);
  });
});

test('the export names factors without secrets, and deletion leaves no row', async () => {
  const person = await signIn();
  const factor = secondFactorOf(app, person);
  const { secret, codes } = await factor.addAuthenticator();
  await factor.addPasskey('My laptop');
  const [row] = await db.select().from(authenticators);
  const { body } = await app.inject({ url: '/api/account/export', headers: person.headers });
  expect(JSON.parse(body)).toMatchObject({
    authenticators: [{ user_id: person.id }],
    passkeys: [{ name: 'My laptop' }],
    recovery_codes: expect.objectContaining({ length: 10 }),
  });
  for (const hidden of [secret, row?.secret ?? '', codes[0] ?? '']) expect(body).not.toContain(hidden);
  await app.inject({ method: 'DELETE', url: '/api/account', headers: person.headers, payload: proof });
  for (const table of [authenticators, passkeys, recoveryCodes])
    expect(await db.select().from(table)).toEqual([]);
});
