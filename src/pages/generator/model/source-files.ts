import type { Problem } from '@/shared/api';
import type { Source } from '@/shared/api/sources';

/** A file of the form. Once it is read, `id` is the id of its source. */
export type SourceFile = { id: string; name: string; size: number | null } & (
  | { state: 'uploading'; sent: number }
  | { state: 'rejected'; message: string }
  | { state: 'read'; source: Source }
);

export const addFile = (
  files: readonly SourceFile[],
  { id, name, size }: { id: string; name: string; size: number },
): readonly SourceFile[] => [
  ...files.filter((file) => file.id !== id),
  { id, name, size, state: 'uploading', sent: 0 },
];

export const fileSent = (
  files: readonly SourceFile[],
  { id, sent }: { id: string; sent: number },
): readonly SourceFile[] =>
  files.map((file) => (file.id === id && file.state === 'uploading' ? { ...file, sent } : file));

/** Ignores a file that the user has removed meanwhile. */
export const fileRead = (
  files: readonly SourceFile[],
  { id, source }: { id: string; source: Source },
): readonly SourceFile[] =>
  files.map((file) =>
    file.id === id && file.state === 'uploading' ? { ...shown(source), size: file.size } : file,
  );

export const fileRejected = (
  files: readonly SourceFile[],
  { id, problem }: { id: string; problem: Problem },
): readonly SourceFile[] =>
  files.map((file) =>
    file.id === id && file.state === 'uploading'
      ? {
          id,
          name: file.name,
          size: file.size,
          state: 'rejected',
          message: problem.fields.file?.[0] ?? problem.message,
        }
      : file,
  );

export const fileKnown = (files: readonly SourceFile[], source: Source): readonly SourceFile[] =>
  files.some(({ id }) => id === source.id) ? files : [...files, shown(source)];

export const withoutFile = (files: readonly SourceFile[], id: string): readonly SourceFile[] =>
  files.filter((file) => file.id !== id);

const shown = (source: Source): SourceFile => ({
  id: source.id,
  name: source.name,
  size: null,
  state: 'read',
  source,
});

/** How much text the server extracted from a file. */
export const extractionOf = ({ pages, characters }: Source): string => {
  const text = `${characters.toLocaleString('en-US')} characters read`;
  return pages === null ? text : `${pages} ${pages === 1 ? 'page' : 'pages'}, ${text}`;
};
