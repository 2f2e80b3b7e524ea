import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type DocumentNumbers, documentNumbers } from './document-numbers.ts';

const reportSchema = z.strictObject({
  format: z.literal(1),
  created_at: z.iso.datetime(),
  model: z.string(),
  /** The version of each template's prompt. */
  prompt_versions: z.record(z.string(), z.string()),
  documents: z.array(documentNumbers),
});

/** What `npm run eval` writes: the numbers of every document. The table is computed from them. */
export type Report = z.output<typeof reportSchema>;

export function reportOf(model: string, documents: DocumentNumbers[], now: Date): Report {
  const versions = documents.flatMap(({ template, prompt_version: version }) =>
    version === null ? [] : [[template, version] as const],
  );
  return {
    format: 1,
    created_at: now.toISOString(),
    model,
    prompt_versions: Object.fromEntries(versions),
    documents,
  };
}

export async function readReport(file: string): Promise<Report> {
  return reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
