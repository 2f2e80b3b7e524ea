import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { isDuplicate } from '../../../platform/database/referenced.ts';
import { Problem } from '../../../platform/problem.ts';
import { readKey, readReferences, type Reference } from './references.ts';
import { itemGone } from './removals.ts';
import { trashedItems, trashedRows } from './tables.ts';

type Row = typeof trashedRows.$inferSelect;

/**
 * Puts all rows of an item back into their tables; throws a 404 if it is no longer there, and a 409 if what it
 * belongs to is gone, or if another row has its place. Rows that belong to something which was deleted for good since are left out.
 */
export async function restoreRemoved(db: Database, id: string): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const isItem = eq(trashedItems.id, id);
      // It may be restored or deleted for good at this moment.
      const [item] = await tx.select({ id: trashedItems.id }).from(trashedItems).where(isItem).for('update');
      if (item === undefined) throw new Problem('not_found');
      const rows = await tx
        .select()
        .from(trashedRows)
        .where(eq(trashedRows.itemId, id))
        .orderBy(asc(trashedRows.depth));
      const references = await readReferences(tx);
      for (const row of rows) {
        if (row.reference !== null) await refer(tx, row, row.reference);
        else if (!(await insert(tx, row, references)) && row.depth === 0) throw itemGone();
      }
      await tx.delete(trashedItems).where(isItem);
    });
  } catch (error) {
    if (isDuplicate(error))
      throw new Problem('conflict', 'Something else has its name or place now. Change that first.');
    throw error;
  }
}

/** Whether the target of a foreign key exists, in a query with the stored row as `one`. */
const exists = ({ columns, target, targetColumns }: Reference): SQL =>
  sql`exists (select 1 from ${sql.identifier(target)} goal where ${sql.join(
    columns.map(
      (column, at) => sql`goal.${sql.identifier(targetColumns[at] ?? '')} = one.${sql.identifier(column)}`,
    ),
    sql` and `,
  )})`;

async function insert(tx: Database, row: Row, references: readonly Reference[]): Promise<boolean> {
  const own = references.filter(({ table }) => table === row.tableName);
  const needed = own
    .filter(({ rule }) => rule !== 'null')
    .map((one) => sql`(one.${sql.identifier(one.columns[0] ?? '')} is null or ${exists(one)})`);
  const cleared = own
    .filter(({ rule }) => rule === 'null')
    .map(
      (one) =>
        sql`case when not ${exists(one)} then jsonb_build_object(${one.columns[0]}::text, null) else '{}' end`,
    );
  const table = sql.identifier(row.tableName);
  const values = sql.join([sql`to_jsonb(one)`, ...cleared], sql` || `);
  const inserted = await tx.execute(sql`
    insert into ${table}
    select full_row.* from ${trashedRows} stored,
      jsonb_populate_record(null::${table}, stored.row) one,
      jsonb_populate_record(null::${table}, ${values}) full_row
    where ${sql.join([sql`stored.id = ${row.id}`, ...needed], sql` and `)}
    returning 1`);
  return inserted.length > 0;
}

/** Lets a row refer to the restored one again, unless it refers to another one by now. */
async function refer(tx: Database, row: Row, reference: string): Promise<void> {
  const [table, column] = [sql.identifier(row.tableName), sql.identifier(reference)];
  const key = (await readKey(tx, row.tableName)).map(
    (name) => sql`other.${sql.identifier(name)} = one.${sql.identifier(name)}`,
  );
  await tx.execute(sql`
    update ${table} other set ${column} = one.${column}
    from ${trashedRows} stored, jsonb_populate_record(null::${table}, stored.row) one
    where ${sql.join([sql`stored.id = ${row.id}`, sql`other.${column} is null`, ...key], sql` and `)}`);
}
