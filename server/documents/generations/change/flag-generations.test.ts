import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { FlagChange, ListGenerations200 } from '../../../generated/schemas/index.ts';
import { openTestApp } from '../../../testing.ts';
import { generations } from '../document/tables.ts';
import { scriptedEngine, writtenLesson } from '../testing.ts';

const { app, db, signIn } = await openTestApp({ engine: scriptedEngine({ does: 'write' }) });

type Headers = { authorization: string };

const change = async (headers: Headers, ids: readonly string[], what: FlagChange) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/generations/flags',
      headers,
      payload: { ids, change: what },
    })
  ).json<{ ids: string[] }>().ids;

const listed = async (headers: Headers, query = '') =>
  (await app.inject({ url: `/api/generations?${query}`, headers }))
    .json<ListGenerations200>()
    .items.map(({ id }) => id);

test('several documents are starred, moved to the trash and restored in one call', async () => {
  const { headers } = await signIn({ tokens: 200_000 });
  const [one, two] = [(await writtenLesson(app, headers)).id, (await writtenLesson(app, headers)).id];
  expect((await change(headers, [one, two], 'favourite')).toSorted()).toEqual([one, two].toSorted());
  expect(await listed(headers, 'favourite=true')).toHaveLength(2);
  await change(headers, [one], 'unfavourite');
  expect(await listed(headers, 'favourite=true')).toEqual([two]);
  await change(headers, [one, two], 'trash');
  expect(await listed(headers)).toEqual([]);
  expect(await change(headers, [one], 'trash'), 'already there').toEqual([]);
  expect(await change(headers, [one, two], 'restore')).toHaveLength(2);
  expect(await listed(headers)).toHaveLength(2);
});

test('documents of another user stay as they are, and are not reported', async () => {
  const [owner, other] = [await signIn({ tokens: 90_000 }), await signIn()];
  const { id } = await writtenLesson(app, owner.headers);
  expect(await change(other.headers, [id], 'trash')).toEqual([]);
  const [row] = await db.select().from(generations).where(eq(generations.id, id));
  expect(row?.trashedAt).toBeNull();
});
