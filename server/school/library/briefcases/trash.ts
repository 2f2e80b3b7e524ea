import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isDue, lockTrashed } from '../../../documents/trash/trash.ts';
import type { Database } from '../../../platform/database/client.ts';
import { type Erased, eraseWithFiles } from '../../../platform/files/erase-with-files.ts';
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
  await eraseWithFiles(db, files, async (tx) => {
    const folder = and(eq(briefcaseFolders.id, id), eq(briefcaseFolders.ownerId, userId));
    const isFolder = (await tx.$count(briefcaseFolders, folder)) > 0;
    const entry = and(eq(briefcaseEntries.id, id), eq(briefcaseEntries.ownerId, userId));
    await (isFolder ? lockTrashed(tx, briefcaseFolders, folder) : lockTrashed(tx, briefcaseEntries, entry));
    return eraseItems(tx, isFolder ? { folders: folder } : { entries: entry });
  });
}

/** Deletes folders with all that is in them, and entries; the caller removes their files. */
async function eraseItems(
  tx: Database,
  { folders = sql`false`, entries = sql`false` }: { folders?: SQL | undefined; entries?: SQL | undefined },
): Promise<Erased> {
  const idsIn = async (which: SQL | undefined) =>
    // A restore at the same moment either comes first or finds it gone.
    (await tx.select({ id: briefcaseFolders.id }).from(briefcaseFolders).where(which).for('update')).map(
      ({ id }) => id,
    );
  const roots = await idsIn(folders);
  const folderIds = await idsIn(
    sql`${briefcaseFolders.path} && ${sql.param(roots, briefcaseFolders.path)}::uuid[]`,
  );
  const locked = await tx
    .select({ id: briefcaseEntries.id })
    .from(briefcaseEntries)
    .where(or(inArray(briefcaseEntries.folderId, folderIds), entries))
    .for('update');
  const isOne = inArray(
    briefcaseEntries.id,
    locked.map(({ id }) => id),
  );
  const files = await filesOfEntries(tx, isOne);
  await tx.delete(briefcaseEntries).where(isOne);
  await tx.delete(briefcaseFolders).where(inArray(briefcaseFolders.id, roots));
  return { count: locked.length + roots.length, files };
}

/** The names of the files of entries, and of the pictures of their pages. */
async function filesOfEntries(db: Database, which: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: briefcaseFiles.id, pages: briefcaseFiles.pages })
    .from(briefcaseFiles)
    .innerJoin(briefcaseEntries, eq(briefcaseEntries.id, briefcaseFiles.entryId))
    .where(which);
  return rows.flatMap(({ id, pages }) => [...(pages ?? []).map((_, index) => pageName(id, index + 1)), id]);
}

/** Deletes for good what a person has in the trash. */
export async function eraseTrashedOf(db: Database, files: FileStore, userId: string): Promise<void> {
  const folders = and(eq(briefcaseFolders.ownerId, userId), isNotNull(briefcaseFolders.trashedAt));
  const entries = and(eq(briefcaseEntries.ownerId, userId), isNotNull(briefcaseEntries.trashedAt));
  await eraseWithFiles(db, files, (tx) => eraseItems(tx, { folders, entries }));
}

/** Deletes for good what went to the trash before the cutoff. */
export const purgeBriefcases = (db: Database, files: FileStore, cutoff: Date): Promise<number> =>
  eraseWithFiles(db, files, (tx) =>
    eraseItems(tx, { folders: isDue(briefcaseFolders, cutoff), entries: isDue(briefcaseEntries, cutoff) }),
  );

/** Removes all files of a person before the account is deleted. */
export async function removeBriefcaseFilesOf(db: Database, files: FileStore, userId: string): Promise<void> {
  for (const name of await filesOfEntries(db, eq(briefcaseEntries.ownerId, userId))) await files.remove(name);
  const uploads = await db
    .select({ parts: briefcaseUploads.parts })
    .from(briefcaseUploads)
    .where(and(eq(briefcaseUploads.ownerId, userId), isNull(briefcaseUploads.entryId)));
  for (const name of uploads.flatMap(({ parts }) => parts)) await files.remove(name);
}
