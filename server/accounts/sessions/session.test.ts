import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tokens } from './tables.ts';
import { openTestApp } from '../../testing.ts';

const { app, db, signIn } = await openTestApp();

const me = (headers: Record<string, string>) => app.inject({ method: 'GET', url: '/api/me', headers });

describe('a session', () => {
  test('returns the user of the token, without the password', async () => {
    const person = await signIn({ tokens: 500 });
    const answer = await me(person.headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'success',
      data: {
        user_id: person.id,
        user: { email: person.email, role: 'teacher', email_verified: true, full_name: 'Tess Example' },
        token_balance: { available_input_tokens: 500, available_output_tokens: 500 },
      },
    });
    expect(answer.body).not.toMatch(/argon2|password_?hash/i);
  });

  test.each([
    ['no header', {}],
    ['another scheme', { authorization: 'Basic abc' }],
    ['an unknown token', { authorization: 'Bearer unknown' }],
    ['a token that is too long', { authorization: `Bearer ${'a'.repeat(5000)}` }],
  ])('is rejected with %s', async (_, headers) => {
    const answer = await me(headers);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ status: 'error', message: 'Unauthenticated' });
  });

  test('ends at sign-out, for this token only', async () => {
    const person = await signIn();
    const other = await signIn();
    const answer = await app.inject({ method: 'POST', url: '/api/logout', headers: person.headers });
    expect(answer.statusCode).toBe(200);
    expect((await me(person.headers)).statusCode).toBe(401);
    expect((await me(other.headers)).statusCode).toBe(200);
  });

  test('ends when its token expires', async () => {
    const person = await signIn();
    await db
      .update(tokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(tokens.userId, person.id));
    expect((await me(person.headers)).statusCode).toBe(401);
  });

  test('stores only the hash of its token', async () => {
    const person = await signIn();
    const [row] = await db.select().from(tokens).where(eq(tokens.userId, person.id));
    expect(person.headers.authorization).not.toContain(row?.hash);
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
