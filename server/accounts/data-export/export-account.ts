import { and, eq, inArray } from 'drizzle-orm';
import type { Account } from '../users/account.ts';
import type { Database } from '../../platform/database/client.ts';
import { shownAddress } from '../../platform/mail/no-address.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { type PersonalTable, type PersonalTables, readableColumns } from './personal-tables.ts';

/** Everything that is stored about the user: JSON by table, and the photo as a data URL. */
export async function exportAccount(
  db: Database,
  files: FileStore,
  tables: PersonalTables,
  account: Account,
): Promise<string> {
  const rows: Record<string, unknown> = {};
  for (const [name, table] of Object.entries(tables)) rows[name] = await readRows(db, table, account.id);
  const photo = await readPhoto(files, account);
  return JSON.stringify({ exported_at: new Date().toISOString(), ...rows, photo }, null, 2);
}

async function readPhoto(files: FileStore, { photoId, photoType }: Account): Promise<string | null> {
  const bytes = photoId && (await files.get(photoId));
  return bytes ? `data:${photoType};base64,${bytes.toString('base64')}` : null;
}

async function readRows(
  db: Database,
  { table, of, through, where }: PersonalTable,
  userId: string,
): Promise<unknown[]> {
  const isTheirs = through
    ? inArray(of, db.select({ id: through.id }).from(through.table).where(eq(through.of, userId)))
    : eq(of, userId);
  const rows = await db.select(readableColumns(table)).from(table).where(and(isTheirs, where));
  return rows.map((row) =>
    typeof row.email === 'string' ? { ...row, email: shownAddress(row.email) } : row,
  );
}
