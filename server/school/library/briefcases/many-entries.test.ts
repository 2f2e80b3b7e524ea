import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { briefcaseEntries } from './tables.ts';
import { briefcaseCalls } from './testing.ts';

const tools = await openTestApp();
const { db, signIn } = tools;
const { call, folder } = briefcaseCalls(tools);

const session: unknown = Reflect.get(db, 'session');

/** How many statements a call runs outside transactions. */
async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  const prepare = vi.spyOn(Object(session), 'prepareQuery');
  await run();
  const count = prepare.mock.calls.length;
  prepare.mockRestore();
  return count;
}

async function fill(teacher: SignedIn, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    ownerId: teacher.id,
    kind: 'link' as const,
    url: 'https://example.org',
    name: `Link ${index} ${index % 100 === 0 ? 'willow' : ''}`,
  }));
  for (let start = 0; start < count; start += 1000)
    await db.insert(briefcaseEntries).values(rows.slice(start, start + 1000));
  return rows.map(({ id }) => id);
}

async function pagesOf(teacher: SignedIn, query: string): Promise<string[]> {
  const names: string[] = [];
  for (let cursor = ''; ; ) {
    const answer = await call(teacher, 'GET', `/briefcase-entries?limit=100${query}${cursor}`);
    const { items, next_cursor: next } = answer.json();
    names.push(...items.map(({ name }: { name: string }) => name));
    if (next === null) return names;
    cursor = `&cursor=${encodeURIComponent(next)}`;
  }
}

test('5,000 entries list, search and move in as many statements as 50', { timeout: 120_000 }, async () => {
  const counts = [];
  for (const size of [50, 5000]) {
    const teacher = await signIn();
    const ids = await fill(teacher, size);
    const target = await folder(teacher, 'Unit 2');
    counts.push([
      await statementsOf(() => call(teacher, 'GET', '/briefcase-entries?limit=100')),
      await statementsOf(() => call(teacher, 'GET', '/briefcase-entries?q=willow&limit=100')),
      await statementsOf(() => call(teacher, 'GET', '/briefcase-folders')),
      await statementsOf(async () => {
        const moving = { ids, change: 'move', folder_id: target.id };
        const moved = await call(teacher, 'POST', '/briefcase-entries/changes', moving);
        expect(moved.json()).toEqual({ changed: size });
      }),
    ]);
    for (const sort of ['newest', 'oldest', 'name', 'largest', 'kind']) {
      const names = await pagesOf(teacher, `&sort=${sort}&folder_id=${target.id}`);
      expect([sort, names.length, new Set(names).size]).toEqual([sort, size, size]);
    }
    expect(await pagesOf(teacher, '&q=willow')).toHaveLength(Math.ceil(size / 100));
  }
  expect(counts[1]).toEqual(counts[0]);
  expect(Math.max(...(counts[1] ?? []))).toBeLessThan(8);
});
