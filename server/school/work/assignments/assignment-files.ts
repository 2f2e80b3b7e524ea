import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { and, asc, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { AssignmentFile } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { requireSigned, signedAddress, type SignedFile } from '../../../platform/files/file-links.ts';
import type { FileStore, StoredFile } from '../../../platform/files/file-store.ts';
import type { MeteredStore } from '../../../platform/files/metered-store.ts';
import { plainName } from '../../../platform/files/plain-name.ts';
import { Problem } from '../../../platform/problem.ts';
import { classes } from '../../classes/classes/tables.ts';
import { assignmentFiles, assignments } from './tables.ts';

export const MAX_ASSIGNMENT_FILE_BYTES = 100 * 1024 * 1024;
/** Uploads of a teacher that no assignment has yet. */
const MAX_LOOSE = 30;
const DAY = 24 * 60 * 60 * 1000;
const RESOURCE = 'assignment-files';

const columns = { id: assignmentFiles.id, name: assignmentFiles.name, size: assignmentFiles.size };

/** Stores a file that the teacher attaches by saving an assignment with its id. */
export async function addAssignmentFile(
  db: Database,
  files: MeteredStore,
  teacherId: string,
  upload: { name: string; handle: FileHandle },
): Promise<AssignmentFile> {
  const { size } = await upload.handle.stat();
  if (size === 0) throw Problem.field('file', 'This file is empty.');
  const isLoose = and(eq(assignmentFiles.uploadedBy, teacherId), isNull(assignmentFiles.assignmentId));
  if ((await db.$count(assignmentFiles, isLoose)) >= MAX_LOOSE)
    throw new Problem('conflict', 'Save the assignment with its files before you add more.');
  const file = { id: randomUUID(), name: plainName(upload.name), size };
  await files.putFile(file.id, upload.handle);
  try {
    await db.transaction(async (tx) => {
      await files.reserve(tx, teacherId, size);
      await tx.insert(assignmentFiles).values({ ...file, uploadedBy: teacherId });
    });
  } catch (error) {
    await files.remove(file.id);
    throw error;
  }
  return file;
}

/** The files of an assignment in their order. */
export const filesOf = (db: Database, assignmentId: string): Promise<AssignmentFile[]> =>
  db
    .select(columns)
    .from(assignmentFiles)
    .where(eq(assignmentFiles.assignmentId, assignmentId))
    .orderBy(asc(assignmentFiles.position), asc(assignmentFiles.id));

/**
 * Gives an assignment these files; throws a 422 unless each is its own or a new upload of the teacher. Returns the ids of
 * those that it no longer has, for the caller to remove from the store once the transaction has ended.
 */
export async function attachFiles(
  tx: Database,
  { assignmentId, teacherId }: { assignmentId: string; teacherId: string },
  chosen: readonly string[],
): Promise<string[]> {
  const ids = [...new Set(chosen)];
  const isLoose = and(isNull(assignmentFiles.assignmentId), eq(assignmentFiles.uploadedBy, teacherId));
  const known = await tx
    .select({ id: assignmentFiles.id, assignmentId: assignmentFiles.assignmentId })
    .from(assignmentFiles)
    .where(or(eq(assignmentFiles.assignmentId, assignmentId), and(isLoose, inArray(assignmentFiles.id, ids))))
    .for('update');
  const knownIds = new Set(known.map(({ id }) => id));
  if (ids.some((id) => !knownIds.has(id)))
    throw Problem.field('file_ids', 'A file is missing. Remove it and upload it again.');
  for (const [position, id] of ids.entries())
    await tx.update(assignmentFiles).set({ assignmentId, position }).where(eq(assignmentFiles.id, id));
  const removed = known.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
  await tx.delete(assignmentFiles).where(inArray(assignmentFiles.id, removed));
  return removed;
}

export const bytesOf = (rows: readonly { size: number }[]): number =>
  rows.reduce((sum, { size }) => sum + size, 0);

/** Copies files in the store; returns the rows of the copies, which the caller inserts. The caller checks whose they are. */
export async function copyFiles(
  files: FileStore,
  originals: readonly AssignmentFile[],
): Promise<(AssignmentFile & { position: number })[]> {
  const copies = [];
  for (const [position, file] of originals.entries()) {
    const id = randomUUID();
    if (await files.copy(file.id, id)) copies.push({ ...file, id, position });
  }
  return copies;
}

/** Those of these files that the teacher uploaded and no assignment has yet, in this order. */
export async function uploadsOf(
  db: Database,
  teacherId: string,
  ids: readonly string[],
): Promise<AssignmentFile[]> {
  const rows = await db
    .select(columns)
    .from(assignmentFiles)
    .where(
      and(
        inArray(assignmentFiles.id, [...ids]),
        eq(assignmentFiles.uploadedBy, teacherId),
        isNull(assignmentFiles.assignmentId),
      ),
    );
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** A signed address that is valid for a minute. The caller checks who asks. */
export const linkAssignmentFile = (id: string, secret: string): string => signedAddress(RESOURCE, id, secret);

/** The file of a signed address. */
export async function readAssignmentFile(
  db: Database,
  files: FileStore,
  signed: SignedFile,
  secret: string,
): Promise<{ name: string; file: StoredFile }> {
  requireSigned(RESOURCE, signed, secret);
  const { id } = signed;
  const [row] = await db.select(columns).from(assignmentFiles).where(eq(assignmentFiles.id, id));
  const file = row ? await files.open(id) : null;
  if (row === undefined || file === null) throw new Problem('not_found');
  return { name: row.name, file };
}

/** The names of the files of assignments. */
export async function filesOfAssignments(db: Database, ofAssignments: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: assignmentFiles.id })
    .from(assignmentFiles)
    .innerJoin(assignments, eq(assignments.id, assignmentFiles.assignmentId))
    .where(ofAssignments);
  return rows.map(({ id }) => id);
}

/** Removes the files of all classes of a teacher before the account is deleted. */
export async function removeAssignmentFilesOf(
  db: Database,
  files: FileStore,
  teacherId: string,
): Promise<void> {
  const owned = db.select({ id: classes.id }).from(classes).where(eq(classes.teacherId, teacherId));
  const names = await filesOfAssignments(db, inArray(assignments.classId, owned));
  for (const name of names) await files.remove(name);
}

/** Deletes uploads that no assignment was saved with within a day. */
export async function purgeLooseFiles(db: Database, files: FileStore, now = new Date()): Promise<number> {
  const removed = await db
    .delete(assignmentFiles)
    .where(
      and(isNull(assignmentFiles.assignmentId), lt(assignmentFiles.createdAt, new Date(now.getTime() - DAY))),
    )
    .returning({ id: assignmentFiles.id });
  for (const { id } of removed) await files.remove(id);
  return removed.length;
}
