import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { grant, WELCOME_TOKENS } from '../../billing/credits/credits.ts';
import { tokens } from '../sessions/tables.ts';
import { openTestApp } from '../../testing.ts';
import { createAccount } from '../registration/create-account.ts';

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
  test('returns the user, a token and the balance', async () => {
    const id = await createAccount(db, ada, (tx, userId) => grant(tx, userId, 'welcome', WELCOME_TOKENS));
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
});
