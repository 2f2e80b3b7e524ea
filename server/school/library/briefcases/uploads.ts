import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { and, eq, isNull, lt, max, sql } from 'drizzle-orm';
import type { BriefcaseUpload, NewBriefcaseUpload } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { MeteredStore } from '../../../platform/files/metered-store.ts';
import { plainName } from '../../../platform/files/plain-name.ts';
import { openTemporaryFile } from '../../../platform/files/temporary-file.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { Problem } from '../../../platform/problem.ts';
import { requireEntry, requireOwner } from './access.ts';
import { findEntry, rejectFull } from './entries.ts';
import { sendFileJob } from './file-previews.ts';
import { givenName } from './names.ts';
import { briefcaseEntries, briefcaseFiles, briefcaseUploads } from './tables.ts';

export const PART_BYTES = 4 * 1024 * 1024;
const DAY = 24 * 60 * 60 * 1000;
const MAX_VERSIONS = 50;
const MAX_NAME = 200;

interface Stores {
  db: Database;
  files: MeteredStore;
  jobs: Jobs;
}

type UploadRow = typeof briefcaseUploads.$inferSelect;

/** Begins an upload, and reserves its size in the storage of the owner of the folder. */
export async function createUpload(
  { db, files }: Pick<Stores, 'db' | 'files'>,
  userId: string,
  { folder_id: chosen, entry_id: replaces, name, size }: NewBriefcaseUpload,
): Promise<BriefcaseUpload> {
  const replaced = replaces === undefined ? null : await requireEntry(db, userId, replaces, 'edit');
  if (replaced && replaced.kind !== 'file') throw Problem.field('entry_id', 'Only a file has versions.');
  const folderId = replaced ? replaced.folderId : chosen;
  const ownerId = await requireOwner(db, userId, folderId);
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await files.reserve(tx, ownerId, size);
    await rejectFull(tx, ownerId);
    await tx.insert(briefcaseUploads).values({
      id,
      ownerId,
      uploadedBy: userId,
      folderId,
      replaces: replaced?.id ?? null,
      name: givenName(plainName(name)),
      size,
    });
  });
  return { id, received: 0, size, part_bytes: PART_BYTES, entry: null };
}

/** How much has arrived; finishes a file whose last call was cut. */
export async function findUpload(stores: Stores, userId: string, id: string): Promise<BriefcaseUpload> {
  const row = await requireUpload(stores.db, userId, id);
  const entryId = row.received === row.size ? await finish(stores, userId, row) : null;
  return present(stores.db, userId, row, entryId);
}

const present = async (
  db: Database,
  userId: string,
  { id, received, size }: UploadRow,
  entryId: string | null,
): Promise<BriefcaseUpload> => ({
  id,
  received,
  size,
  part_bytes: PART_BYTES,
  entry: entryId === null ? null : await findEntry(db, userId, entryId),
});

/** The upload, if the user began it and may still change its folder. */
async function requireUpload(db: Database, userId: string, id: string): Promise<UploadRow> {
  const [row] = await db
    .select()
    .from(briefcaseUploads)
    .where(and(eq(briefcaseUploads.id, id), eq(briefcaseUploads.uploadedBy, userId)));
  if (!row) throw new Problem('not_found');
  // Its folder may have been deleted or moved, or is no longer shared.
  if ((await requireOwner(db, userId, row.folderId)) !== row.ownerId) throw new Problem('not_found');
  return row;
}

/** Takes the next part; throws a 409 unless it begins where the last one ended. */
export async function addPart(
  stores: Stores,
  userId: string,
  { id, at, handle }: { id: string; at: number; handle: FileHandle },
): Promise<BriefcaseUpload> {
  const { db, files } = stores;
  const row = await requireUpload(db, userId, id);
  const { size: bytes } = await handle.stat();
  if (bytes === 0) throw Problem.field('file', 'This part is empty.');
  if (at + bytes > row.size) throw Problem.field('file', 'This is more than the file has.');
  const part = randomUUID();
  await files.putFile(part, handle);
  const [taken] = await db
    .update(briefcaseUploads)
    .set({
      received: at + bytes,
      parts: sql`${briefcaseUploads.parts} || ${JSON.stringify([part])}::jsonb`,
    })
    .where(and(eq(briefcaseUploads.id, id), eq(briefcaseUploads.received, at)))
    .returning();
  if (!taken) {
    await files.remove(part);
    throw new Problem('conflict', 'This part has arrived already, or an earlier one is missing.');
  }
  return present(db, userId, taken, taken.received < taken.size ? null : await finish(stores, userId, taken));
}

/** Puts the parts together, once; returns the id of the entry. */
async function finish(
  stores: Stores,
  userId: string,
  { id, parts, entryId, name }: UploadRow,
): Promise<string> {
  if (entryId !== null) return entryId;
  const { db, files, jobs } = stores;
  const fileId = randomUUID();
  await join(files, parts, fileId);
  const stored = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(briefcaseUploads).where(eq(briefcaseUploads.id, id)).for('update');
    if (!row) throw new Problem('not_found');
    if (row.entryId !== null) return { entryId: row.entryId, isNew: false };
    const file = { id: fileId, name, size: row.size, uploadedBy: userId };
    const target = row.replaces ? await addVersion(tx, row.replaces, file) : await addFile(tx, row, file);
    await tx.update(briefcaseUploads).set({ entryId: target, parts: [] }).where(eq(briefcaseUploads.id, id));
    return { entryId: target, isNew: true };
  });
  if (!stored.isNew) {
    await files.remove(fileId);
    return stored.entryId;
  }
  for (const part of parts) await files.remove(part);
  await sendFileJob(jobs, fileId);
  return stored.entryId;
}

/** The name, with a number if a file in the place has it already: "notes (2).txt". */
async function freeName(
  tx: Database,
  { ownerId, folderId, name }: Pick<UploadRow, 'ownerId' | 'folderId' | 'name'>,
): Promise<string> {
  const [, base = name, ending = ''] = /^(.+?)(\.[^.]{1,10})?$/u.exec(name) ?? [];
  const rows = await tx
    .select({ name: briefcaseEntries.name })
    .from(briefcaseEntries)
    .where(
      and(
        eq(briefcaseEntries.ownerId, ownerId),
        folderId === null ? isNull(briefcaseEntries.folderId) : eq(briefcaseEntries.folderId, folderId),
        eq(briefcaseEntries.kind, 'file'),
        isNull(briefcaseEntries.trashedAt),
      ),
    );
  const taken = new Set(rows.map((row) => row.name));
  let free = name;
  for (let number = 2; taken.has(free); number += 1) {
    const mark = ` (${number})${ending}`;
    free = `${base.slice(0, MAX_NAME - mark.length).toWellFormed()}${mark}`;
  }
  return free;
}

type NewFile = { id: string; name: string; size: number; uploadedBy: string };

async function addFile(tx: Database, { ownerId, folderId }: UploadRow, file: NewFile): Promise<string> {
  const id = randomUUID();
  const { size } = file;
  const name = await freeName(tx, { ownerId, folderId, name: file.name });
  await tx.insert(briefcaseEntries).values({ id, ownerId, folderId, kind: 'file', name, size });
  await tx.insert(briefcaseFiles).values({ ...file, entryId: id, number: 1 });
  return id;
}

/** Adds the newest version to a file; throws a 409 if it has too many. */
export async function addVersion(tx: Database, entryId: string, file: NewFile): Promise<string> {
  await tx
    .select({ id: briefcaseEntries.id })
    .from(briefcaseEntries)
    .where(eq(briefcaseEntries.id, entryId))
    .for('update');
  const [last] = await tx
    .select({ number: max(briefcaseFiles.number) })
    .from(briefcaseFiles)
    .where(eq(briefcaseFiles.entryId, entryId));
  const number = (last?.number ?? 0) + 1;
  if (number > MAX_VERSIONS)
    throw new Problem(
      'conflict',
      `A file has at most ${MAX_VERSIONS} versions. Upload it under another name.`,
    );
  await tx.insert(briefcaseFiles).values({ ...file, entryId, number });
  await tx
    .update(briefcaseEntries)
    .set({ size: file.size, text: '', updatedAt: new Date() })
    .where(eq(briefcaseEntries.id, entryId));
  return entryId;
}

/** Stores the parts as one file; holds one piece of one part in memory at a time. */
async function join(files: FileStore, parts: readonly string[], name: string): Promise<void> {
  const whole = await openTemporaryFile();
  try {
    for (const part of parts) {
      const stored = await files.open(part);
      // Another call has put them together meanwhile.
      if (stored === null) throw new Problem('conflict', 'This file is being stored. Ask again in a moment.');
      for await (const chunk of stored.stream) await whole.write(chunk);
    }
    await files.putFile(name, whole);
  } finally {
    await whole.close();
  }
}

export async function cancelUpload(
  { db, files }: Pick<Stores, 'db' | 'files'>,
  userId: string,
  id: string,
): Promise<void> {
  const [gone] = await db
    .delete(briefcaseUploads)
    .where(and(eq(briefcaseUploads.id, id), eq(briefcaseUploads.uploadedBy, userId)))
    .returning({ parts: briefcaseUploads.parts });
  if (!gone) throw new Problem('not_found');
  for (const part of gone.parts) await files.remove(part);
}

/** Forgets the uploads that began more than a day ago, with the parts of those that were not finished. */
export async function purgeUploads(db: Database, files: FileStore, now = new Date()): Promise<number> {
  const gone = await db
    .delete(briefcaseUploads)
    .where(lt(briefcaseUploads.createdAt, new Date(now.getTime() - DAY)))
    .returning({ parts: briefcaseUploads.parts });
  for (const part of gone.flatMap(({ parts }) => parts)) await files.remove(part);
  return gone.length;
}
