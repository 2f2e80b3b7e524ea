import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from './testing.ts';

const { db } = await openTestDatabase();

test('every foreign key has an index, so that deleting an account scans no table', async () => {
  const keys = await db.execute<{ name: string; indexed: boolean }>(sql`
    select con.conname as name, exists (
      select 1 from pg_index i
      where i.indrelid = con.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(con.conkey) - 1] = con.conkey
    ) as indexed
    from pg_constraint con where con.contype = 'f'`);
  expect(keys.length).toBeGreaterThan(15);
  expect(keys.filter(({ indexed }) => !indexed)).toEqual([]);
});
