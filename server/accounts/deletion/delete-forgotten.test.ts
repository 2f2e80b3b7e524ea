import { asc, eq, inArray } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { TERMS_VERSION } from '../consents/consents.ts';
import { users } from '../users/tables.ts';

const { app, db } = await openTestApp();
const DAY = 86_400_000;

const email = 'ada@school.test';
async function register(days: number, change: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: {
      first_name: 'Ada',
      last_name: 'Byron',
      email,
      password: 'a long phrase',
      role: 'teacher',
      terms_version: TERMS_VERSION,
    },
  });
  const id: string = answer.json().data.user_id;
  const createdAt = new Date(Date.now() - days * DAY);
  await db
    .update(users)
    .set({ createdAt, ...change })
    .where(eq(users.id, id));
  return id;
}

test('registrations end after a week unverified, and newer ones of the address stay', async () => {
  const [fresh, verified] = [await register(6), await register(30, { emailVerifiedAt: new Date() })];
  const forgotten = await register(0);
  await db
    .update(users)
    .set({ createdAt: new Date(Date.now() - 8 * DAY) })
    .where(eq(users.id, forgotten));
  await app.jobs.send('delete-forgotten');
  await vi.waitFor(async () => {
    const left = await db
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, [fresh, verified, forgotten]))
      .orderBy(asc(users.createdAt));
    expect(left.map(({ id }) => id)).toEqual([verified, fresh]);
  }, 10_000);
});
