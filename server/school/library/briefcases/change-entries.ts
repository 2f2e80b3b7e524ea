import { and, eq, isNull, sql } from 'drizzle-orm';
import type { BriefcaseChange } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { requireOwner, roleOnEntry } from './access.ts';
import { copyableEntries, type CopyStores, rejectManyCopies, storeCopies } from './copies.ts';
import { restoreEntries } from './trash.ts';
import { briefcaseEntries, briefcaseFolders } from './tables.ts';

/** Changes many entries in a fixed number of statements; returns how many. */
export async function changeEntries(
  stores: CopyStores,
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
    .select({ entry: briefcaseEntries, role: roleOnEntry(userId) })
    .from(briefcaseEntries)
    .leftJoin(briefcaseFolders, eq(briefcaseFolders.id, briefcaseEntries.folderId))
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
  stores: CopyStores,
  userId: string,
  ids: readonly string[],
  { ownerId, folderId }: Place,
): Promise<number> {
  rejectManyCopies(ids.length);
  const found = await copyableEntries(stores.db, userId, among(ids));
  return storeCopies(stores, { userId, ownerId, copies: found.map((from) => ({ from, folderId })) });
}
