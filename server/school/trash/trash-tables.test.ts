import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../platform/database/testing.ts';
import { readReferences } from '../classes/removals/references.ts';
import { NEVER_TRASHED, TRASHED, WITH_PARENT } from './trash-tables.ts';

const { db } = await openTestDatabase();

const columnsOf = async (name: string) =>
  (
    await db.execute<{ table: string }>(
      sql`select table_name as "table" from information_schema.columns where table_schema = 'public' and column_name = ${name}`,
    )
  ).map(({ table }) => table);

test('every table is in one list', async () => {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const listed = [...Object.keys(TRASHED), ...WITH_PARENT, ...Object.keys(NEVER_TRASHED)];
  expect(listed.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

test('the tables with a column for it go to the trash by it', async () => {
  const byColumn = Object.entries(TRASHED).flatMap(([name, how]) => (how === 'column' ? [name] : []));
  const own = (await columnsOf('trashed_at')).filter((name) => name !== 'trashed_items');
  expect(own.toSorted()).toEqual(byColumn.toSorted());
});

test('a foreign key leads from each dependent table to one that goes to the trash', async () => {
  const covered = new Set<string>(Object.keys(TRASHED));
  const references = await readReferences(db);
  for (let before = 0; before < covered.size; ) {
    before = covered.size;
    for (const { table, target, rule } of references)
      if (rule === 'cascade' && covered.has(target) && WITH_PARENT.includes(table)) covered.add(table);
  }
  expect(WITH_PARENT.filter((table) => !covered.has(table))).toEqual([]);
});

test('at most two people are needed for a row that leaves its table', async () => {
  const references = await readReferences(db);
  const people = (table: string) =>
    references.filter((one) => one.table === table && one.target === 'users' && one.rule === 'cascade')
      .length;
  expect([...Object.keys(TRASHED), ...WITH_PARENT].filter((table) => people(table) > 2)).toEqual([]);
});
