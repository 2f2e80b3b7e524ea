import { z } from 'zod';
import { LinkKind } from '../../generated/schemas/index.ts';
import { versions } from '../generations/document/tables.ts';
import { ownTemplate } from '../own-templates/content-schema.ts';
import { sources } from '../sources/tables.ts';
import { check, content, failure, instant, meta, name, reading, safety, section } from './archived-parts.ts';

export const ARCHIVE_FORMAT = 'lectern-archive';
/** Grows when an older server could not import the archive any more. */
export const ARCHIVE_VERSION = 2;

const templateType = z.string().min(1).max(64).describe('The type of its template.');

const manifest = z
  .object({
    format: z.literal(ARCHIVE_FORMAT),
    version: z.literal(ARCHIVE_VERSION),
    exported_at: instant,
    favourite_templates: z.array(templateType).max(1_000),
  })
  .describe('archive.json: what the zip file is.');

const source = z
  .object({
    id: z.uuid(),
    name,
    kind: z.enum(sources.kind.enumValues),
    url: z.string().max(2_000).nullable().default(null).describe('The address of a web page.'),
    pages: z.int().min(0).nullable(),
    text: z.string(),
    created_at: instant,
  })
  .describe('sources.jsonl: a line is the text of an uploaded file, a web page or a document.');

const document = z
  .object({
    id: z.uuid(),
    template_type: templateType,
    own_template: ownTemplate
      .nullable()
      .default(null)
      .describe('The version of a teacher’s template that it was made with.'),
    title: name,
    topic: z.string().max(20_000),
    subject: name,
    grade_level: name,
    status: z.enum(['complete', 'stopped', 'interrupted', 'failed']),
    failure: failure.nullable(),
    input: content.describe('The form that the document was requested with.'),
    result: content.describe('The content by section, as of the newest version.'),
    sections: z.array(section).max(200),
    checks: z.array(check).max(2_000),
    safety,
    meta,
    favourite: z.boolean(),
    saved: z.boolean(),
    version: z.int().min(0).max(1_000_000).describe('The number of the newest version.'),
    origin: z
      .object({ id: z.uuid(), version: z.int().min(0).nullable(), kind: z.enum(LinkKind).nullable() })
      .nullable()
      .describe('The document that this one was made from.'),
    created_at: instant,
    updated_at: instant,
    trashed_at: instant.nullable(),
  })
  .describe('documents.jsonl: a line is a document, or a version.');

const version = z
  .object({
    document_id: z.uuid().describe('Its document, which is on a line before it.'),
    version: z.int().min(0).max(1_000_000),
    cause: z.enum(versions.cause.enumValues),
    section: name.nullable(),
    reading: reading.nullable(),
    title: name,
    result: content,
    created_at: instant,
  })
  .describe('documents.jsonl: a line is the content of a document as of a version.');

const draft = z
  .object({ template_type: templateType, input: content, created_at: instant, updated_at: instant })
  .describe('drafts.jsonl: a line is an unfinished form.');

/** The schemas of the manifest and of each kind of line. */
export const fileSchemas = { manifest, source, document, version, draft };

/** Archives of version 1 can be imported too: they hold the same in a file of its own each. */
export const readableManifest = manifest.extend({ version: z.literal([1, ARCHIVE_VERSION]) });

export type Manifest = z.output<typeof readableManifest>;
export type ArchivedSource = z.output<typeof source>;
export type ArchivedDocument = z.output<typeof document>;
export type ArchivedVersion = z.output<typeof version>;
export type ArchivedDraft = z.output<typeof draft>;

/** The published JSON Schema: the manifest and each line of an archive have one of its definitions. */
export function archiveJsonSchema(): Record<string, unknown> {
  const definitions = Object.entries(fileSchemas).map(([kind, schema]) => {
    const { $schema: _, ...definition } = z.toJSONSchema(schema);
    return [kind, definition] as const;
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Lectern archive, version 2',
    description:
      'A zip file of JSON and JSON lines in UTF-8. The description of each definition begins with the name of its file.',
    anyOf: definitions.map(([kind]) => ({ $ref: `#/$defs/${kind}` })),
    $defs: Object.fromEntries(definitions),
  };
}
