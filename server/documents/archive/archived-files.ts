import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/client.ts';
import { favouriteTemplates } from '../catalogue/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { generations, versions } from '../generations/document/tables.ts';
import { sources } from '../sources/tables.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchivedDocument,
  type ArchivedDraft,
  type ArchivedSource,
  type ArchivedVersion,
  archiveJsonSchema,
  type Manifest,
} from './archive-format.ts';
import { LISTS, MANIFEST, SCHEMA } from './file-names.ts';

export interface ArchivedFile {
  name: string;
  /** Its content, written as it is read. */
  chunks: AsyncIterable<string | Uint8Array>;
}

/** Rows in memory at a time: the content of a document can be long. */
const PAGE = 25;
const origins = alias(generations, 'origins');
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The files of a user's archive, read page by page. */
export const archivedFiles = (db: Database, userId: string): ArchivedFile[] => [
  { name: MANIFEST, chunks: textOf(readManifest(db, userId)) },
  { name: SCHEMA, chunks: textOf(archiveJsonSchema()) },
  { name: LISTS.source, chunks: linesOf(sourcePages(db, userId)) },
  { name: LISTS.document, chunks: linesOf(documentPages(db, userId)) },
  { name: LISTS.draft, chunks: linesOf(draftPages(db, userId)) },
];

async function* textOf(content: object | Promise<object>): AsyncGenerator<string> {
  yield `${JSON.stringify(await content, null, 2)}\n`;
}

async function* linesOf(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  for await (const page of pages) yield page.map((item) => `${JSON.stringify(item)}\n`).join('');
}

async function readManifest(db: Database, userId: string): Promise<Manifest> {
  const rows = await db
    .select({ type: favouriteTemplates.templateType })
    .from(favouriteTemplates)
    .where(eq(favouriteTemplates.userId, userId))
    .orderBy(favouriteTemplates.templateType);
  return {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    exported_at: new Date().toISOString(),
    favourite_templates: rows.map(({ type }) => type),
  };
}

async function* sourcePages(db: Database, userId: string): AsyncGenerator<ArchivedSource[]> {
  const pages = readPages((after) =>
    db
      .select()
      .from(sources)
      .where(and(eq(sources.userId, userId), gt(sources.id, after)))
      .orderBy(asc(sources.id))
      .limit(PAGE),
  );
  for await (const page of pages)
    yield page.map(({ userId: _, createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() }));
}

/** Pages of documents, each followed by the versions of its documents. */
async function* documentPages(
  db: Database,
  userId: string,
): AsyncGenerator<(ArchivedDocument | ArchivedVersion)[]> {
  const pages = readPages((after) =>
    db
      .select({ ...getTableColumns(generations), originId: origins.id })
      .from(generations)
      // An origin that was deleted for good is not in the archive.
      .leftJoin(origins, and(eq(origins.id, generations.originId), isNull(origins.erasedAt)))
      .where(and(eq(generations.userId, userId), isNull(generations.erasedAt), gt(generations.id, after)))
      .orderBy(asc(generations.id))
      .limit(PAGE),
  );
  for await (const page of pages) {
    yield page.map(archivedDocument);
    yield* versionPages(
      db,
      page.map(({ id }) => id),
    );
  }
}

async function* versionPages(db: Database, ids: readonly string[]): AsyncGenerator<ArchivedVersion[]> {
  let last = { id: FIRST_ID, version: -1 };
  for (;;) {
    const rows = await db
      .select()
      .from(versions)
      .where(
        and(
          inArray(versions.generationId, [...ids]),
          sql`(${versions.generationId}, ${versions.version}) > (${last.id}::uuid, ${last.version}::int)`,
        ),
      )
      .orderBy(asc(versions.generationId), asc(versions.version))
      .limit(PAGE);
    yield rows.map(({ generationId, createdAt, ...row }) => ({
      document_id: generationId,
      ...row,
      created_at: createdAt.toISOString(),
    }));
    const newest = rows.at(-1);
    if (newest === undefined || rows.length < PAGE) return;
    last = { id: newest.generationId, version: newest.version };
  }
}

async function* draftPages(db: Database, userId: string): AsyncGenerator<ArchivedDraft[]> {
  const rows = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, userId), isNotNull(drafts.input)))
    .orderBy(drafts.templateType);
  yield rows.map(({ templateType, input, createdAt, updatedAt }) => ({
    template_type: templateType,
    input: input ?? {},
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }));
}

async function* readPages<Row extends { id: string }>(
  read: (after: string) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = FIRST_ID; ; ) {
    const page = await read(after);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.id ?? after;
  }
}

/** A document that is being written is archived as interrupted, because its run stays behind. */
const archivedDocument = (row: typeof generations.$inferSelect): ArchivedDocument => ({
  id: row.id,
  template_type: row.templateType,
  own_template: row.ownTemplate,
  title: row.title,
  topic: row.topic,
  subject: row.subject,
  grade_level: row.gradeLevel,
  status: row.status === 'writing' ? 'interrupted' : row.status,
  failure: row.failure && {
    code: row.failure.code,
    message: row.failure.message,
    retryable: row.failure.retryable,
  },
  input: row.input,
  result: row.result,
  sections: row.sections,
  checks: row.checks,
  safety: row.safety,
  meta: row.meta,
  favourite: row.favourite,
  saved: row.saved,
  version: row.version,
  origin:
    row.originId === null ? null : { id: row.originId, version: row.originVersion, kind: row.originKind },
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  trashed_at: row.trashedAt?.toISOString() ?? null,
});
