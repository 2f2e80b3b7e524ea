import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes files and creates their folders. */
export async function writeFiles(files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
