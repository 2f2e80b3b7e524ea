import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { asc, eq, inArray, type SQL } from 'drizzle-orm';

import type { LessonFile } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { requireSigned, signedAddress, type SignedFile } from '../../../platform/files/file-links.ts';
import type { FileStore, StoredFile } from '../../../platform/files/file-store.ts';
import type { MeteredStore } from '../../../platform/files/metered-store.ts';
import { plainName } from '../../../platform/files/plain-name.ts';
import { type RedrawnImage, redrawImage } from '../../../platform/files/redrawn-image.ts';
import { Problem } from '../../../platform/problem.ts';
import { classes } from '../../classes/classes/tables.ts';
import { lessonFiles, lessons } from './tables.ts';

export const MAX_FILE_BYTES = 100 * 1024 * 1024;
export const MAX_IMAGE_BYTES = 20 * 1024 * 1024;
const MAX_FILES = 50;
/** Photos of today's phones fit; what is drawn is sharp at the width of a lesson. */
const SIDES = { upload: 6000, drawn: 1600 };
const RESOURCE = 'lesson-files';
/** Seconds; an image must still load while its page is open. */
const IMAGE_LIFETIME = 60 * 60;

/** Signs the addresses of files. */
export interface FileLinks {
  linkSecret: string;
}

type FileRow = typeof lessonFiles.$inferSelect;

/** Adds a file to a lesson. The caller checks who asks. */
export async function addLessonFile(
  db: Database,
  files: MeteredStore,
  lessonId: string,
  upload: { name: string; handle: FileHandle },
): Promise<FileRow> {
  const { size } = await upload.handle.stat();
  if (size === 0) throw Problem.field('file', 'This file is empty.');
  const id = randomUUID();
  await files.putFile(id, upload.handle);
  return storeRow(db, files, { id, lessonId, name: plainName(upload.name), size, imageType: null });
}

/** Adds an image, drawn anew without the place and time of a photo. The caller checks who asks. */
export async function addLessonImage(
  db: Database,
  files: MeteredStore,
  lessonId: string,
  upload: { name: string; bytes: Buffer },
): Promise<FileRow> {
  const image = await redrawImage(upload.bytes, SIDES);
  if (image === 'unreadable')
    throw new Problem('unsupported_media_type', 'Choose a PNG, JPEG or WebP picture.');
  if (image === 'too large')
    throw Problem.field('file', `Choose a picture of at most ${SIDES.upload} pixels a side.`);
  const id = randomUUID();
  await files.put(id, image.bytes);
  const size = image.bytes.length;
  return storeRow(db, files, { id, lessonId, name: plainName(upload.name), size, imageType: image.type });
}

async function storeRow(
  db: Database,
  files: MeteredStore,
  row: typeof lessonFiles.$inferInsert,
): Promise<FileRow> {
  try {
    const [stored] = await db.transaction(async (tx) => {
      const [lesson] = await tx.select().from(lessons).where(eq(lessons.id, row.lessonId));
      // A lesson counts for the teacher who wrote it, until that account is deleted.
      if (lesson?.createdBy) await files.reserve(tx, lesson.createdBy, row.size);
      await tx.select().from(lessons).where(eq(lessons.id, row.lessonId)).for('update');
      if ((await tx.$count(lessonFiles, eq(lessonFiles.lessonId, row.lessonId))) >= MAX_FILES) {
        throw new Problem('conflict', `A lesson has at most ${MAX_FILES} files.`);
      }
      return tx.insert(lessonFiles).values(row).returning();
    });
    if (stored === undefined) throw new Problem('internal');
    return stored;
  } catch (error) {
    await files.remove(row.id);
    throw error;
  }
}

/** The files of a lesson in the order in which they were added. */
export async function filesOf(db: Database, lessonId: string, links: FileLinks): Promise<LessonFile[]> {
  const rows = await db
    .select()
    .from(lessonFiles)
    .where(eq(lessonFiles.lessonId, lessonId))
    .orderBy(asc(lessonFiles.createdAt), asc(lessonFiles.id));
  return rows.map((row) => presentFile(row, links));
}

export const presentFile = ({ id, name, size, imageType }: FileRow, links: FileLinks): LessonFile => ({
  id,
  name,
  size,
  url: imageType === null ? null : signedAddress(RESOURCE, id, links.linkSecret, IMAGE_LIFETIME),
});

/** A signed address that is valid for a minute. The caller checks who asks. */
export const linkFile = (id: string, { linkSecret }: FileLinks): string =>
  signedAddress(RESOURCE, id, linkSecret);

/** The file of a signed address. */
export async function readLessonFile(
  db: Database,
  files: FileStore,
  signed: SignedFile,
  { linkSecret }: FileLinks,
): Promise<{ name: string; imageType: RedrawnImage['type'] | null; file: StoredFile }> {
  requireSigned(RESOURCE, signed, linkSecret);
  const { id } = signed;
  const [row] = await db.select().from(lessonFiles).where(eq(lessonFiles.id, id));
  const file = row ? await files.open(id) : null;
  if (row === undefined || file === null) throw new Problem('not_found');
  return { name: row.name, imageType: row.imageType, file };
}

/** The names of the files of lessons. */
export async function filesOfLessons(db: Database, ofLessons: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: lessonFiles.id })
    .from(lessonFiles)
    .innerJoin(lessons, eq(lessons.id, lessonFiles.lessonId))
    .where(ofLessons);
  return rows.map(({ id }) => id);
}

/** Removes the files of all classes of a teacher before the account is deleted. */
export async function removeLessonFilesOf(db: Database, files: FileStore, teacherId: string): Promise<void> {
  const owned = db.select({ id: classes.id }).from(classes).where(eq(classes.teacherId, teacherId));
  for (const name of await filesOfLessons(db, inArray(lessons.classId, owned))) await files.remove(name);
}
