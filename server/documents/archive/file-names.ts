export const MANIFEST = 'archive.json';
export const SCHEMA = 'schema.json';

/** Files of JSON lines, in the order of an import: forms refer to sources, and drafts to documents. */
export const LISTS = { source: 'sources.jsonl', document: 'documents.jsonl', draft: 'drafts.jsonl' } as const;

/** What a line or a file holds. An archive of version 1 has a file for each, whose name says its id. */
export type ItemName =
  | { kind: 'source' | 'document'; id?: string }
  | { kind: 'version'; id?: string; version?: number }
  | { kind: 'draft'; templateType?: string };

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

const filesOfVersion1: readonly [RegExp, (first: string, second: string) => ItemName][] = [
  [new RegExp(`^sources/(${UUID})\\.json$`), (id) => ({ kind: 'source', id })],
  [new RegExp(`^documents/(${UUID})/document\\.json$`), (id) => ({ kind: 'document', id })],
  [
    new RegExp(`^documents/(${UUID})/versions/(\\d{1,7})\\.json$`),
    (id, version) => ({ kind: 'version', id, version: Number(version) }),
  ],
  [/^drafts\/([a-z0-9-]{1,64})\.json$/, (templateType) => ({ kind: 'draft', templateType })],
];

export const isList = (file: string): boolean => Object.values<string>(LISTS).includes(file);

/** Undefined for a file that is not part of the format. */
export function readFileName(file: string): ItemName | undefined {
  for (const [pattern, present] of filesOfVersion1) {
    const match = pattern.exec(file);
    if (match) return present(match[1] ?? '', match[2] ?? '');
  }
  return undefined;
}

/** What a line of a list holds. The versions of a document follow it in its list, and name it. */
export function readLineName(list: string, value: unknown): ItemName {
  if (list === LISTS.source) return { kind: 'source' };
  if (list === LISTS.draft) return { kind: 'draft' };
  return { kind: Object.hasOwn(Object(value), 'document_id') ? 'version' : 'document' };
}
