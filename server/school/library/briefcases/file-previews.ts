import { and, eq, isNull } from 'drizzle-orm';
import { SourceReader } from '../../../documents/sources/source-reader.ts';
import type { FilePreview } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { requireSigned, signedAddress, type SignedFile } from '../../../platform/files/file-links.ts';
import type { FileStore, StoredFile } from '../../../platform/files/file-store.ts';
import { openTemporaryFile } from '../../../platform/files/temporary-file.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { Problem } from '../../../platform/problem.ts';
import { makePreview } from '../../work/previews/preview-maker.ts';
import { requireEntry } from './access.ts';
import { briefcaseEntries, briefcaseFiles, type FilePage } from './tables.ts';

interface Stores {
  db: Database;
  files: FileStore;
}

export type FileRow = typeof briefcaseFiles.$inferSelect;

const JOB = 'briefcase-files';
export const RESOURCE = 'briefcase-files';
/** Seconds for which the addresses of pages stay the same, so that the browser keeps the pictures. */
const SAME_ADDRESS = 600;

/** An address names who it was given to, so that it ends with their access. */
export const readerPath = (fileId: string, userId: string) => `${fileId}/readers/${userId}`;
const pagePath = (fileId: string, userId: string, page: number) =>
  `${readerPath(fileId, userId)}/pages/${page}`;
/** The name of the picture of a page in the file store. */
export const pageName = (fileId: string, page: number) => `${fileId}-page-${page}`;

/** Draws the pages of a file and reads its text, each once. Its state is in the row, so a lost job is sent with the next preview. */
export function addFileJob(jobs: Jobs, stores: Stores): void {
  const reader = new SourceReader();
  jobs.add({
    name: JOB,
    // A file that is hard to draw holds up one other at most.
    atOnce: 2,
    retries: 2,
    run: (fileId, claim) => readStored(stores, reader, fileId, claim),
  });
}

export const sendFileJob = (jobs: Jobs, fileId: string) => jobs.send(JOB, fileId);

/** The preview of a file that the caller may open; starts to draw it if there is none. */
export async function presentPreview(
  { jobs, secret }: { jobs: Jobs; secret: string },
  userId: string,
  { id, pages, totalPages }: FileRow,
): Promise<FilePreview> {
  if (pages === null) {
    await sendFileJob(jobs, id);
    return { state: 'preparing', pages: [], total_pages: 0 };
  }
  const lifetime = 2 * SAME_ADDRESS - (Math.floor(Date.now() / 1000) % SAME_ADDRESS);
  return {
    state: pages.length === 0 ? 'unavailable' : 'ready',
    pages: pages.map((page, index) => ({
      ...page,
      url: signedAddress(RESOURCE, pagePath(id, userId, index + 1), secret, lifetime),
    })),
    total_pages: totalPages,
  };
}

interface SignedReader extends SignedFile {
  user_id: string;
}

/** The picture of a signed address, if whoever it was given to may still open the file. */
export async function openPage(
  { db, files }: Stores,
  { id, user_id: userId, page, ...signed }: SignedReader & { page: number },
  secret: string,
): Promise<StoredFile> {
  requireSigned(RESOURCE, { ...signed, id: pagePath(id, userId, page) }, secret);
  await requireFile(db, userId, id);
  const picture = await files.open(pageName(id, page));
  if (picture === null) throw new Problem('not_found');
  return picture;
}

/** The file of a signed address, if whoever it was given to may still open it. */
export async function openFile(
  { db, files }: Stores,
  { id, user_id: userId, ...signed }: SignedReader,
  secret: string,
): Promise<{ name: string; file: StoredFile }> {
  requireSigned(RESOURCE, { ...signed, id: readerPath(id, userId) }, secret);
  const { name } = await requireFile(db, userId, id);
  const file = await files.open(id);
  if (file === null) throw new Problem('not_found');
  return { name, file };
}

/** A version of a file that the user may open. */
export async function requireFile(db: Database, userId: string, id: string): Promise<FileRow> {
  const [row] = await db.select().from(briefcaseFiles).where(eq(briefcaseFiles.id, id));
  if (!row) throw new Problem('not_found');
  await requireEntry(db, userId, row.entryId, 'read');
  return row;
}

async function readStored(
  { db, files }: Stores,
  reader: SourceReader,
  fileId: string,
  claim: AbortSignal,
): Promise<void> {
  const [row] = await db.select().from(briefcaseFiles).where(eq(briefcaseFiles.id, fileId));
  if (!row || row.pages !== null) return;
  const { pages, total, text } = await read(files, reader, row, claim);
  for (const [index, { picture }] of pages.entries()) await files.put(pageName(fileId, index + 1), picture);
  const stored: FilePage[] = pages.map(({ width, height, text: words }) => ({ width, height, text: words }));
  const kept = await db.transaction(async (tx) => {
    const isUnread = and(eq(briefcaseFiles.id, fileId), isNull(briefcaseFiles.pages));
    const updated = await tx
      .update(briefcaseFiles)
      .set({ pages: stored, totalPages: total })
      .where(isUnread)
      .returning({ number: briefcaseFiles.number });
    if (updated.length === 0) return (await tx.$count(briefcaseFiles, eq(briefcaseFiles.id, fileId))) > 0;
    const newer = await tx.$count(briefcaseFiles, eq(briefcaseFiles.entryId, row.entryId));
    if (newer <= row.number)
      await tx.update(briefcaseEntries).set({ text }).where(eq(briefcaseEntries.id, row.entryId));
    return true;
  });
  // The file was deleted meanwhile.
  if (!kept) for (const index of pages.keys()) await files.remove(pageName(fileId, index + 1));
}

async function read(files: FileStore, reader: SourceReader, row: FileRow, claim: AbortSignal) {
  const stored = await files.open(row.id);
  if (stored === null) return { pages: [], total: 0, text: '' };
  const copy = await openTemporaryFile();
  try {
    await copy.writeFile(stored.stream);
    const { pages, total } = await makePreview(copy.fd, { signal: claim });
    const drawn = pages.map((page) => page.text).join('\n\n');
    return { pages, total, text: (await textOf(reader, row, copy.fd, claim)) ?? drawn };
  } finally {
    stored.stream.destroy();
    await copy.close();
  }
}

/** All text of a PDF, Word or text file; undefined for other kinds, of which the preview knows the words. */
async function textOf(reader: SourceReader, row: FileRow, fd: number, claim: AbortSignal) {
  try {
    return (await reader.read(row.uploadedBy ?? row.id, fd, claim)).text;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
