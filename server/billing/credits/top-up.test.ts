import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestApp, type SignedIn, testConfig } from '../../testing.ts';
import { ledger } from './tables.ts';

const email = 'head@school.test';
const { app, db, signIn } = await openTestApp({ config: { ...testConfig, administrators: [email] } });

const reason = 'Pilot at Harborview School';

const topUp = (caller: SignedIn | undefined, payload: object, key?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/admin/tokens/topup',
    headers: { ...caller?.headers, ...(key && { 'idempotency-key': key }) },
    payload,
  });

const administrator = () => signIn({ email, isTwoStep: true });

describe('adding credits', () => {
  test('is for administrators who signed in with a second factor', async () => {
    const person = await signIn({ tokens: 100, isTwoStep: true });
    const gift = { email: person.email, credits: 1000, reason };
    expect((await topUp(undefined, gift)).statusCode).toBe(401);
    expect((await topUp(person, gift)).json()).toEqual({ status: 'error', message: 'Forbidden' });
    const withPassword = await topUp(await signIn({ email }), gift);
    expect([withPassword.statusCode, withPassword.json()]).toEqual([
      403,
      {
        status: 'error',
        message: 'Sign in with your second factor first.',
        code: 'second_factor_required',
      },
    ]);
  });

  test('changes the balance and names the reason in the ledger', async () => {
    const person = await signIn({ tokens: 100 });
    const answer = await topUp(await administrator(), { email: person.email, credits: 1000, reason });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        message: '1,000 credits were added.',
        data: { token_balance: { available_input_tokens: 600, available_output_tokens: 600 } },
      },
    ]);
    const rows = await db.select().from(ledger).where(eq(ledger.userId, person.id));
    expect(rows.at(-1)).toMatchObject({ kind: 'grant', note: reason, input: 500, output: 500 });
  });

  test('is not for an unverified account that names the address of an administrator', async () => {
    const newcomer = await signIn({ email, verified: false, isTwoStep: true });
    const person = await signIn();
    expect((await topUp(newcomer, { email: person.email, credits: 1000, reason })).statusCode).toBe(403);
  });

  test('is idempotent by key', async () => {
    const person = await signIn({ tokens: 0 });
    const caller = await administrator();
    const gift = { email: person.email, credits: 1001, reason };
    for (const key of ['gift-2026', 'gift-2026', 'another-gift']) await topUp(caller, gift, key);
    const me = await app.inject({ method: 'GET', url: '/api/me', headers: person.headers });
    expect(me.json().data.token_balance).toMatchObject({
      available_input_tokens: 1000,
      available_output_tokens: 1002,
    });
  });

  test('to an address that no account has verified is rejected', async () => {
    const caller = await administrator();
    const newcomer = await signIn({ verified: false });
    for (const address of ['stranger@school.test', newcomer.email]) {
      const answer = await topUp(caller, { email: address, credits: 1000, reason });
      expect(answer.statusCode).toBe(404);
    }
  });

  test('tells an administrator on the profile page that a second factor is required', async () => {
    const read = async (caller: SignedIn) =>
      (await app.inject({ url: '/api/second-factor', headers: caller.headers })).json();
    expect(await read(await signIn({ email }))).toMatchObject({ required: true, session_verified: false });
    expect(await read(await signIn())).toMatchObject({ required: false });
  });
});
