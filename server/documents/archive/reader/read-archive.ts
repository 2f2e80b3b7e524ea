import { Problem } from '../../../platform/problem.ts';
import { rejectUnstorable } from '../../../platform/http/storable-text.ts';
import type { UploadedFile } from '../../sources/reader/uploaded-file.ts';
import { Archive } from '../../sources/reader/zip.ts';
import { MANIFEST, readFileName, SCHEMA } from '../file-names.ts';
import { damaged, notAnArchive, tooLarge } from './problems.ts';

/** One file of an archive: its value, or why it can't be read. */
export type ReadFile = { file: string; value: unknown } | { file: string; problem: string };

/** Ten thousand documents of about 50 KB with a few versions each. */
const LIMITS = {
  unpackedBytes: 2 * 1024 * 1024 * 1024,
  entries: 200_000,
  problems: { damaged, tooLarge },
};
/** More than any document or source has. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;

/** Sources go first, because forms refer to them, and a document goes before its versions. */
const FOLDERS = ['sources/', 'documents/', 'drafts/'];

const rankOf = (name: string): number => {
  const index = FOLDERS.findIndex((folder) => name.startsWith(folder));
  return index === -1 ? FOLDERS.length : index;
};

/** The files of an archive in the order of an import, the manifest first. Throws a 422 if it is not an archive. */
export async function* readArchive(file: Pick<UploadedFile, 'fd'>): AsyncGenerator<ReadFile> {
  const archive = await Archive.open(file, LIMITS);
  if (!archive.has(MANIFEST)) throw notAnArchive();
  yield await readJson(archive, MANIFEST);
  const names = archive.names
    .filter((name) => name !== MANIFEST && name !== SCHEMA)
    .toSorted((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1));
  for (const name of names)
    yield readFileName(name)
      ? readJson(archive, name)
      : { file: name, problem: 'This file is not part of an archive.' };
}

async function readJson(archive: Archive, file: string): Promise<ReadFile> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of archive.read(file)) {
    size += chunk.length;
    if (size > MAX_FILE_BYTES) return { file, problem: 'This file is too large.' };
    chunks.push(chunk);
  }
  try {
    const value: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)),
    );
    rejectUnstorable(value);
    return { file, value };
  } catch (error) {
    if (error instanceof Problem) return { file, problem: 'This file has content that can’t be stored.' };
    return { file, problem: 'This file is not JSON.' };
  }
}
