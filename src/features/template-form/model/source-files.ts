import type { Problem } from '@/shared/api';
import type { Source } from '@/shared/api/sources';
import { formatNumber } from '@/shared/lib/numbers';

/** A source of the form: a file, a document of the user or a web page. Once it is read, `id` is the id of its source. */
export type SourceFile = {
  id: string;
  name: string;
  size: number | null;
  /** The document that was chosen, or the file of a briefcase. */
  documentId?: string;
  isFile?: boolean;
  /** The address of the web page. */
  url?: string;
} & (
  | { state: 'uploading'; sent: number }
  | { state: 'rejected'; message: string }
  | { state: 'read'; source: Source }
);

export const addFile = (
  files: readonly SourceFile[],
  added: Pick<SourceFile, 'id' | 'name' | 'size' | 'documentId' | 'isFile' | 'url'>,
): readonly SourceFile[] => [
  ...files.filter((file) => file.id !== added.id),
  { ...added, state: 'uploading', sent: 0 },
];

export const fileSent = (
  files: readonly SourceFile[],
  { id, sent }: { id: string; sent: number },
): readonly SourceFile[] =>
  files.map((file) => (file.id === id && file.state === 'uploading' ? { ...file, sent } : file));

/** Ignores a file that the user has removed meanwhile, and shows a source once that was there before. */
export const fileRead = (
  files: readonly SourceFile[],
  { id, source }: { id: string; source: Source },
): readonly SourceFile[] =>
  files
    .filter((file) => file.id !== source.id || !files.some((other) => other.id === id))
    .map((file) =>
      file.id === id && file.state === 'uploading'
        ? {
            ...shown(source),
            size: file.size,
            ...(file.documentId !== undefined && { documentId: file.documentId }),
          }
        : file,
    );

export const fileRejected = (
  files: readonly SourceFile[],
  { id, problem }: { id: string; problem: Problem },
): readonly SourceFile[] =>
  files.map((file) =>
    file.id === id && file.state === 'uploading'
      ? {
          ...withoutProgress(file),
          state: 'rejected',
          message: problem.fields.file?.[0] ?? problem.fields.url?.[0] ?? problem.message,
        }
      : file,
  );

export const fileKnown = (files: readonly SourceFile[], source: Source): readonly SourceFile[] =>
  files.some(({ id }) => id === source.id) ? files : [...files, shown(source)];

export const withoutFile = (files: readonly SourceFile[], id: string): readonly SourceFile[] =>
  files.filter((file) => file.id !== id);

const withoutProgress = ({ sent: _, ...file }: Extract<SourceFile, { state: 'uploading' }>) => file;

const shown = (source: Source): SourceFile => ({
  id: source.id,
  name: source.name,
  size: null,
  state: 'read',
  source,
});

/** How much text the server extracted from a file. */
export const extractionOf = ({ pages, characters }: Source): string => {
  const text = `${formatNumber(characters)} characters read`;
  return pages === null ? text : `${pages} ${pages === 1 ? 'page' : 'pages'}, ${text}`;
};
