import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts';
import { createAccount } from '../registration/create-account.ts';
import { TERMS_VERSION } from '../consents/consents.ts';

vi.mock('../passwords/password-hash.ts', { spy: true });

const { app, db, mailer, mails, signIn } = await openTestApp();

beforeEach(() => {
  vi.mocked(hashPassword).mockClear();
  vi.mocked(verifyPassword).mockClear();
});

const post = (url: string, payload: object) => app.inject({ method: 'POST', url: `/api/${url}`, payload });
const registration = (email: string) => ({
  first_name: 'Eve',
  last_name: 'Smith',
  email,
  password: 'another phrase',
  role: 'teacher' as const,
  terms_version: TERMS_VERSION,
});

/** The four kinds of address that an attacker may try to tell apart. */
async function makeAddresses(): Promise<Record<string, string>> {
  await signIn({ email: 'verified@school.test' });
  await signIn({ email: 'google@school.test', password: false });
  await createAccount(db, registration('waiting@school.test'));
  return {
    verified: 'verified@school.test',
    google: 'google@school.test',
    waiting: 'waiting@school.test',
    unknown: 'unknown@school.test',
  };
}

const attempts = {
  login: (email: string) => post('login', { email, password: 'a wrong phrase' }),
  register: (email: string) => post('register', registration(email)),
  forgot: (email: string) => post('password/email', { email }),
  resend: (email: string) => post('resend-verification-email', { email }),
};

/** Fields that differ from call to call for every user. */
const withoutNews = (body: string) =>
  body
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/"token":"[^"]+"/g, '"token":"token"')
    .replaceAll(/"(created|updated|expires)_at":"[^"]+"/g, '"$1_at":"time"')
    .replaceAll(/[a-z]+@school\.test/g, 'address');

describe.each(Object.entries(attempts))('%s', (_, attempt) => {
  test('answers the same for every kind of address', async () => {
    const answers = [];
    for (const email of Object.values(await makeAddresses())) answers.push(await attempt(email));
    await mailer.settled();
    expect(new Set(answers.map(({ statusCode }) => statusCode)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => withoutNews(body))).size).toBe(1);
    const headers = answers.map((answer) => Object.keys(answer.headers).toSorted().join());
    expect(new Set(headers).size).toBe(1);
  });

  test('does the same work for every kind of address', async () => {
    const work = [];
    for (const email of Object.values(await makeAddresses())) {
      vi.mocked(hashPassword).mockClear();
      vi.mocked(verifyPassword).mockClear();
      await attempt(email);
      // The time depends on the parameters of the hash.
      const verified = vi.mocked(verifyPassword).mock.calls.map(([, hash]) => hash.split('$').slice(0, 4));
      work.push({ hashed: vi.mocked(hashPassword).mock.calls.length, verified });
    }
    await mailer.settled();
    expect(new Set(work.map((each) => JSON.stringify(each))).size).toBe(1);
  });
});

test('hashing passwords takes most of the time of a call', async () => {
  await attempts.login('unknown@school.test');
  expect(verifyPassword).toHaveBeenCalledTimes(2);
  await attempts.register('unknown@school.test');
  expect(hashPassword).toHaveBeenCalledOnce();
  await mailer.settled();
});

const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

describe('the response time reveals nothing', () => {
  const ROUNDS = 15;

  // Measured alternately, so that other load affects both; a real difference shows in every round.
  test.each(['login', 'register', 'forgot'] as const)('of %s', { retry: 3 }, async (name) => {
    const { verified = '', unknown = '' } = await makeAddresses();
    const times = { known: [] as number[], unknown: [] as number[] };
    const measure = async (email: string, into: number[]) => {
      const start = performance.now();
      await attempts[name](email);
      into.push(performance.now() - start);
      await mailer.settled();
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      // A new address each time, because one that was registered is known.
      const other = `${round}-${unknown}`;
      if (round % 2 === 0) await measure(verified, times.known);
      await measure(other, times.unknown);
      if (round % 2 === 1) await measure(verified, times.known);
    }
    const [known, none] = [middle(times.known), middle(times.unknown)];
    // Verifying a password for only one of them would double the time, about 20 ms more.
    expect(Math.abs(known - none)).toBeLessThan(Math.max(8, 0.4 * Math.max(known, none)));
  });
});

test('a reset for an address without an account sends no mail', async () => {
  await attempts.forgot('unknown@school.test');
  await mailer.settled();
  expect(mails).toEqual([]);
});
