import { makeZip } from './zip-file.ts';

const manifest = {
  format: 'lectern-archive',
  version: 2,
  exported_at: '2026-11-20T09:00:00.000Z',
  favourite_templates: [],
};

/** An archive with a list of so many lines that say nothing: twenty million of them are 58 KB. */
export const archiveOfLines = (count: number): Buffer =>
  makeZip([
    { name: 'archive.json', content: JSON.stringify(manifest) },
    { name: 'sources.jsonl', content: '{}\n'.repeat(count) },
  ]);
