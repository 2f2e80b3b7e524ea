import { eq, inArray } from 'drizzle-orm';
import type { Account } from '../auth/account.ts';
import type { Database } from '../database/client.ts';
import { type KeptTable, keptTables, readableColumns } from './kept-tables.ts';

/** Everything that is kept about the person, as JSON by table. The photo is not in it: it is at its address. */
export async function exportAccount(db: Database, { id }: Account): Promise<string> {
  const rows: Record<string, unknown> = {};
  for (const [name, kept] of Object.entries(keptTables)) rows[name] = await readRows(db, kept, id);
  return JSON.stringify({ exported_at: new Date().toISOString(), ...rows }, null, 2);
}

function readRows(db: Database, { table, of, through }: KeptTable, userId: string): Promise<unknown[]> {
  const isTheirs = through
    ? inArray(of, db.select({ id: through.id }).from(through.table).where(eq(through.of, userId)))
    : eq(of, userId);
  return db.select(readableColumns(table)).from(table).where(isTheirs);
}
