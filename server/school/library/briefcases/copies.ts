import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { generations } from '../../../documents/generations/document/tables.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { MeteredStore } from '../../../platform/files/metered-store.ts';
import { Problem } from '../../../platform/problem.ts';
import { roleOnEntry } from './access.ts';
import { rejectFull } from './entries.ts';
import { briefcaseEntries, briefcaseFiles, briefcaseFolders } from './tables.ts';

const MAX_COPIES = 500;

export interface CopyStores {
  db: Database;
  files: MeteredStore;
}

type EntryRow = typeof briefcaseEntries.$inferSelect;

interface Copies {
  userId: string;
  /** Whose the copies are. */
  ownerId: string;
  copies: readonly { from: EntryRow; folderId: string | null }[];
  /** Runs in the transaction before the entries are inserted. */
  before?: (tx: Database) => Promise<void>;
}

export function rejectManyCopies(count: number): void {
  if (count > MAX_COPIES)
    throw Problem.field('ids', `At most ${MAX_COPIES} entries can be copied at a time.`);
}

/** Those of the entries that the user may see and copy: not the documents of others in a shared folder. */
export async function copyableEntries(db: Database, userId: string, which: SQL): Promise<EntryRow[]> {
  const rows = await db
    .select({ entry: briefcaseEntries })
    .from(briefcaseEntries)
    .leftJoin(briefcaseFolders, eq(briefcaseFolders.id, briefcaseEntries.folderId))
    .leftJoin(generations, eq(generations.id, briefcaseEntries.generationId))
    .where(
      and(
        which,
        isNull(briefcaseEntries.trashedAt),
        sql`${roleOnEntry(userId)} is not null`,
        or(
          eq(generations.userId, userId),
          inArray(briefcaseEntries.kind, ['link', 'file']),
          eq(briefcaseEntries.ownerId, userId),
        ),
      ),
    );
  return rows.map(({ entry }) => entry);
}

/** Stores copies of entries with the newest versions of their files; returns how many. */
export async function storeCopies(
  { db, files }: CopyStores,
  { userId, ownerId, copies, before }: Copies,
): Promise<number> {
  const copied = copies.map((copy) => ({ ...copy, id: randomUUID() }));
  const newest = await newestFiles(
    db,
    copied.map(({ from }) => from.id),
  );
  const stored: (typeof briefcaseFiles.$inferInsert)[] = [];
  try {
    for (const { from, id } of copied) {
      const file = newest.get(from.id);
      if (!file) continue;
      const now = new Date();
      const copy = { ...file, id: randomUUID(), entryId: id, number: 1, uploadedBy: userId, createdAt: now };
      // Its pages are drawn when somebody opens it.
      if (await files.copy(file.id, copy.id)) stored.push({ ...copy, pages: null, totalPages: 0 });
    }
    const withFile = new Set(stored.map(({ entryId }) => entryId));
    const rows = copied
      .filter(({ from, id }) => from.kind !== 'file' || withFile.has(id))
      .map(({ from, id, folderId }) => ({
        ...from,
        id,
        ownerId,
        folderId,
        createdAt: new Date(),
        updatedAt: new Date(),
      }));
    await db.transaction(async (tx) => {
      await files.reserve(
        tx,
        ownerId,
        stored.reduce((sum, { size }) => sum + size, 0),
      );
      await rejectFull(tx, ownerId, rows.length);
      await before?.(tx);
      if (rows.length > 0) await tx.insert(briefcaseEntries).values(rows);
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
