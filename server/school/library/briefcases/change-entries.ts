import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { generations } from '../../../documents/generations/document/tables.ts';
import type { BriefcaseChange } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { MeteredStore } from '../../../platform/files/metered-store.ts';
import { Problem } from '../../../platform/problem.ts';
import { requireOwner, roleOnEntry } from './access.ts';
import { rejectFull } from './entries.ts';
import { restoreEntries } from './trash.ts';
import { briefcaseEntries, briefcaseFiles, briefcaseFolders } from './tables.ts';

const MAX_COPIES = 500;

interface Stores {
  db: Database;
  files: MeteredStore;
}

/** Changes many entries in a fixed number of statements; returns how many. */
export async function changeEntries(
  stores: Stores,
  userId: string,
  { ids, change, folder_id: folderId = null }: BriefcaseChange,
): Promise<number> {
  const { db } = stores;
  if (change === 'restore') return restoreEntries(db, userId, ids);
  if (change === 'trash') return trashEntries(db, userId, ids);
  const ownerId = await requireOwner(db, userId, folderId);
  const place = { ownerId, folderId };
  return change === 'move' ? moveEntries(db, userId, ids, place) : copyEntries(stores, userId, ids, place);
}

interface Place {
  ownerId: string;
  folderId: string | null;
}

/** The ids as one parameter, because thousands would exceed what a statement takes. */
const among = (ids: readonly string[]) =>
  sql`${briefcaseEntries.id} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** Those of the entries that the user may see, with what they may do. */
const findEntries = (db: Database, userId: string, ids: readonly string[]) =>
  db
    .select({ entry: briefcaseEntries, role: roleOnEntry(userId), authorId: generations.userId })
    .from(briefcaseEntries)
    .leftJoin(briefcaseFolders, eq(briefcaseFolders.id, briefcaseEntries.folderId))
    .leftJoin(generations, eq(generations.id, briefcaseEntries.generationId))
    .where(and(among(ids), isNull(briefcaseEntries.trashedAt), sql`${roleOnEntry(userId)} is not null`));

async function editableIds(db: Database, userId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await findEntries(db, userId, ids);
  return rows.flatMap(({ entry, role }) => (role === 'reader' ? [] : [entry.id]));
}

async function trashEntries(db: Database, userId: string, ids: readonly string[]): Promise<number> {
  const changed = await db
    .update(briefcaseEntries)
    .set({ trashedAt: new Date(), trashedBy: userId })
    .where(and(among(await editableIds(db, userId, ids)), isNull(briefcaseEntries.trashedAt)))
    .returning({ id: briefcaseEntries.id });
  return changed.length;
}

/** Moves entries among the folders of their owner. One that left its owner would take the files out of a shared folder. */
async function moveEntries(
  db: Database,
  userId: string,
  ids: readonly string[],
  { ownerId, folderId }: Place,
): Promise<number> {
  const rows = await findEntries(db, userId, ids);
  const editable = rows.filter(({ role }) => role !== 'reader').map(({ entry }) => entry);
  if (editable.some((entry) => entry.ownerId !== ownerId))
    throw new Problem('conflict', 'This folder belongs to somebody else. Copy the entries to it instead.');
  const moved = await db
    .update(briefcaseEntries)
    .set({ folderId })
    .where(
      and(
        among(editable.map(({ id }) => id)),
        sql`${briefcaseEntries.folderId} is distinct from ${folderId}::uuid`,
      ),
    )
    .returning({ id: briefcaseEntries.id });
  return moved.length;
}

/** Copies entries with the newest versions of their files. A document of somebody else stays where it is shared. */
async function copyEntries(
  { db, files }: Stores,
  userId: string,
  ids: readonly string[],
  { ownerId, folderId }: Place,
): Promise<number> {
  if (ids.length > MAX_COPIES)
    throw Problem.field('ids', `At most ${MAX_COPIES} entries can be copied at a time.`);
  const found = await findEntries(db, userId, ids);
  const copied = found
    .filter(
      ({ entry, authorId }) =>
        authorId === userId || entry.kind === 'link' || entry.kind === 'file' || entry.ownerId === userId,
    )
    .map(({ entry }) => ({ from: entry, id: randomUUID() }));
  const newest = await newestFiles(
    db,
    copied.map(({ from }) => from.id),
  );
  const stored: (typeof briefcaseFiles.$inferInsert)[] = [];
  try {
    for (const { from, id } of copied) {
      const file = newest.get(from.id);
      if (!file) continue;
      const copy = {
        ...file,
        id: randomUUID(),
        entryId: id,
        number: 1,
        uploadedBy: userId,
        createdAt: new Date(),
      };
      // Its pages are drawn when somebody opens it.
      if (await files.copy(file.id, copy.id)) stored.push({ ...copy, pages: null, totalPages: 0 });
    }
    const withFile = new Set(stored.map(({ entryId }) => entryId));
    const rows = copied
      .filter(({ from, id }) => from.kind !== 'file' || withFile.has(id))
      .map(({ from, id }) => ({
        ...from,
        id,
        ownerId,
        folderId,
        createdAt: new Date(),
        updatedAt: new Date(),
      }));
    if (rows.length === 0) return 0;
    await db.transaction(async (tx) => {
      await files.reserve(
        tx,
        ownerId,
        stored.reduce((sum, { size }) => sum + size, 0),
      );
      await rejectFull(tx, ownerId, rows.length);
      await tx.insert(briefcaseEntries).values(rows);
      if (stored.length > 0) await tx.insert(briefcaseFiles).values(stored);
    });
    return rows.length;
  } catch (error) {
    for (const { id } of stored) await files.remove(id);
    throw error;
  }
}

async function newestFiles(db: Database, entryIds: readonly string[]) {
  const rows = await db
    .selectDistinctOn([briefcaseFiles.entryId])
    .from(briefcaseFiles)
    .where(inArray(briefcaseFiles.entryId, [...entryIds]))
    .orderBy(briefcaseFiles.entryId, sql`${briefcaseFiles.number} desc`);
  return new Map(rows.map((row) => [row.entryId, row]));
}
