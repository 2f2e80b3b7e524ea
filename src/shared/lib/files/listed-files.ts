/** A file in a list, while it is uploaded and afterwards. */
export type ListedFile = {
  id: string;
  name: string;
  size: number;
  progress?: number;
  state: 'uploading' | 'done' | 'failed';
  error?: string;
};

type Stored = Pick<ListedFile, 'id' | 'name' | 'size'>;
type Files = readonly ListedFile[];

/** What the server accepts. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;

export const storedFiles = (files: readonly Stored[]): Files =>
  files.map(({ id, name, size }) => ({ id, name, size, state: 'done' }));

export const hasRunning = (files: Files): boolean => files.some(({ state }) => state === 'uploading');

export const begin =
  (id: string, { name, size }: Omit<Stored, 'id'>) =>
  (files: Files): Files => [...files, { id, name, size, progress: 0, state: 'uploading' }];

/** A file that was removed meanwhile stays removed. */
export const change =
  (id: string, changed: Partial<ListedFile>) =>
  (files: Files): Files =>
    files.map((file) => (file.id === id ? { ...file, ...changed } : file));

export const remove =
  (id: string) =>
  (files: Files): Files =>
    files.filter((file) => file.id !== id);
