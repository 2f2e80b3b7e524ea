import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/client.ts';
import { favouriteTemplates } from '../catalogue/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { generations, versions } from '../generations/tables.ts';
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
import { documentFile, draftFile, MANIFEST, SCHEMA, sourceFile, versionFile } from './file-names.ts';

export interface ArchivedFile {
  name: string;
  content: object;
}

/** Rows in memory at a time: the content of a document can be long. */
const PAGE = 25;
const origins = alias(generations, 'origins');
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The files of a user's archive, read page by page. */
export async function* archivedFiles(db: Database, userId: string): AsyncGenerator<ArchivedFile> {
  yield { name: MANIFEST, content: await readManifest(db, userId) };
  yield { name: SCHEMA, content: archiveJsonSchema() };
  yield* sourceFiles(db, userId);
  yield* documentFiles(db, userId);
  yield* draftFiles(db, userId);
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

async function* sourceFiles(db: Database, userId: string): AsyncGenerator<ArchivedFile> {
  const pages = readPages((after) =>
    db
      .select()
      .from(sources)
      .where(and(eq(sources.userId, userId), gt(sources.id, after)))
      .orderBy(asc(sources.id))
      .limit(PAGE),
  );
  for await (const page of pages) {
    for (const { userId: _, createdAt, ...row } of page) {
      const content: ArchivedSource = { ...row, created_at: createdAt.toISOString() };
      yield { name: sourceFile(row.id), content };
    }
  }
}

async function* documentFiles(db: Database, userId: string): AsyncGenerator<ArchivedFile> {
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
    for (const row of page) yield { name: documentFile(row.id), content: archivedDocument(row) };
    yield* versionFiles(
      db,
      page.map(({ id }) => id),
    );
  }
}

async function* versionFiles(db: Database, ids: readonly string[]): AsyncGenerator<ArchivedFile> {
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
    for (const { generationId, createdAt, ...row } of rows) {
      const content: ArchivedVersion = { ...row, created_at: createdAt.toISOString() };
      yield { name: versionFile(generationId, row.version), content };
      last = { id: generationId, version: row.version };
    }
    if (rows.length < PAGE) return;
  }
}

async function* draftFiles(db: Database, userId: string): AsyncGenerator<ArchivedFile> {
  const rows = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, userId), isNotNull(drafts.input)))
    .orderBy(drafts.templateType);
  for (const { templateType, input, createdAt, updatedAt } of rows) {
    const content: ArchivedDraft = {
      template_type: templateType,
      input: input ?? {},
      created_at: createdAt.toISOString(),
      updated_at: updatedAt.toISOString(),
    };
    yield { name: draftFile(templateType), content };
  }
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
