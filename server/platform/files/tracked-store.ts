import type { Database } from '../database/client.ts';
import type { FileStore } from './file-store.ts';
import { recentFiles } from './tables.ts';

/** Notes each file before it is stored, so that the sweep finds what a killed server left. */
export function trackedStore(db: Database, files: FileStore): FileStore {
  const note = (name: string) => db.insert(recentFiles).values({ name }).onConflictDoNothing();
  return {
    ...files,
    async put(name, bytes) {
      await note(name);
      await files.put(name, bytes);
    },
    async putFile(name, file) {
      await note(name);
      await files.putFile(name, file);
    },
    async copy(name, to) {
      await note(to);
      return files.copy(name, to);
    },
  };
}
