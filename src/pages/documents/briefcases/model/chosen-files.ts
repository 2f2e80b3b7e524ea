import { createEffect } from 'effector';
import { briefcaseFolderSchema, createBriefcaseFolderFx } from '@/shared/api/briefcases';
import type { Sending } from './upload-state';

/** A file with the names of the folders around it, as it was chosen or dropped. */
export type Chosen = {
  file: File;
  folders: readonly string[];
  /** The entry of which it becomes the newest version. */
  entryId?: string | undefined;
};

/** A folder that was chosen in the picker names its files with their paths. */
export const chosenFiles = (files: Iterable<File>): Chosen[] =>
  Array.from(files, (file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1) }));

/** What was dropped. The browser shows it only until the event ends, so this is called at once. */
export const droppedEntries = ({ items, files }: DataTransfer): FileSystemEntry[] | File[] => {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  return entries.length > 0 ? entries : [...files];
};

/** All files in what was dropped, however deep. */
export const readDroppedFx = createEffect<FileSystemEntry[] | File[], Chosen[]>({
  name: 'readDropped',
  handler: async (dropped) => {
    const found: Chosen[] = [];
    for (const entry of dropped)
      found.push(...(entry instanceof File ? [{ file: entry, folders: [] }] : await filesIn(entry, [])));
    return found;
  },
});

async function filesIn(entry: FileSystemEntry, folders: readonly string[]): Promise<Chosen[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, folders }];
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const found: Chosen[] = [];
  for (;;) {
    // A reader gives at most 100 entries at a time.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return found;
    for (const child of part) found.push(...(await filesIn(child, [...folders, entry.name])));
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

export type Placing = { files: readonly Chosen[]; folderId: string | null };

/** The folders around files, by the names that lead to them; the outer ones first. */
function foldersAround(files: readonly Chosen[]): string[][] {
  const all = files.flatMap(({ folders }) => folders.map((_, depth) => folders.slice(0, depth + 1)));
  return [...new Map(all.map((folders) => [pathOf(folders), folders])).values()];
}

const pathOf = (folders: readonly string[]): string => folders.join('/');

/** Creates the folders around the files, each once, and puts the files on the list. */
export const placeFilesFx = createEffect<Placing, Sending[]>({
  name: 'placeFiles',
  handler: async ({ files, folderId }) => {
    const made = new Map<string, string | null>([['', folderId]]);
    for (const folders of foldersAround(files)) {
      const name = (folders.at(-1) ?? '').slice(0, 200) || 'Folder';
      const parent = made.get(pathOf(folders.slice(0, -1))) ?? null;
      const fields = { name, color: 'moss', parent_id: parent };
      const created = await createBriefcaseFolderFx({ newBriefcaseFolder: fields });
      made.set(pathOf(folders), briefcaseFolderSchema.parse(created).id);
    }
    return files.map(({ file, folders, entryId }) => ({
      id: crypto.randomUUID(),
      file,
      folderId: made.get(pathOf(folders)) ?? folderId,
      entryId,
      upload: null,
      failures: 0,
      state: file.size === 0 ? 'failed' : 'waiting',
      ...(file.size === 0 && { error: 'This file is empty.' }),
    }));
  },
});
