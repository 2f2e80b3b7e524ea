const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

export const MANIFEST = 'archive.json';
export const SCHEMA = 'schema.json';

export const sourceFile = (id: string): string => `sources/${id}.json`;
export const documentFile = (id: string): string => `documents/${id}/document.json`;
export const versionFile = (id: string, version: number): string =>
  `documents/${id}/versions/${version}.json`;
export const draftFile = (templateType: string): string => `drafts/${templateType}.json`;

/** What the name of a file says about its content. */
export type FileName =
  | { kind: 'source'; id: string }
  | { kind: 'document'; id: string }
  | { kind: 'version'; id: string; version: number }
  | { kind: 'draft'; templateType: string };

const patterns: readonly [RegExp, (first: string, second: string) => FileName][] = [
  [new RegExp(`^sources/(${UUID})\\.json$`), (id) => ({ kind: 'source', id })],
  [new RegExp(`^documents/(${UUID})/document\\.json$`), (id) => ({ kind: 'document', id })],
  [
    new RegExp(`^documents/(${UUID})/versions/(\\d{1,7})\\.json$`),
    (id, version) => ({ kind: 'version', id, version: Number(version) }),
  ],
  [/^drafts\/([a-z0-9-]{1,64})\.json$/, (templateType) => ({ kind: 'draft', templateType })],
];

/** Undefined for a file that is not part of the format. */
export function readFileName(name: string): FileName | undefined {
  for (const [pattern, present] of patterns) {
    const match = pattern.exec(name);
    if (match) return present(match[1] ?? '', match[2] ?? '');
  }
  return undefined;
}
