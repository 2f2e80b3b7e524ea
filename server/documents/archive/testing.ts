import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import JSZip from 'jszip';
import { sendFile } from '../../../tests/contract/make-resource.ts';
import { generators } from '../../generated/generators.ts';
import type { Database } from '../../platform/database/client.ts';
import { favouriteTemplates } from '../catalogue/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { generations, versions } from '../generations/document/tables.ts';
import { sources } from '../sources/tables.ts';
import { readSample } from '../templates/sample.ts';
import { noItems } from './import-report.ts';
import { LISTS, MANIFEST, SCHEMA } from './file-names.ts';
import { archiveImports } from './tables.ts';

type Headers = { authorization: string };

/** An import that added nothing; returns its id. */
export async function addImport(db: Database, userId: string): Promise<string> {
  const id = randomUUID();
  await db.insert(archiveImports).values({ id, userId, fileName: 'archive.zip', added: noItems() });
  return id;
}

export async function download(app: FastifyInstance, headers: Headers): Promise<Buffer> {
  const answer = await app.inject({ url: '/api/archive', headers });
  if (answer.statusCode !== 200) throw new Error(`No archive: ${answer.body}`);
  return answer.rawPayload;
}

type Line = Record<string, unknown>;

interface ArchiveContent {
  /** Without the time of the export. */
  manifest: Line;
  schema: Line;
  sources: Line[];
  documents: Line[];
  versions: Line[];
  drafts: Line[];
}

export async function contentOf(zip: Buffer): Promise<ArchiveContent> {
  const { files } = await JSZip.loadAsync(zip);
  const readFile = async (name: string) => (await files[name]?.async('string')) ?? '';
  const linesOf = async (name: string): Promise<Line[]> =>
    (await readFile(name))
      .split('\n')
      .slice(0, -1)
      .map((text) => JSON.parse(text));
  const all = await linesOf(LISTS.document);
  const { exported_at: _, ...manifest } = JSON.parse(await readFile(MANIFEST));
  return {
    manifest,
    schema: JSON.parse(await readFile(SCHEMA)),
    sources: await linesOf(LISTS.source),
    documents: all.filter((line) => !('document_id' in line)),
    versions: all.filter((line) => 'document_id' in line),
    drafts: await linesOf(LISTS.draft),
  };
}

const DATED = { exported_at: '2026-11-20T09:00:00Z' };

/** A zip file of these files: a list as JSON lines, a text as it is. */
export function zipOf(files: Record<string, unknown>): Promise<Buffer> {
  const zip = new JSZip();
  for (const [name, value] of Object.entries(files)) {
    const lines = Array.isArray(value) ? value : [value];
    zip.file(
      name,
      lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
    );
  }
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

/** An archive with this content and other files. */
export const archiveOf = (
  { manifest, schema, sources: texts, documents, versions: states, drafts: forms }: ArchiveContent,
  others: Record<string, unknown> = {},
): Promise<Buffer> =>
  zipOf({
    [MANIFEST]: { ...manifest, ...DATED },
    [SCHEMA]: schema,
    [LISTS.source]: texts,
    [LISTS.document]: [...documents, ...states],
    [LISTS.draft]: forms,
    ...others,
  });

/** The same as version 1 of the format stored it: each in a file of its own. */
export const archiveOfVersion1 = ({ manifest, schema, ...content }: ArchiveContent): Promise<Buffer> =>
  zipOf({
    [MANIFEST]: { ...manifest, ...DATED, version: 1 },
    [SCHEMA]: schema,
    ...named(content.sources, ['sources', 'id']),
    ...named(content.documents, ['documents', 'id', 'document']),
    ...named(content.versions, ['documents', 'document_id', 'versions', 'version']),
    ...named(content.drafts, ['drafts', 'template_type']),
  });

/** The lines as files by path. A part of the path that names a property is replaced by the line’s value. */
const named = (lines: readonly Line[], path: readonly string[]) =>
  Object.fromEntries(
    lines.map((line) => [
      `${path.map((part) => textOf(line[part]) ?? part).join('/')}.json`,
      [withoutDocument(line)],
    ]),
  );

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const withoutDocument = ({ document_id: _, ...line }: Line): Line => line;

export const upload = (app: FastifyInstance, headers: Headers, zip: Buffer, query = '') =>
  sendFile(app, headers, {
    method: 'POST',
    url: `/api/archive/imports${query}`,
    file: new File([new Uint8Array(zip)], 'documents.zip', { type: 'application/zip' }),
  });

const teachers = generators.filter(({ audience }) => audience === 'teacher');
const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2026-11-01'), noInvalidDate: true });
const line = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.replaceAll('\0', ''));

const arbitraryDocument = fc.record({
  generator: fc.constantFrom(...teachers),
  title: line,
  favourite: fc.boolean(),
  isTrashed: fc.boolean(),
  status: fc.constantFrom('complete' as const, 'stopped' as const, 'interrupted' as const),
  titles: fc.array(line, { maxLength: 4 }),
  createdAt: day,
  hasOrigin: fc.boolean(),
  hasSource: fc.boolean(),
});

/** What an account of a teacher can hold: documents with versions, origins and sources, drafts and favourites. */
export const arbitraryAccount = fc.record({
  documents: fc.array(arbitraryDocument, { maxLength: 12 }),
  sources: fc.array(fc.record({ name: line, text: line }), { maxLength: 3 }),
  drafts: fc.uniqueArray(fc.constantFrom(...teachers), { maxLength: 3 }),
  favourites: fc.uniqueArray(fc.constantFrom(...teachers), { maxLength: 3 }),
});

/** An account with this many documents of two versions, and a source. */
export const smallAccount = (documents: number): AccountContent => ({
  documents: teachers.slice(0, 1).flatMap((generator) =>
    Array.from({ length: documents }, (_, index) => ({
      generator,
      title: `Rain ${index}`,
      favourite: false,
      isTrashed: false,
      status: 'complete',
      titles: ['First', 'Second'],
      createdAt: new Date('2026-10-01T09:00:00Z'),
      hasOrigin: false,
      hasSource: false,
    })),
  ),
  sources: [{ name: 'rain.txt', text: 'Rain falls.' }],
  drafts: [],
  favourites: [],
});

type AccountContent = typeof arbitraryAccount extends fc.Arbitrary<infer Content> ? Content : never;

export async function fillAccount(db: Database, userId: string, content: AccountContent): Promise<void> {
  const sourceIds = content.sources.map(() => randomUUID());
  for (const [index, source] of content.sources.entries())
    await db
      .insert(sources)
      .values({ id: sourceIds[index] ?? '', userId, kind: 'txt', pages: null, ...source });
  const ids: string[] = [];
  for (const each of content.documents) {
    const { input, result } = readSample(each.generator);
    const id = randomUUID();
    const origin = each.hasOrigin ? ids.at(-1) : undefined;
    await db.insert(generations).values({
      id,
      userId,
      templateType: each.generator.templateType,
      title: each.title,
      topic: 'Rain',
      subject: 'Science',
      gradeLevel: 'Grade 6',
      status: each.status,
      input: { ...input, ...(each.hasSource && { source_file_ids: sourceIds }) },
      result,
      sections: Object.keys(result).map((key) => ({ key, state: 'finished' as const })),
      checks: [{ name: 'Reading level', status: 'passed', detail: each.title, section: null, path: null }],
      meta: {
        language: 'English (US)',
        reading: null,
        standards: [],
        model: 'm',
        composed: false,
        prompt_version: null,
      },
      favourite: each.favourite,
      version: each.titles.length,
      originId: origin ?? null,
      originVersion: origin === undefined ? null : 1,
      originKind: origin === undefined ? null : 'copy',
      createdAt: each.createdAt,
      updatedAt: each.createdAt,
      trashedAt: each.isTrashed ? new Date() : null,
    });
    for (const [index, title] of each.titles.entries())
      await db
        .insert(versions)
        .values({ generationId: id, version: index + 1, cause: 'edited', title, result });
    ids.push(id);
  }
  for (const { templateType } of content.drafts)
    await db
      .insert(drafts)
      .values({ userId, templateType, input: { topic: 'Snow', z: 1, a: [] }, version: 3 });
  for (const { templateType } of content.favourites)
    await db.insert(favouriteTemplates).values({ userId, templateType });
}

/** Deletes what an archive holds. */
export async function wipe(db: Database): Promise<void> {
  for (const table of [generations, sources, drafts, favouriteTemplates, archiveImports])
    await db.delete(table);
}
