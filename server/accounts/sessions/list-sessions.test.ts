import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_PASSWORD } from '../../../tests/support/account.ts';
import { tokens } from './tables.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';

const { app, db, signIn } = await openTestApp();

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
type Headers = SignedIn['headers'];

async function signInAgain(email: string, userAgent?: string): Promise<Headers> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login',
    headers: userAgent === undefined ? {} : { 'user-agent': userAgent },
    payload: { email, password: ACCOUNT_PASSWORD },
  });
  return { authorization: `Bearer ${answer.json().data.token}` };
}
const list = async (headers: Headers) => (await app.inject({ url: '/api/sessions', headers })).json().items;
const revoke = (headers: Headers, id: string) =>
  app.inject({ method: 'DELETE', url: `/api/sessions/${id}`, headers });
const me = async (headers: Headers) => (await app.inject({ url: '/api/me', headers })).statusCode;

describe('the sessions', () => {
  test('are listed by device, with the current one marked', async () => {
    const person = await signIn();
    const headers = await signInAgain(person.email, CHROME);
    const sessions = await list(headers);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toEqual([
      expect.objectContaining({ device: 'Chrome on Windows' }),
    ]);
    expect(JSON.stringify(sessions)).not.toContain(headers.authorization.slice(7));
  });

  test('can be ended one at a time', async () => {
    const person = await signIn();
    const other = await signInAgain(person.email);
    const theirs = (await list(other)).find(({ current }: { current: boolean }) => current);
    expect((await revoke(person.headers, theirs.id)).statusCode).toBe(204);
    expect(await me(other)).toBe(401);
    expect(await me(person.headers)).toBe(200);
    expect(await list(person.headers)).toHaveLength(1);
    expect((await revoke(person.headers, theirs.id)).statusCode).toBe(404);
  });

  test('of another user answer 404', async () => {
    const [person, other] = [await signIn(), await signIn()];
    const [session] = await list(other.headers);
    expect((await revoke(person.headers, session.id)).statusCode).toBe(404);
    expect(await me(other.headers)).toBe(200);
  });

  test('leave the list when they expire', async () => {
    const person = await signIn();
    await signInAgain(person.email);
    const theirs = (await list(person.headers)).find(({ current }: { current: boolean }) => !current);
    await db
      .update(tokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(tokens.id, theirs.id));
    expect(await list(person.headers)).toEqual([expect.objectContaining({ current: true })]);
    expect((await revoke(person.headers, theirs.id)).statusCode).toBe(404);
  });
});

describe('the last use of a session', () => {
  const lastUse = async (id: string) => {
    const [row] = await db.select().from(tokens).where(eq(tokens.userId, id));
    return row?.lastUsedAt.getTime() ?? 0;
  };
  const setLastUse = (id: string, minutes: number) =>
    db
      .update(tokens)
      .set({ lastUsedAt: new Date(Date.now() - minutes * 60_000) })
      .where(eq(tokens.userId, id));

  test('is persisted once a minute, not at every call', async () => {
    const person = await signIn();
    await setLastUse(person.id, 0.5);
    const before = await lastUse(person.id);
    await me(person.headers);
    expect(await lastUse(person.id)).toBe(before);

    await setLastUse(person.id, 2);
    await me(person.headers);
    expect(Date.now() - (await lastUse(person.id))).toBeLessThan(60_000);
  });
});
