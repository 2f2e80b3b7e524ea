import { Problem } from '../../../platform/problem.ts';
import { rejectUnstorable } from '../../../platform/http/storable-text.ts';
import type { UploadedFile } from '../../sources/reader/uploaded-file.ts';
import { Archive } from '../../sources/reader/zip.ts';
import { isList, LISTS, MANIFEST, readFileName, SCHEMA } from '../file-names.ts';
import { LineSplitter } from '../line-splitter.ts';
import { damaged, notAnArchive, tooLarge, tooManyLines } from './problems.ts';

/** One file of an archive, or a line of one: its value, or why it can't be read. */
export type ReadFile = ArchiveLine & ({ value: unknown } | { problem: string });

interface ArchiveLine {
  file: string;
  /** Only of a list, from 1. */
  line?: number | undefined;
}

/** Ten thousand documents of about 50 KB with a few versions each. */
const LIMITS = {
  unpackedBytes: 2 * 1024 * 1024 * 1024,
  entries: 200_000,
  problems: { damaged, tooLarge },
};
/** More than any document or source has. */
const MAX_ITEM_BYTES = 4 * 1024 * 1024;

/** Of all lists together: ten thousand documents with a few versions each. */
const MAX_LINES = 200_000;

/** Sources go first, because forms refer to them, and a document goes before its versions. */
const FOLDERS = [...Object.values(LISTS), 'sources/', 'documents/', 'drafts/'];

const rankOf = (name: string): number => {
  const index = FOLDERS.findIndex((folder) => name.startsWith(folder));
  return index === -1 ? FOLDERS.length : index;
};

/** The files and lines of an archive in the order of an import, the manifest first. Throws a 422 if it is not an archive. */
export async function* readArchive(file: Pick<UploadedFile, 'fd'>): AsyncGenerator<ReadFile> {
  const archive = await Archive.open(file, LIMITS);
  if (!archive.has(MANIFEST)) throw notAnArchive();
  yield await readJson(archive, MANIFEST);
  const names = archive.names
    .filter((name) => name !== MANIFEST && name !== SCHEMA)
    .toSorted((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1));
  let lines = 0;
  for (const name of names) {
    if (isList(name))
      for await (const line of readLines(archive, name)) {
        if ((lines += 1) > MAX_LINES) throw tooManyLines();
        yield line;
      }
    else if (readFileName(name)) yield readJson(archive, name);
    else yield { file: name, problem: 'This file is not part of an archive.' };
  }
}

async function readJson(archive: Archive, file: string): Promise<ReadFile> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of archive.read(file)) {
    size += chunk.length;
    if (size > MAX_ITEM_BYTES) return { file, problem: 'This file is too large.' };
    chunks.push(chunk);
  }
  return parse({ file }, Buffer.concat(chunks));
}

async function* readLines(archive: Archive, file: string): AsyncGenerator<ReadFile> {
  const splitter = new LineSplitter(MAX_ITEM_BYTES);
  let line = 0;
  for await (const chunk of archive.read(file)) {
    for (const bytes of splitter.split(chunk)) yield readLine(bytes);
  }
  const rest = splitter.rest();
  if (rest?.length !== 0) yield readLine(rest);

  function readLine(bytes: Buffer | null): ReadFile {
    line += 1;
    return bytes === null ? { file, line, problem: 'This line is too long.' } : parse({ file, line }, bytes);
  }
}

function parse(place: ArchiveLine, bytes: Buffer): ReadFile {
  const what = place.line === undefined ? 'file' : 'line';
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    rejectUnstorable(value);
    return { ...place, value };
  } catch (error) {
    if (error instanceof Problem)
      return { ...place, problem: `This ${what} has content that can’t be stored.` };
    return { ...place, problem: `This ${what} is not JSON.` };
  }
}
