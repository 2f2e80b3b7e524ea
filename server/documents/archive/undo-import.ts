import { and, eq, inArray, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ArchiveUndo } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { favouriteTemplates } from '../catalogue/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { generations, runs } from '../generations/document/tables.ts';
import { sources } from '../sources/tables.ts';
import { noItems } from './import-report.ts';
import { archiveImports, importedItems } from './tables.ts';

interface Undo {
  db: Database;
  userId: string;
  importId: string;
}

/** Removes what an import added, except what was changed since; throws a 404 unless the user owns it. */
export async function undoImport(db: Database, userId: string, importId: string): Promise<ArchiveUndo> {
  const undo = { db, userId, importId };
  const [row] = await db
    .select({ undoneAt: archiveImports.undoneAt })
    .from(archiveImports)
    .where(and(eq(archiveImports.id, importId), eq(archiveImports.userId, userId)));
  if (!row) throw new Problem('not_found');
  if (row.undoneAt) return { removed: noItems(), kept: 0 };
  const documents = await removeDocuments(undo);
  const kept = await db.$count(
    generations,
    and(isNull(generations.erasedAt), isItem(undo, 'document', generations.id)),
  );
  const rest = await db.transaction((tx) => removeRest({ ...undo, db: tx }));
  return { removed: { documents, ...rest }, kept };
}

/** Documents deleted in one transaction, so that a large import blocks no other query for long. */
const BATCH = 100;

async function removeDocuments(undo: Undo): Promise<number> {
  const { db, userId } = undo;
  const isUnchanged = and(
    eq(generations.userId, userId),
    isNull(generations.erasedAt),
    ne(generations.status, 'writing'),
    isItem(undo, 'document', generations.id, generations.version),
    // The ledger refers to runs and is append-only.
    notExists(db.select({ id: runs.id }).from(runs).where(eq(runs.generationId, generations.id))),
  );
  for (let total = 0; ; ) {
    const batch = db.select({ id: generations.id }).from(generations).where(isUnchanged).limit(BATCH);
    const gone = await db
      .delete(generations)
      .where(and(inArray(generations.id, batch), isUnchanged))
      .returning({ id: generations.id });
    total += gone.length;
    if (gone.length < BATCH) return total;
  }
}

async function removeRest(undo: Undo) {
  const { db: tx, userId, importId } = undo;
  const isUsed = sql`exists (
    select 1 from generations where user_id = ${userId}::uuid and input -> 'source_file_ids' ? ${sources.id}::text)`;
  const goneSources = await tx
    .delete(sources)
    .where(and(eq(sources.userId, userId), isItem(undo, 'source', sources.id), sql`not ${isUsed}`))
    .returning({ id: sources.id });
  const goneDrafts = await tx
    .update(drafts)
    .set({ input: null, version: sql`${drafts.version} + 1` })
    .where(and(eq(drafts.userId, userId), isItem(undo, 'draft', drafts.templateType, drafts.version)))
    .returning({ type: drafts.templateType });
  const goneStars = await tx
    .delete(favouriteTemplates)
    .where(
      and(
        eq(favouriteTemplates.userId, userId),
        isItem(undo, 'favourite_template', favouriteTemplates.templateType),
      ),
    )
    .returning({ type: favouriteTemplates.templateType });
  await tx.delete(importedItems).where(eq(importedItems.importId, importId));
  await tx.update(archiveImports).set({ undoneAt: new Date() }).where(eq(archiveImports.id, importId));
  return {
    sources: goneSources.length,
    drafts: goneDrafts.length,
    favourite_templates: goneStars.length,
  };
}

/** Whether the import added the row of this column, and at this version, if one is given. */
function isItem(
  { importId }: Undo,
  kind: (typeof importedItems.$inferSelect)['kind'],
  item: PgColumn,
  version?: PgColumn,
): SQL {
  return sql`exists (
    select 1 from imported_items as added
    where added.import_id = ${importId}::uuid and added.kind = ${kind} and added.item = ${item}::text
      ${version ? sql`and added.version = ${version}` : sql``})`;
}
