import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { WorkFile } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { eraseWithFiles } from '../../../platform/files/erase-with-files.ts';
import { requireSigned, signedAddress, type SignedFile } from '../../../platform/files/file-links.ts';
import type { FileStore, StoredFile } from '../../../platform/files/file-store.ts';
import type { MeteredStore } from '../../../platform/files/metered-store.ts';
import { plainName } from '../../../platform/files/plain-name.ts';
import { Problem } from '../../../platform/problem.ts';
import { isTaught } from '../assignments/class-teaching.ts';
import { assignments } from '../assignments/tables.ts';
import { classes } from '../../classes/classes/tables.ts';
import { filesInDraft, lockDraft } from './drafts.ts';
import { filesOfPages } from './file-previews.ts';
import { submissions, workFilePreviews, workFiles } from './tables.ts';

export const MAX_WORK_FILE_BYTES = 100 * 1024 * 1024;
const MAX_FILES = 10;
const RESOURCE = 'work-files';

/** Attaches a file to the draft of a student who has the assignment. */
export async function addFile(
  db: Database,
  files: MeteredStore,
  { studentId, assignmentId }: { studentId: string; assignmentId: string },
  upload: { name: string; handle: FileHandle },
): Promise<WorkFile> {
  const { size } = await upload.handle.stat();
  if (size === 0) throw Problem.field('file', 'This file is empty.');
  const file = { id: randomUUID(), name: plainName(upload.name), size };
  await files.putFile(file.id, upload.handle);
  try {
    await db.transaction(async (tx) => {
      await files.reserve(tx, studentId, size);
      await lockDraft(tx, studentId, assignmentId);
      const attached = await filesInDraft(tx, studentId, assignmentId);
      if (attached.length >= MAX_FILES) {
        throw new Problem('conflict', `You can attach ${MAX_FILES} files. Remove one first.`);
      }
      await tx.insert(workFiles).values({ ...file, assignmentId, studentId });
    });
  } catch (error) {
    await files.remove(file.id);
    throw error;
  }
  return file;
}

/** Removes a file from the student's draft; one that was handed in stays with its submission. */
export async function removeFile(
  db: Database,
  files: FileStore,
  studentId: string,
  id: string,
): Promise<void> {
  const [removed] = await db
    .update(workFiles)
    .set({ inDraft: false })
    .where(and(eq(workFiles.id, id), eq(workFiles.studentId, studentId), workFiles.inDraft))
    .returning({ id: workFiles.id });
  if (removed === undefined) throw new Problem('not_found');
  if (await isHandedIn(db, id)) return;
  await eraseWithFiles(db, files, async (tx) => {
    // A preview that is being drawn is stored before, or not at all.
    await tx.select({ id: workFiles.id }).from(workFiles).where(eq(workFiles.id, id)).for('update');
    const pages = await filesOfPages(tx, eq(workFilePreviews.fileId, id));
    await tx.delete(workFiles).where(eq(workFiles.id, id));
    return { count: 1, files: [...pages, id] };
  });
}

const includes = (id: SQL | string) => sql`${submissions.fileIds} @> jsonb_build_array(${id}::text)`;

const isHandedIn = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(submissions, includes(id))) > 0;

/** A signed address for whoever may read the file. */
export async function linkFile(db: Database, userId: string, id: string, secret: string): Promise<string> {
  await requireReadable(db, userId, id);
  return signedAddress(RESOURCE, id, secret);
}

/** Throws a 404 unless the user attached the file, or teaches the class and the file was handed in. */
export async function requireReadable(db: Database, userId: string, id: string): Promise<void> {
  const wasHandedIn = sql`exists (select 1 from ${submissions} where ${submissions.withdrawnAt} is null and ${includes(sql`${workFiles.id}`)})`;
  const [found] = await db
    .select({ id: workFiles.id })
    .from(workFiles)
    .innerJoin(assignments, eq(assignments.id, workFiles.assignmentId))
    .where(
      and(
        eq(workFiles.id, id),
        isNull(assignments.trashedAt),
        or(eq(workFiles.studentId, userId), and(isTaught(db, assignments.classId, userId), wasHandedIn)),
      ),
    );
  if (found === undefined) throw new Problem('not_found');
}

/** The file of a signed address. */
export async function readFile(
  db: Database,
  files: FileStore,
  signed: SignedFile,
  secret: string,
): Promise<{ name: string; file: StoredFile }> {
  requireSigned(RESOURCE, signed, secret);
  const { id } = signed;
  const [row] = await db.select({ name: workFiles.name }).from(workFiles).where(eq(workFiles.id, id));
  const file = row ? await files.open(id) : null;
  if (row === undefined || file === null) throw new Problem('not_found');
  return { name: row.name, file };
}

/** The names of the files of work, and of the pictures of their pages. */
export async function filesOfWork(db: Database, ofAssignments: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: workFiles.id })
    .from(workFiles)
    .innerJoin(assignments, eq(assignments.id, workFiles.assignmentId))
    .where(ofAssignments);
  const ids = rows.map(({ id }) => id);
  return [...(await filesOfPages(db, inArray(workFilePreviews.fileId, ids))), ...ids];
}

/** All classes of a teacher, also those in the trash. */
const classesOf = (db: Database, userId: string) =>
  db.select({ id: classes.id }).from(classes).where(eq(classes.teacherId, userId));

/** Removes all files of a student, or of the classes of a teacher, before the account is deleted. */
export async function removeFilesOf(db: Database, files: FileStore, userId: string): Promise<void> {
  const isTheirs = sql`${workFiles.studentId} = ${userId} or ${inArray(assignments.classId, classesOf(db, userId))}`;
  for (const name of await filesOfWork(db, isTheirs)) await files.remove(name);
}

/** The files by id, in the order of the ids. */
export async function filesById(db: Database, ids: readonly string[]): Promise<WorkFile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: workFiles.id, name: workFiles.name, size: workFiles.size })
    .from(workFiles)
    .where(inArray(workFiles.id, [...ids]));
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}
