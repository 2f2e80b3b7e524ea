import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../platform/database/testing.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { recentFiles } from '../platform/files/tables.ts';
import { trackedStore } from '../platform/files/tracked-store.ts';
import { assignmentFiles } from './work/assignments/tables.ts';
import { sweepFiles } from './sweep-files.ts';

const { db } = await openTestDatabase();

test('what a killed upload left is removed after an hour, and nothing else', async () => {
  const stored = new Set<string>();
  const store = trackedStore(db, {
    async put(name: string) {
      stored.add(name);
    },
    async remove(name: string) {
      stored.delete(name);
    },
  } as Partial<FileStore> as FileStore);
  const [used, left] = [randomUUID(), randomUUID()];
  for (const name of [used, left]) await store.put(name, Buffer.from('a'));
  await db.insert(assignmentFiles).values({ id: used, name: 'page.pdf', size: 1 });

  expect(await sweepFiles(db, store)).toBe(0);
  expect(await sweepFiles(db, store, new Date(Date.now() + 61 * 60_000))).toBe(1);
  expect([...stored]).toEqual([used]);
  expect(await db.$count(recentFiles)).toBe(0);
});
