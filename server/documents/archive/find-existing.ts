import { isDeepStrictEqual } from 'node:util';
import { and, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { generations } from '../generations/document/tables.ts';
import type { ArchivedDocument } from './archive-format.ts';
import type { ImportRun } from './import-run.ts';
import { archiveImports, importedItems } from './tables.ts';

export interface Existing {
  /** The documents that the account has already, by their id in the archive. */
  owned: ReadonlyMap<string, string>;
  /** Ids that belong to another account or to a document deleted for good. */
  taken: ReadonlySet<string>;
}

/** Finds documents of an archive in the account: by id, by the id in an earlier import, or by content. */
export async function findExisting(
  run: ImportRun,
  documents: readonly ArchivedDocument[],
): Promise<Existing> {
  const ids = documents.map(({ id }) => id);
  const rows = await run.db
    .select({ id: generations.id, userId: generations.userId, erasedAt: generations.erasedAt })
    .from(generations)
    .where(inArray(generations.id, ids));
  const isOwn = (row: (typeof rows)[number]) => row.userId === run.owner.id && row.erasedAt === null;
  const owned = new Map(rows.filter(isOwn).map(({ id }) => [id, id]));
  for (const { archivedAs, item } of await findImported(run, 'document', ids)) owned.set(archivedAs, item);
  const rest = documents.filter(({ id }) => !owned.has(id));
  for (const [archived, id] of await findSameContent(run, rest)) owned.set(archived, id);
  return { owned, taken: new Set(rows.filter((row) => !isOwn(row)).map(({ id }) => id)) };
}

/** What earlier imports added under another id, as far as it still exists. */
export function findImported(
  { db, owner }: ImportRun,
  kind: 'document' | 'source',
  ids: readonly string[],
): Promise<{ archivedAs: string; item: string }[]> {
  const exists =
    kind === 'document'
      ? sql`exists (select 1 from generations where id::text = ${importedItems.item} and erased_at is null)`
      : sql`exists (select 1 from sources where id::text = ${importedItems.item})`;
  return db
    .select({ archivedAs: importedItems.archivedAs, item: importedItems.item })
    .from(importedItems)
    .innerJoin(archiveImports, eq(archiveImports.id, importedItems.importId))
    .where(
      and(
        eq(archiveImports.userId, owner.id),
        eq(importedItems.kind, kind),
        inArray(importedItems.archivedAs, [...ids]),
        exists,
      ),
    );
}

/** Documents of the same time with the same content, which an import into another account has renamed. */
async function findSameContent({ db, owner }: ImportRun, documents: readonly ArchivedDocument[]) {
  if (documents.length === 0) return [];
  const isOfTime = documents.map(({ created_at }) => {
    const time = new Date(created_at);
    // The database has microseconds, an archive milliseconds.
    const next = new Date(time.getTime() + 1);
    return and(gte(generations.createdAt, time), lt(generations.createdAt, next));
  });
  const { id, templateType, title, version, result } = generations;
  const rows = await db
    .select({ id, templateType, title, version, result })
    .from(generations)
    .where(and(eq(generations.userId, owner.id), isNull(generations.erasedAt), or(...isOfTime)));
  return documents.flatMap((document) => {
    const same = rows.find(
      (row) =>
        row.templateType === document.template_type &&
        row.title === document.title &&
        row.version === document.version &&
        isDeepStrictEqual(row.result, document.result),
    );
    return same ? [[document.id, same.id] as const] : [];
  });
}
