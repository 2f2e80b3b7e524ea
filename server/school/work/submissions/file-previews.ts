import { eq, type SQL } from 'drizzle-orm';
import type { FilePreview } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { requireSigned, signedAddress, type SignedFile } from '../../../platform/files/file-links.ts';
import type { FileStore, StoredFile } from '../../../platform/files/file-store.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { openTemporaryFile } from '../../../platform/files/temporary-file.ts';
import { Problem } from '../../../platform/problem.ts';
import { makePreview, type Preview } from '../previews/preview-maker.ts';
import { workFilePreviews, workFiles } from './tables.ts';

interface Stores {
  db: Database;
  files: FileStore;
}

const JOB = 'file-previews';
const RESOURCE = 'work-files';
/** Seconds for which the addresses of pages stay the same, so that the browser keeps the pictures. */
const SAME_ADDRESS = 600;

const pagePath = (fileId: string, page: number) => `${fileId}/pages/${page}`;
/** The name of a page in the file store. */
const pageName = (fileId: string, page: number) => `${fileId}-page-${page}`;

/** Draws the pages of files, each once. Its state is the stored preview, so a lost job is sent with the next call. */
export function addPreviewJob(jobs: Jobs, stores: Stores): void {
  jobs.add({
    name: JOB,
    // A file that is hard to draw holds up one other at most.
    atOnce: 2,
    retries: 2,
    run: (fileId, claim) => drawFile(stores, fileId, claim),
  });
}

/** The preview of a file that the caller may read; starts to draw it if there is none. */
export async function presentPreview(
  { db, jobs, secret }: { db: Database; jobs: Jobs; secret: string },
  fileId: string,
): Promise<FilePreview> {
  const [preview] = await db.select().from(workFilePreviews).where(eq(workFilePreviews.fileId, fileId));
  if (preview === undefined) {
    await jobs.send(JOB, fileId);
    return { state: 'preparing', pages: [], total_pages: 0 };
  }
  const lifetime = 2 * SAME_ADDRESS - (Math.floor(Date.now() / 1000) % SAME_ADDRESS);
  return {
    state: preview.pages.length === 0 ? 'unavailable' : 'ready',
    pages: preview.pages.map((page, index) => ({
      ...page,
      url: signedAddress(RESOURCE, pagePath(fileId, index + 1), secret, lifetime),
    })),
    total_pages: preview.totalPages,
  };
}

/** The picture of a signed address. */
export async function openPage(
  files: FileStore,
  { id, page, ...signed }: SignedFile & { page: number },
  secret: string,
): Promise<StoredFile> {
  requireSigned(RESOURCE, { ...signed, id: pagePath(id, page) }, secret);
  const picture = await files.open(pageName(id, page));
  if (picture === null) throw new Problem('not_found');
  return picture;
}

/** The names of the pictures of the pages of files. */
export async function filesOfPages(db: Database, which: SQL): Promise<string[]> {
  const previews = await db.select().from(workFilePreviews).where(which);
  return previews.flatMap(({ fileId, pages }) => pages.map((_, index) => pageName(fileId, index + 1)));
}

async function drawFile({ db, files }: Stores, fileId: string, claim: AbortSignal): Promise<void> {
  if ((await db.$count(workFilePreviews, eq(workFilePreviews.fileId, fileId))) > 0) return;
  const { pages, total } = await drawStored(files, fileId, claim);
  for (const [index, { picture }] of pages.entries()) await files.put(pageName(fileId, index + 1), picture);
  const isStored = await db.transaction(async (tx) => {
    const [file] = await tx
      .select({ id: workFiles.id })
      .from(workFiles)
      .where(eq(workFiles.id, fileId))
      .for('update');
    if (file === undefined) return false;
    await tx
      .insert(workFilePreviews)
      .values({ fileId, totalPages: total, pages: pages.map(({ picture: _, ...page }) => page) })
      .onConflictDoNothing();
    return true;
  });
  // The file was deleted meanwhile.
  if (!isStored) await removePictures(files, fileId, pages.length);
}

async function drawStored(files: FileStore, fileId: string, claim: AbortSignal): Promise<Preview> {
  const stored = await files.open(fileId);
  if (stored === null) return { pages: [], total: 0 };
  const copy = await openTemporaryFile();
  try {
    await copy.writeFile(stored.stream);
    return await makePreview(copy.fd, { signal: claim });
  } finally {
    stored.stream.destroy();
    await copy.close();
  }
}

async function removePictures(files: FileStore, fileId: string, count: number): Promise<void> {
  for (let page = 1; page <= count; page += 1) await files.remove(pageName(fileId, page));
}
