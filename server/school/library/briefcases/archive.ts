import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { textOfDocument } from '../../../documents/actions/document-source.ts';
import type { ArchivedFile } from '../../../documents/archive/archived-files.ts';
import { generations } from '../../../documents/generations/document/tables.ts';
import type { Database } from '../../../platform/database/client.ts';
import { requireSigned, type SignedFile } from '../../../platform/files/file-links.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { lessons } from '../../lessons/lessons/tables.ts';
import { requireFolder, roleIn } from './access.ts';
import { entryName } from './entries.ts';
import { readerPath } from './file-previews.ts';
import { briefcaseEntries, briefcaseFiles, briefcaseFolders } from './tables.ts';

export const ARCHIVES = 'briefcase-folders';
const MAX_NAME = 120;
const MAX_ENTRIES = 20_000;

/** The path of the archive of a folder, as far as it is signed. */
export const archivePath = (id: string, userId: string) => `${readerPath(id, userId)}/archive`;

/** The files of a folder and of all folders in it. They are opened one after the other, as they are read. */
export async function archivedFolder(
  { db, files }: { db: Database; files: FileStore },
  { id, user_id: userId, ...signed }: SignedFile & { user_id: string },
  secret: string,
): Promise<{ name: string; files: ArchivedFile[] }> {
  requireSigned(ARCHIVES, { ...signed, id: archivePath(id, userId) }, secret);
  const root = await requireFolder(db, userId, id, 'read');
  const within = sql`${briefcaseFolders.path} @> array[${id}::uuid]`;
  const folders = await db.select().from(briefcaseFolders).where(within);
  const names = new Map(folders.map((folder) => [folder.id, plain(folder.name)]));
  const rows = await db
    .select({
      id: briefcaseEntries.id,
      kind: briefcaseEntries.kind,
      name: entryName,
      url: briefcaseEntries.url,
      path: briefcaseFolders.path,
      generationId: briefcaseEntries.generationId,
      fileId: sql<string | null>`(select newest.id from ${briefcaseFiles} newest
        where newest.entry_id = ${briefcaseEntries.id} order by newest.number desc limit 1)`,
    })
    .from(briefcaseEntries)
    .innerJoin(briefcaseFolders, eq(briefcaseFolders.id, briefcaseEntries.folderId))
    .leftJoin(generations, eq(generations.id, briefcaseEntries.generationId))
    .leftJoin(lessons, eq(lessons.id, briefcaseEntries.lessonId))
    .where(
      and(
        within,
        isNull(briefcaseEntries.trashedAt),
        isNull(generations.trashedAt),
        isNull(generations.erasedAt),
        sql`${briefcaseEntries.kind} <> 'lesson'`,
        sql`${roleIn(userId)} is not null`,
      ),
    )
    .orderBy(asc(briefcaseEntries.createdAt), asc(briefcaseEntries.id))
    .limit(MAX_ENTRIES);
  const used = new Set<string>();
  const archived = rows.map((row): ArchivedFile => {
    const folder = row.path
      .slice(root.path.length)
      .map((step) => names.get(step) ?? '')
      .join('/');
    const file = `${plain(row.name)}${row.kind === 'document' ? '.txt' : row.kind === 'link' ? '.url' : ''}`;
    return {
      name: unused(used, folder === '' ? file : `${folder}/${file}`),
      chunks: chunksOf({ db, files }, row),
    };
  });
  return { name: plain(root.name), files: archived };
}

interface Archived {
  url: string | null;
  generationId: string | null;
  fileId: string | null;
}

async function* chunksOf(
  { db, files }: { db: Database; files: FileStore },
  { url, generationId, fileId }: Archived,
): AsyncGenerator<string | Uint8Array> {
  if (url !== null) yield `[InternetShortcut]\r\nURL=${url}\r\n`;
  if (generationId !== null) {
    const [row] = await db.select().from(generations).where(eq(generations.id, generationId));
    if (row) yield textOfDocument(row, 'teacher');
  }
  const stored = fileId === null ? null : await files.open(fileId);
  if (stored) yield* stored.stream;
}

/** A name that every file system takes and that leads out of no folder. */
const plain = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, MAX_NAME)
    .trim() || 'file';

function unused(used: Set<string>, name: string): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^./]{1,10})?$/su.exec(name) ?? [];
  let free = name;
  for (let count = 2; used.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${ending}`;
  used.add(free.toLowerCase());
  return free;
}
