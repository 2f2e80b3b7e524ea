import { eq, inArray } from 'drizzle-orm';
import type { Account } from '../auth/account.ts';
import type { Database } from '../../platform/database/client.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { type KeptTable, keptTables, readableColumns } from './kept-tables.ts';

/** Everything that is kept about the person, as JSON by table, and the photo as an address that holds it. */
export async function exportAccount(db: Database, files: FileStore, account: Account): Promise<string> {
  const rows: Record<string, unknown> = {};
  for (const [name, kept] of Object.entries(keptTables)) rows[name] = await readRows(db, kept, account.id);
  const photo = await readPhoto(files, account);
  return JSON.stringify({ exported_at: new Date().toISOString(), ...rows, photo }, null, 2);
}

async function readPhoto(files: FileStore, { photoId, photoType }: Account): Promise<string | null> {
  const bytes = photoId && (await files.get(photoId));
  return bytes ? `data:${photoType};base64,${bytes.toString('base64')}` : null;
}

function readRows(db: Database, { table, of, through }: KeptTable, userId: string): Promise<unknown[]> {
  const isTheirs = through
    ? inArray(of, db.select({ id: through.id }).from(through.table).where(eq(through.of, userId)))
    : eq(of, userId);
  return db.select(readableColumns(table)).from(table).where(isTheirs);
}
