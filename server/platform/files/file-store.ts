import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { s3Store } from './s3-store.ts';

/** Stores files under names that the server generates, never under names from a client. */
export interface FileStore {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Returns null if there is no such file. */
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}

export const openFileStore = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore =>
  s3 ? s3Store(s3) : folderStore(dataDir);

/** A folder in the data directory, which processes with the same database share. */
function folderStore(dataDir: string): FileStore {
  const folder = join(dataDir, 'files');
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true });
      // Written under a temporary name, so that no reader sees half a file.
      const temporary = join(folder, `.${name}`);
      await writeFile(temporary, bytes);
      await rename(temporary, join(folder, name));
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
