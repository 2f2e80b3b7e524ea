import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isDue, purgeTrashed } from '../../../documents/trash/trash.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { Problem } from '../../../platform/problem.ts';
import { pageName } from './file-previews.ts';
import { briefcaseEntries, briefcaseFiles, briefcaseFolders, briefcaseUploads } from './tables.ts';

/** Restores entries of the user; one whose folder is in the trash leaves it. */
export async function restoreEntries(db: Database, userId: string, ids: readonly string[]): Promise<number> {
  const isHidden = sql`exists (select 1 from ${briefcaseFolders} own
    join ${briefcaseFolders} around on around.id = any(own.path)
    where own.id = ${briefcaseEntries.folderId} and around.trashed_at is not null)`;
  const restored = await db
    .update(briefcaseEntries)
    .set({
      trashedAt: null,
      trashedBy: null,
      folderId: sql`case when ${isHidden} then null else ${briefcaseEntries.folderId} end`,
    })
    .where(
      and(
        sql`${briefcaseEntries.id} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
        isNotNull(briefcaseEntries.trashedAt),
        // Whoever deleted it may undo that.
        or(eq(briefcaseEntries.ownerId, userId), eq(briefcaseEntries.trashedBy, userId)),
      ),
    )
    .returning({ id: briefcaseEntries.id });
  return restored.length;
}

/** Restores a folder with its contents, or an entry; a second time changes nothing. */
export async function restoreItem(db: Database, userId: string, id: string): Promise<void> {
  if ((await restoreEntries(db, userId, [id])) > 0) return;
  await db.transaction(async (tx) => {
    const [folder] = await tx
      .select()
      .from(briefcaseFolders)
      .where(
        and(
          eq(briefcaseFolders.id, id),
          or(eq(briefcaseFolders.ownerId, userId), eq(briefcaseFolders.trashedBy, userId)),
        ),
      )
      .for('update');
    if (!folder) return requireOwnEntry(tx, userId, id);
    if (folder.trashedAt === null) return;
    await tx
      .update(briefcaseFolders)
      .set({ trashedAt: null, trashedBy: null })
      .where(eq(briefcaseFolders.id, id));
    const around = await tx.$count(
      briefcaseFolders,
      and(
        sql`${briefcaseFolders.id} = any(${sql.param(folder.path, briefcaseFolders.path)}::uuid[])`,
        isNotNull(briefcaseFolders.trashedAt),
      ),
    );
    if (around === 0) return;
    await tx
      .update(briefcaseFolders)
      .set({
        path: sql`${briefcaseFolders.path}[${folder.path.length}::int:]`,
        parentId: sql`case when ${briefcaseFolders.id} = ${id} then null else ${briefcaseFolders.parentId} end`,
      })
      .where(sql`${briefcaseFolders.path} @> array[${id}::uuid]`);
  });
}

async function requireOwnEntry(db: Database, userId: string, id: string): Promise<void> {
  const isOwn = and(eq(briefcaseEntries.id, id), eq(briefcaseEntries.ownerId, userId));
  if ((await db.$count(briefcaseEntries, isOwn)) === 0) throw new Problem('not_found');
}

/** Deletes a folder or an entry of the user for good, which must be in the trash (409). */
export async function eraseItem(db: Database, files: FileStore, userId: string, id: string): Promise<void> {
  for (const table of [briefcaseFolders, briefcaseEntries]) {
    const isOwn = and(eq(table.id, id), eq(table.ownerId, userId));
    const [found] = await db.select({ trashedAt: table.trashedAt }).from(table).where(isOwn);
    if (!found) continue;
    if (found.trashedAt === null) throw new Problem('conflict', 'Move it to the trash first.');
    const which = and(isOwn, isNotNull(table.trashedAt));
    await removeFiles(db, files, table === briefcaseFolders ? inFolders(which) : which);
    await db.delete(table).where(which);
    return;
  }
  throw new Problem('not_found');
}

/** The entries in folders, however deep. */
const inFolders = (which: SQL | undefined): SQL =>
  sql`${briefcaseEntries.folderId} in (select of_it.id from ${briefcaseFolders} of_it
    join ${briefcaseFolders} on ${briefcaseFolders.id} = any(of_it.path) where ${which})`;

/** Removes the files of entries that the caller is about to delete, and the pictures of their pages. */
async function removeFiles(db: Database, files: FileStore, ofEntries: SQL | undefined): Promise<void> {
  const rows = await db
    .select({ id: briefcaseFiles.id, pages: briefcaseFiles.pages })
    .from(briefcaseFiles)
    .innerJoin(briefcaseEntries, eq(briefcaseEntries.id, briefcaseFiles.entryId))
    .where(ofEntries);
  for (const { id, pages } of rows) {
    for (let page = 1; page <= (pages?.length ?? 0); page += 1) await files.remove(pageName(id, page));
    await files.remove(id);
  }
}

/** Deletes for good what a person has in the trash. */
export async function eraseTrashedOf(db: Database, files: FileStore, userId: string): Promise<void> {
  const folders = and(eq(briefcaseFolders.ownerId, userId), isNotNull(briefcaseFolders.trashedAt));
  const entries = and(eq(briefcaseEntries.ownerId, userId), isNotNull(briefcaseEntries.trashedAt));
  await removeFiles(db, files, inFolders(folders));
  await removeFiles(db, files, entries);
  await db.delete(briefcaseFolders).where(folders);
  await db.delete(briefcaseEntries).where(entries);
}

/** Deletes for good what went to the trash before the cutoff. */
export async function purgeBriefcases(db: Database, files: FileStore, cutoff: Date): Promise<number> {
  await removeFiles(db, files, inFolders(isDue(briefcaseFolders, cutoff)));
  await removeFiles(db, files, isDue(briefcaseEntries, cutoff));
  const folders = await purgeTrashed(db, briefcaseFolders, cutoff);
  return folders + (await purgeTrashed(db, briefcaseEntries, cutoff));
}

/** Removes all files of a person before the account is deleted. */
export async function removeBriefcaseFilesOf(db: Database, files: FileStore, userId: string): Promise<void> {
  await removeFiles(db, files, eq(briefcaseEntries.ownerId, userId));
  const uploads = await db
    .select({ parts: briefcaseUploads.parts })
    .from(briefcaseUploads)
    .where(and(eq(briefcaseUploads.ownerId, userId), isNull(briefcaseUploads.entryId)));
  for (const name of uploads.flatMap(({ parts }) => parts)) await files.remove(name);
}
