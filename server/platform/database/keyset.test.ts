import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { users } from '../../accounts/users/tables.ts';
import { secrets } from './tables.ts';
import { encodeCursor, pageOfList } from './cursor.ts';
import { keyset, readPage } from './keyset.ts';
import { openTestDatabase } from './testing.ts';

const { db } = await openTestDatabase();
const newest = keyset(users.createdAt, users.id);

const readUsers = (cursor?: string) =>
  readPage(
    { cursor, limit: 2 },
    (limit) =>
      db
        .select({ id: users.id, position: newest.position })
        .from(users)
        .where(newest.after(cursor))
        .orderBy(...newest.orderBy)
        .limit(limit),
    ({ id }) => id,
  );

async function readAll(cursor?: string): Promise<string[]> {
  const { items, next_cursor } = await readUsers(cursor);
  return next_cursor === null ? items : [...items, ...(await readAll(next_cursor))];
}

test('pages contain every row once, newest first, even rows of the same microsecond', async () => {
  const row = { firstName: 'Sam', lastName: 'Example', email: 'sam@school.test', role: 'student' } as const;
  const rows = Array.from({ length: 5 }, () => ({ ...row, id: randomUUID() }));
  // One statement, so all rows get the same creation time.
  await db.insert(users).values(rows);
  const [latest] = await db
    .insert(users)
    .values({ ...row, id: randomUUID() })
    .returning();
  const older = rows.map(({ id }) => id).toSorted();
  expect(await readAll()).toEqual([latest?.id, ...older.toReversed()]);
});

const DAY = '2026-11-20T09:00:00.000001Z';

test.each([
  'nonsense',
  encodeCursor('"text"'),
  encodeCursor(JSON.stringify([DAY])),
  encodeCursor(JSON.stringify([DAY, 'no id'])),
  encodeCursor(JSON.stringify(['2026-99-99T09:00:00Z', randomUUID()])),
  encodeCursor(JSON.stringify([DAY, randomUUID(), randomUUID()])),
])('the cursor %j is rejected with 422', async (cursor) => {
  const rejection = { status: 422, errors: { cursor: [expect.any(String)] } };
  expect(() => newest.after(cursor)).toThrow(expect.objectContaining(rejection));
  expect(() => pageOfList(['a', 'b'], String, { cursor })).toThrow(expect.objectContaining(rejection));
});

test('a column whose type cannot be in a cursor is rejected at start', () => {
  expect(() => keyset(secrets.name)).toThrow('name cannot be part of a keyset');
});

test('a list in memory is paged by the keys of its items', () => {
  const first = pageOfList(['a', 'b', 'c'], String, { limit: 2 });
  expect(first.items).toEqual(['a', 'b']);
  const rest = pageOfList(['a', 'b', 'c'], String, { limit: 2, cursor: first.next_cursor ?? '' });
  expect(rest).toEqual({ items: ['c'], next_cursor: null });
});
