import { describe, expect, test } from 'vitest';
import { openTestApp, testConfig } from '../../testing.ts';

const ADMIN = 'an-administrators-own-token';
const { app, openApp, signIn } = await openTestApp({ config: { ...testConfig, adminToken: ADMIN } });

const topUp = (authorization: string | undefined, payload: object, key?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/admin/tokens/topup',
    headers: { ...(authorization && { authorization }), ...(key && { 'idempotency-key': key }) },
    payload,
  });

describe('adding credits', () => {
  test('is for administrators only', async () => {
    const person = await signIn({ tokens: 100 });
    const gift = { user_id: person.id, credits: 1000 };
    expect((await topUp(undefined, gift)).statusCode).toBe(401);
    expect((await topUp(`Bearer ${ADMIN}x`, gift)).statusCode).toBe(401);
    expect((await topUp(person.headers.authorization, gift)).statusCode).toBe(403);
    const answer = await topUp(`Bearer ${ADMIN}`, gift);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        message: '1,000 credits were added.',
        data: { token_balance: { available_input_tokens: 600, available_output_tokens: 600 } },
      },
    ]);
  });

  test('is idempotent by key', async () => {
    const person = await signIn({ tokens: 0 });
    const gift = { user_id: person.id, credits: 1001 };
    for (const key of ['gift-2026', 'gift-2026', 'another-gift']) await topUp(`Bearer ${ADMIN}`, gift, key);
    const me = await app.inject({ method: 'GET', url: '/api/me', headers: person.headers });
    expect(me.json().data.token_balance).toMatchObject({
      available_input_tokens: 1000,
      available_output_tokens: 1002,
    });
  });

  test('to an unknown user is rejected', async () => {
    const answer = await topUp(`Bearer ${ADMIN}`, { user_id: crypto.randomUUID(), credits: 1000 });
    expect(answer.statusCode).toBe(404);
  });

  test('is not found without an admin token', async () => {
    const closed = await openApp({ config: testConfig });
    const person = await signIn();
    const answer = await closed.inject({
      method: 'POST',
      url: '/api/admin/tokens/topup',
      headers: { authorization: 'Bearer undefined' },
      payload: { user_id: person.id, credits: 1000 },
    });
    expect(answer.statusCode).toBe(401);
    await closed.close();
  });
});
