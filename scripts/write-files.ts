import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes each file with the folders it needs. */
export async function writeFiles(files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
