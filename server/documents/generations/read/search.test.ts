import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ListGenerations200 } from '../../../generated/schemas/index.ts';
import { openTestApp } from '../../../testing.ts';
import { listGenerations } from './list-generations.ts';
import { MAX_RANKED } from './search.ts';
import { generations } from '../document/tables.ts';
import { scriptedEngine, writtenLesson } from '../testing.ts';

const { app, db, signIn } = await openTestApp({ engine: scriptedEngine({ does: 'write' }) });

type Headers = { authorization: string };

async function lesson(headers: Headers, title: string, topic: string, homework: string): Promise<void> {
  const { id } = await writtenLesson(app, headers);
  await db.update(generations).set({ title, topic, result: { homework } }).where(eq(generations.id, id));
}

const search = async (headers: Headers, q: string, more = '') =>
  (
    await app.inject({ url: `/api/generations?q=${encodeURIComponent(q)}${more}`, headers })
  ).json<ListGenerations200>();
const titles = async (headers: Headers, q: string) =>
  (await search(headers, q)).items.map(({ title }) => title);

test('finds words of the content by stem, beginning and without accents, the best match first', async () => {
  const { headers } = await signIn({ tokens: 90_000 });
  await lesson(headers, 'Rain', 'Weather', 'Students observe how seeds germinate in the forêt.');
  await lesson(headers, 'Germination', 'Seeds', 'Plant two beans at home.');
  expect(await titles(headers, 'seed')).toEqual(['Germination', 'Rain']);
  expect(await titles(headers, 'observing')).toEqual(['Rain']);
  expect(await titles(headers, 'foret')).toEqual(['Rain']);
  expect(await titles(headers, 'germi')).toEqual(['Germination', 'Rain']);
  expect(await titles(headers, 'seeds beans')).toEqual(['Germination']);
  expect(await titles(headers, 'volcano')).toEqual([]);
  expect(await titles(headers, '%')).toEqual([]);
  expect(await titles(headers, `it's \\ "a" & ! (:* seed`)).toEqual([]);
});

test.each(['teacher', 'student'] as const)('finds no document of other users for a %s', async (role) => {
  const [owner, other] = [await signIn({ tokens: 90_000 }), await signIn({ role })];
  await lesson(owner.headers, 'Rain', 'Weather', 'Seeds germinate.');
  expect(await titles(other.headers, 'seeds')).toEqual([]);
});

test('shows where the words are in the content', async () => {
  const { headers } = await signIn({ tokens: 90_000 });
  await lesson(headers, 'Rain', 'Weather', 'Students observe how seeds germinate.');
  const { items } = await search(headers, 'seed observe');
  const snippet = items[0]?.snippet;
  expect(snippet?.section).toBe('Homework');
  expect(snippet?.marks.map(({ start, end }) => snippet.text.slice(start, end))).toEqual([
    'observe',
    'seeds',
  ]);
  expect((await search(headers, 'weather')).items[0]?.snippet).toBeNull();
});

test('sorts a search by date, and limits it to a time, to favourites and to a template', async () => {
  const { headers, id: userId } = await signIn({ tokens: 90_000 });
  for (const [title, day] of [
    ['Seeds', 3],
    ['Old seeds', 1],
    ['Seeds and seeds', 2],
  ] as const) {
    await lesson(headers, title, 'Weather', 'Many seeds here.');
    await db
      .update(generations)
      .set({ createdAt: new Date(`2026-11-0${day}T09:00:00Z`), favourite: day === 2 })
      .where(and(eq(generations.userId, userId), eq(generations.title, title)));
  }
  const found = async (more: string) =>
    (await search(headers, 'seeds', more)).items.map(({ title }) => title);
  expect(await found('&sort=newest')).toEqual(['Seeds', 'Seeds and seeds', 'Old seeds']);
  expect(await found('&sort=oldest')).toEqual(['Old seeds', 'Seeds and seeds', 'Seeds']);
  const first = await search(headers, 'seeds', '&sort=oldest&limit=1');
  expect(await found(`&sort=oldest&cursor=${first.next_cursor}`)).toEqual(['Seeds and seeds', 'Seeds']);
  expect(await found('&since=2026-11-02T09:00:00Z&until=2026-11-03T09:00:00Z')).toEqual(['Seeds and seeds']);
  expect(await found('&favourite=true')).toEqual(['Seeds and seeds']);
  expect(await found('&template_type=study-notes')).toEqual([]);
  expect((await app.inject({ url: '/api/generations?since=yesterday', headers })).statusCode).toBe(422);
});

test('the best matches are those of the newest documents, and the search by date finds all', async () => {
  const { headers, id: userId } = await signIn();
  await db.execute(sql`
    insert into generations (id, user_id, template_type, title, topic, subject, grade_level, status, input, meta, created_at)
    select gen_random_uuid(), ${userId}::uuid, 'study-notes', 'Seeds', 'Rain', '', '', 'complete', '{}', '{}', now() - n * interval '1 minute'
    from generate_series(1, ${MAX_RANKED + 5}::int) n`);
  const count = async (sort: string) => {
    let [total, cursor] = [0, ''];
    do {
      const page = await search(headers, 'seeds', `&limit=100&sort=${sort}${cursor && `&cursor=${cursor}`}`);
      total += page.items.length;
      cursor = page.next_cursor ?? '';
    } while (cursor !== '');
    return total;
  };
  expect([await count('best'), await count('newest')]).toEqual([MAX_RANKED, MAX_RANKED + 5]);
});

test('is planned for its words, because a rare and a common word need different plans', async () => {
  const { id } = await signIn();
  await db.transaction(async (tx) => {
    for (const q of [undefined, 'seeds'])
      expect(await listGenerations(tx, { id, role: 'teacher' }, q === undefined ? {} : { q })).toEqual({
        items: [],
        next_cursor: null,
      });
    const prepared = await tx.execute(sql`select statement from pg_prepared_statements`);
    const texts = prepared.map(({ statement }) => String(statement));
    expect(texts.filter((text) => text.includes('jsonb_array_elements'))).not.toEqual([]);
    expect(texts.filter((text) => text.includes('to_tsquery'))).toEqual([]);
  });
});

test('pages continue in the order of the ranks', async () => {
  const { headers } = await signIn({ tokens: 90_000 });
  for (const title of ['Seeds one', 'Seeds two', 'Rain'])
    await lesson(headers, title, 'Weather', 'Many seeds here.');
  const first = await search(headers, 'seeds', '&limit=2');
  expect(first.items).toHaveLength(2);
  const second = await search(headers, 'seeds', `&limit=2&cursor=${first.next_cursor}`);
  expect(second.items.map(({ title }) => title)).toEqual(['Rain']);
  expect(second.next_cursor).toBeNull();
});
