import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { tokens } from '../database/schema.ts';
import { openTestApp } from '../testing.ts';
import { verifyPassword } from './password.ts';
import { createAccount } from './service.ts';

vi.mock('./password.ts', { spy: true });

const { app, db } = await openTestApp();

const ada = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@school.test',
  password: 'a long phrase',
  role: 'teacher' as const,
};
const login = (payload: object) => app.inject({ method: 'POST', url: '/api/login', payload });
const HOUR = 3_600_000;

describe('signing in', () => {
  test('answers the person, a token and the balance', async () => {
    const id = await createAccount(db, ada);
    const answer = await login({ email: 'ADA@school.test', password: ada.password });
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data).toMatchObject({
      user_id: id,
      user: { email: ada.email },
      token_balance: { available_input_tokens: 10_000 },
    });
    const me = await app.inject({ url: '/api/me', headers: { authorization: `Bearer ${data.token}` } });
    expect(me.statusCode).toBe(200);
  });

  test.each([
    [false, 12 * HOUR],
    [true, 30 * 24 * HOUR],
  ])('with remember %s lasts %d milliseconds', async (remember, lasts) => {
    const id = await createAccount(db, ada);
    await login({ email: ada.email, password: ada.password, remember });
    const [row] = await db.select().from(tokens).where(eq(tokens.userId, id));
    const left = (row?.expiresAt.getTime() ?? 0) - Date.now();
    expect(left).toBeGreaterThan(lasts - 60_000);
    expect(left).toBeLessThanOrEqual(lasts);
  });

  test('says the same of a wrong password and of an address without an account', async () => {
    await createAccount(db, ada);
    const wrong = await login({ email: ada.email, password: 'another phrase' });
    const unknown = await login({ email: 'nobody@school.test', password: 'another phrase' });
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.json()).toEqual({ status: 'error', message: 'Invalid credentials' });
    expect(unknown.body).toBe(wrong.body);
  });

  test('does the same work for an address without an account, so that the time does not tell', async () => {
    await createAccount(db, ada);
    const hashes: string[] = [];
    for (const email of [ada.email, 'nobody@school.test']) {
      vi.mocked(verifyPassword).mockClear();
      await login({ email, password: 'another phrase' });
      expect(verifyPassword).toHaveBeenCalledOnce();
      hashes.push(vi.mocked(verifyPassword).mock.calls[0]?.[1] ?? '');
    }
    const [real, decoy] = hashes;
    expect(decoy).not.toBe(real);
    // The parameters are what the time depends on.
    const parametersOf = (hash = '') => hash.split('$').slice(0, 4);
    expect(parametersOf(decoy)).toEqual(parametersOf(real));
    await expect(vi.mocked(verifyPassword).mock.results[0]?.value).resolves.toBe(false);
  });
});
