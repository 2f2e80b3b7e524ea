import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { s3Store } from './s3-store.ts';

/** Keeps bytes by a name that the server made; a name never holds what somebody sent. */
export interface FileStore {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}

export const openFileStore = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore =>
  s3 ? s3Store(s3) : folderStore(dataDir);

/** A folder of the data directory. Processes that share the database share the folder too. */
function folderStore(dataDir: string): FileStore {
  const folder = join(dataDir, 'files');
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true });
      // Written beside and moved, so that a reader never meets half a file.
      const draft = join(folder, `.${name}`);
      await writeFile(draft, bytes);
      await rename(draft, join(folder, name));
    },
    async get(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(name) {
      await rm(join(folder, name), { force: true });
    },
  };
}
