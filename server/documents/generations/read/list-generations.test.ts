import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Check, ListGenerations200, ListVersions200 } from '../../../generated/schemas/index.ts';
import { openTestApp } from '../../../testing.ts';
import { generations } from '../document/tables.ts';
import { scriptedEngine, writtenLesson } from '../testing.ts';

const engine = scriptedEngine({ does: 'write' });
const { app, db, signIn } = await openTestApp({ engine });

type Headers = { authorization: string };

const checks = (...statuses: Check['status'][]): Check[] =>
  statuses.map((status) => ({ name: 'Length', status, detail: '', section: null, path: null }));

async function lessonWith(headers: Headers, ...statuses: Check['status'][]): Promise<string> {
  const { id } = await writtenLesson(app, headers);
  await db
    .update(generations)
    .set({ checks: checks(...statuses) })
    .where(eq(generations.id, id));
  return id;
}

async function list(headers: Headers, query = ''): Promise<ListGenerations200['items']> {
  const answer = await app.inject({ url: `/api/generations${query}`, headers });
  return answer.json<ListGenerations200>().items;
}

test('each document in a list carries its checks by status', async () => {
  const { headers } = await signIn({ tokens: 90_000 });
  const mixed = await lessonWith(headers, 'open', 'passed', 'repaired', 'open');
  const unchecked = await lessonWith(headers);
  const counts = new Map((await list(headers)).map((item) => [item.id, item.checks]));
  expect(counts.get(mixed)).toEqual({ passed: 1, repaired: 1, open: 2 });
  expect(counts.get(unchecked)).toEqual({ passed: 0, repaired: 0, open: 0 });
});

test('the filter returns only documents with an open check', async () => {
  const { headers } = await signIn({ tokens: 90_000 });
  const open = await lessonWith(headers, 'passed', 'open');
  await lessonWith(headers, 'passed', 'repaired');
  await lessonWith((await signIn({ tokens: 90_000 })).headers, 'open');
  expect((await list(headers, '?open_checks=true')).map(({ id }) => id)).toEqual([open]);
  expect(await list(headers, '?open_checks=false')).toHaveLength(2);
});

test('each version carries its reading level', async () => {
  const { headers } = await signIn({ tokens: 90_000 });
  const { id, meta, result, version } = await writtenLesson(app, headers);
  expect(meta.reading).toMatchObject({ target: 6 });
  const url = `/api/generations/${id}`;
  const hard =
    'The simultaneous consideration of physiological adaptation and environmental heterogeneity necessitates sophisticated methodological approaches. '.repeat(
      12,
    );
  const edited = await app.inject({
    method: 'PATCH',
    url,
    headers,
    payload: {
      version,
      changes: [{ section: 'homework', path: [], before: result.homework, value: hard }],
    },
  });
  expect(edited.statusCode, edited.body).toBe(200);
  const versions = (await app.inject({ url: `${url}/versions`, headers })).json<ListVersions200>().items;
  expect(versions.map(({ reading }) => reading)).toEqual([edited.json().meta.reading, meta.reading]);
  expect(versions[0]?.reading?.measured_fk).toBeGreaterThan(meta.reading?.measured_fk ?? 99);
});
