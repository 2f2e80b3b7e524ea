import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ListGenerations200 } from '../../generated/schemas/index.ts';
import { openTestApp } from '../../testing.ts';
import { generations } from './tables.ts';
import { scriptedEngine, writtenLesson } from './testing.ts';

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

test('never finds documents of other users', async () => {
  const [owner, other] = [await signIn({ tokens: 90_000 }), await signIn()];
  await lesson(owner.headers, 'Rain', 'Weather', 'Seeds germinate.');
  expect(await titles(other.headers, 'seeds')).toEqual([]);
});

test('shows where the words are in the content', async () => {
  const { headers } = await signIn({ tokens: 90_000 });
  await lesson(headers, 'Rain', 'Weather', 'Students observe how seeds germinate.');
  const { items } = await search(headers, 'seed observe');
  const snippet = items[0]?.snippet;
  expect(snippet?.marks.map(({ start, end }) => snippet.text.slice(start, end))).toEqual([
    'observe',
    'seeds',
  ]);
  expect((await search(headers, 'weather')).items[0]?.snippet).toBeNull();
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
