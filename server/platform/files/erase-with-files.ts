import type { Database } from '../database/client.ts';
import type { FileStore } from './file-store.ts';

/** How many things were deleted, and the names of their files. */
export interface Erased {
  count: number;
  files: readonly string[];
}

/** Deletes rows in a transaction, and removes their files once it has ended: files can't come back. Returns how many. */
export async function eraseWithFiles(
  db: Database,
  files: FileStore,
  erase: (tx: Database) => Promise<Erased>,
): Promise<number> {
  const erased = await db.transaction(erase);
  for (const name of erased.files) await files.remove(name);
  return erased.count;
}
