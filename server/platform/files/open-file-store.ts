import { constants, createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { s3Store } from './s3-store.ts';

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
    get: (name) => unlessAbsent(() => readFile(join(folder, name))),
    async putFile(name, file) {
      await mkdir(folder, { recursive: true });
      const temporary = join(folder, `.${name}`);
      try {
        await pipeline(file.createReadStream({ start: 0, autoClose: false }), createWriteStream(temporary));
        await rename(temporary, join(folder, name));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    open: (name) =>
      unlessAbsent(async () => {
        const file = await open(join(folder, name));
        return { size: (await file.stat()).size, stream: file.createReadStream() };
      }),
    async copy(name, to) {
      const temporary = join(folder, `.${to}`);
      const copied = await unlessAbsent(async () => {
        await copyFile(join(folder, name), temporary, constants.COPYFILE_FICLONE);
        await rename(temporary, join(folder, to));
        return true;
      });
      return copied !== null;
    },
    async remove(name) {
      // The other is what a killed process left of it.
      for (const file of [name, `.${name}`]) await rm(join(folder, file), { force: true });
    },
  };
}

async function unlessAbsent<Found>(read: () => Promise<Found>): Promise<Found | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
