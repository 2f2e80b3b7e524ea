import { readdirSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNT_PASSWORD } from '../../../tests/support/account.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';
import { openTestApp } from '../../testing.ts';
import { tokens } from '../sessions/tables.ts';
import { authenticators, signInChallenges } from './tables.ts';
import { codeAt, secondFactorOf, site, wrongCode } from './testing.ts';

const { app, db, mailer, mails, signIn } = await openTestApp();

async function withAuthenticator() {
  const person = await signIn();
  const factor = secondFactorOf(app, person);
  const { secret, codes } = await factor.addAuthenticator();
  return { person, factor, secret, codes };
}

const sessionsOf = (userId: string) => db.select().from(tokens).where(eq(tokens.userId, userId));

describe('an account with a second factor', () => {
  let setUp: Awaited<ReturnType<typeof withAuthenticator>>;
  beforeEach(async () => {
    setUp = await withAuthenticator();
  });

  test('gets a challenge for its password, and no session', async () => {
    const { person, factor } = setUp;
    const before = await sessionsOf(person.id);
    const data = await factor.signIn();
    expect(data).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      methods: ['authenticator', 'recovery_code'],
      passkey_options: null,
      expires_at: expect.any(String),
    });
    expect(Date.parse(data.expires_at) - Date.now()).toBeGreaterThan(9 * 60_000);
    expect(await sessionsOf(person.id)).toHaveLength(before.length);
    const asToken = await app.inject({
      url: '/api/me',
      headers: { authorization: `Bearer ${data.challenge}` },
    });
    expect(asToken.statusCode).toBe(401);
  });

  test('signs in with a code, for 30 days if the first step said so', async () => {
    const { factor, secret } = setUp;
    const { challenge } = await factor.signIn(true);
    const answer = await factor.complete({ challenge, code: codeAt(secret) });
    expect(answer.statusCode).toBe(200);
    const { token } = answer.json().data;
    const [session] = await db
      .select()
      .from(tokens)
      .where(eq(tokens.hash, hashToken(token)));
    expect(session?.isTwoStep).toBe(true);
    expect(Number(session?.expiresAt) - Date.now()).toBeGreaterThan(29 * 86_400_000);
  });

  test('cannot use a code twice, nor an older one after it', async () => {
    const { factor, secret } = setUp;
    const code = codeAt(secret);
    const before = codeAt(secret, 0);
    const first = await factor.signIn();
    expect((await factor.complete({ challenge: first.challenge, code })).statusCode).toBe(200);
    for (const old of [code, before]) {
      const { challenge } = await factor.signIn();
      const answer = await factor.complete({ challenge, code: old });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['code']]);
    }
  });

  test('accepts a code once in concurrent sign-ins', async () => {
    const { factor, secret } = setUp;
    const challenges = [await factor.signIn(), await factor.signIn(), await factor.signIn()];
    const code = codeAt(secret);
    const answers = await Promise.all(
      challenges.map(({ challenge }) => factor.complete({ challenge, code })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('signs in with a recovery code once, however it is typed, and gets an email', async () => {
    const { person, factor, codes } = setUp;
    await mailer.settled();
    mails.length = 0;
    const typed = ` ${codes[0]?.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    const first = await factor.signIn();
    const answer = await factor.complete({ challenge: first.challenge, recovery_code: typed });
    expect(answer.statusCode).toBe(200);
    const again = await factor.signIn();
    const second = await factor.complete({ challenge: again.challenge, recovery_code: codes[0] });
    expect([second.statusCode, Object.keys(second.json().errors)]).toEqual([422, ['recovery_code']]);
    await mailer.settled();
    expect(mails).toMatchObject([{ to: person.email, subject: 'A recovery code was used' }]);
    expect(mails[0]?.text).toContain('Codes left: 9.');
  });

  test('cannot use the recovery code of another account', async () => {
    const other = await withAuthenticator();
    const { challenge } = await setUp.factor.signIn();
    const answer = await setUp.factor.complete({ challenge, recovery_code: other.codes[0] });
    expect(answer.statusCode).toBe(422);
  });

  test('loses its challenge after ten attempts, even with the right code', async () => {
    const { factor, secret } = setUp;
    const { challenge } = await factor.signIn();
    const code = wrongCode(secret);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await factor.complete({ challenge, code })).statusCode).toBe(422);
    }
    const answer = await factor.complete({ challenge, code: codeAt(secret) });
    expect([answer.statusCode, answer.json().message]).toEqual([
      401,
      'This sign-in has expired. Sign in again.',
    ]);
  });

  test('pauses codes after 20 wrong ones over all challenges, while recovery codes still work', async () => {
    const { person, factor, secret, codes } = setUp;
    const code = wrongCode(secret);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const { challenge } = await factor.signIn();
      await factor.complete({ challenge, code });
    }
    const { challenge } = await factor.signIn();
    const paused = await factor.complete({ challenge, code: codeAt(secret) });
    expect([paused.statusCode, Number(paused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect(Number(paused.headers['retry-after'])).toBeGreaterThan(3500);
    const recovered = await factor.complete({ challenge, recovery_code: codes[1] });
    expect(recovered.statusCode).toBe(200);

    await db
      .update(authenticators)
      .set({ failuresSince: new Date(Date.now() - 3_600_001) })
      .where(eq(authenticators.userId, person.id));
    const later = await factor.signIn();
    const answer = await factor.complete({ challenge: later.challenge, code: codeAt(secret) });
    expect(answer.statusCode).toBe(200);
  });

  test('redeems a challenge once, within ten minutes', async () => {
    const { factor, secret, codes } = setUp;
    const used = await factor.signIn();
    expect((await factor.complete({ challenge: used.challenge, code: codeAt(secret) })).statusCode).toBe(200);
    const again = await factor.complete({ challenge: used.challenge, recovery_code: codes[0] });
    expect(again.statusCode).toBe(401);
    const expired = await factor.signIn();
    await db.update(signInChallenges).set({ expiresAt: new Date(Date.now() - 1) });
    const late = await factor.complete({ challenge: expired.challenge, recovery_code: codes[0] });
    expect(late.statusCode).toBe(401);
  });

  test('loses its challenges when the password changes', async () => {
    const { person, factor, codes } = setUp;
    const { challenge } = await factor.signIn();
    await app.inject({
      method: 'PUT',
      url: '/api/password',
      headers: person.headers,
      payload: { current_password: ACCOUNT_PASSWORD, password: 'plum kettle orbit' },
    });
    const answer = await factor.complete({ challenge, recovery_code: codes[0] });
    expect(answer.statusCode).toBe(401);
  });

  test('confirms in one way at a time', async () => {
    const { factor, secret, codes } = setUp;
    const { challenge } = await factor.signIn();
    for (const proof of [{}, { code: codeAt(secret), recovery_code: codes[0] }]) {
      expect((await factor.complete({ challenge, ...proof })).statusCode).toBe(422);
    }
  });
});

describe('a passkey', () => {
  async function withPasskey() {
    const person = await signIn();
    const factor = secondFactorOf(app, person);
    const { authenticator } = await factor.addPasskey();
    return { person, factor, authenticator };
  }

  test('signs in for this site', async () => {
    const { factor, authenticator } = await withPasskey();
    const { challenge, methods, passkey_options: options } = await factor.signIn();
    expect(methods).toEqual(['passkey', 'recovery_code']);
    expect(options).toMatchObject({ rpId: site.rpID, userVerification: 'preferred' });
    const answer = await factor.complete({ challenge, passkey: authenticator.assert(options, site) });
    expect(answer.statusCode).toBe(200);
    expect((await factor.read()).passkeys).toMatchObject([
      { name: 'Laptop', last_used_at: expect.any(String) },
    ]);
  });

  test('is rejected on another site, for another challenge and with an old counter', async () => {
    const { factor, authenticator } = await withPasskey();
    const first = await factor.signIn();
    const used = authenticator.assert(first.passkey_options, site);
    await factor.complete({ challenge: first.challenge, passkey: used });
    const { challenge, passkey_options: options } = await factor.signIn();
    const flawed = [
      authenticator.assert(options, { ...site, origin: 'https://evil.test' }),
      authenticator.assert(options, { ...site, rpID: 'evil.test' }),
      used,
      authenticator.assert(options, site, 1),
    ];
    for (const passkey of flawed) {
      const answer = await factor.complete({ challenge, passkey });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['passkey']]);
    }
  });

  test('of another account is rejected', async () => {
    const [mine, other] = [await withPasskey(), await withPasskey()];
    const { challenge, passkey_options: options } = await mine.factor.signIn();
    const passkey = other.authenticator.assert(options, site);
    expect((await mine.factor.complete({ challenge, passkey })).statusCode).toBe(422);
  });
});

test('an account without a second factor signs in at once', async () => {
  const person = await signIn();
  expect(await secondFactorOf(app, person).signIn()).toHaveProperty('token');
});

test('only a new account and the second step start a session', () => {
  const folder = new URL('../..', import.meta.url);
  const starters = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !/(test|testing)\.ts$/.test(file) &&
      /\b(?:startSession|issueToken)\(/.test(readFileSync(new URL(file, folder), 'utf8')),
  );
  expect(starters.toSorted()).toEqual([
    'accounts/registration/handlers.ts',
    'accounts/second-factor/complete-sign-in.ts',
    'accounts/second-factor/sign-in-challenge.ts',
    'accounts/sessions/sessions.ts',
    'accounts/sessions/start-session.ts',
  ]);
});
