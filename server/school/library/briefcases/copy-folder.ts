import { randomUUID } from 'node:crypto';
import { and, asc, inArray, sql } from 'drizzle-orm';
import type { BriefcaseFolder } from '../../../generated/schemas/index.ts';
import { requireFolder, requireOwner, roleIn } from './access.ts';
import { copyableEntries, type CopyStores, rejectManyCopies, storeCopies } from './copies.ts';
import { findFolder, lockFolders, rejectTooMany } from './folders.ts';
import { briefcaseEntries, briefcaseFolders } from './tables.ts';

const MAX_NAME = 200;

/** Copies a folder with the folders and entries in it, in a fixed number of statements. */
export async function copyFolder(
  stores: CopyStores,
  userId: string,
  id: string,
  parentId: string | null,
): Promise<BriefcaseFolder> {
  const { db } = stores;
  const source = await requireFolder(db, userId, id, 'read');
  const ownerId = await requireOwner(db, userId, parentId);
  const around = parentId === null ? [] : (await requireFolder(db, userId, parentId, 'edit')).path;
  const tree = await db
    .select()
    .from(briefcaseFolders)
    .where(
      and(
        sql`${briefcaseFolders.path} @> array[${id}::uuid]`,
        // Leaves out what is in the trash.
        sql`${roleIn(userId)} is not null`,
      ),
    )
    .orderBy(asc(sql`cardinality(${briefcaseFolders.path})`));
  const copies = new Map(tree.map((folder) => [folder.id, randomUUID()]));
  const copyOf = (original: string): string => copies.get(original) ?? original;
  const entries = await copyableEntries(
    db,
    userId,
    inArray(
      briefcaseEntries.folderId,
      tree.map((folder) => folder.id),
    ),
  );
  rejectManyCopies(entries.length);
  const isBeside = source.parentId === parentId && source.ownerId === ownerId;
  const rows = tree.map(({ path, ...folder }) => ({
    id: copyOf(folder.id),
    ownerId,
    parentId: folder.id === id ? parentId : folder.parentId && copyOf(folder.parentId),
    path: [...around, ...path.slice(source.path.length - 1).map(copyOf)],
    name: folder.id === id && isBeside ? copyName(folder.name) : folder.name,
    color: folder.color,
  }));
  await storeCopies(stores, {
    userId,
    ownerId,
    copies: entries.map((from) => ({ from, folderId: from.folderId && copyOf(from.folderId) })),
    before: async (tx) => {
      await lockFolders(tx, ownerId);
      const depth = Math.max(...rows.map(({ path }) => path.length));
      await rejectTooMany(tx, ownerId, { more: rows.length, depth });
      await tx.insert(briefcaseFolders).values(rows);
    },
  });
  return findFolder(db, userId, copyOf(id));
}

const SUFFIX = ' (copy)';
const copyName = (name: string): string =>
  `${name.slice(0, MAX_NAME - SUFFIX.length).toWellFormed()}${SUFFIX}`;
