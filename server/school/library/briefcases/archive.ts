import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { textOfDocument } from '../../../documents/actions/document-source.ts';
import type { ArchivedFile } from '../../../documents/archive/archived-files.ts';
import { generations } from '../../../documents/generations/document/tables.ts';
import type { Database } from '../../../platform/database/client.ts';
import { requireSigned, signedAddress, type SignedFile } from '../../../platform/files/file-links.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { lessons } from '../../lessons/lessons/tables.ts';
import { requireFolder, roleOnEntry } from './access.ts';
import { entryName } from './entries.ts';
import { readerPath } from './file-previews.ts';
import { plain, unused } from './names.ts';
import { briefcaseEntries, briefcaseFiles, briefcaseFolders } from './tables.ts';

export const ARCHIVES = 'briefcase-folders';
const MAX_ENTRIES = 20_000;

/** The path of the archive of a folder, as far as it is signed. */
export const archivePath = (id: string, userId: string) => `${readerPath(id, userId)}/archive`;

interface Stores {
  db: Database;
  files: FileStore;
}

/** The files of a folder and of all folders in it. They are opened one after the other, as they are read. */
export async function archivedFolder(
  stores: Stores,
  { id, user_id: userId, ...signed }: SignedFile & { user_id: string },
  secret: string,
): Promise<{ name: string; files: ArchivedFile[] }> {
  requireSigned(ARCHIVES, { ...signed, id: archivePath(id, userId) }, secret);
  const root = await requireFolder(stores.db, userId, id, 'read');
  const within = sql`${briefcaseFolders.path} @> array[${id}::uuid]`;
  const folders = await stores.db
    .select()
    .from(briefcaseFolders)
    .where(within)
    .orderBy(
      sql`cardinality(${briefcaseFolders.path})`,
      asc(briefcaseFolders.createdAt),
      asc(briefcaseFolders.id),
    );
  const used = new Set<string>();
  const paths = new Map<string | undefined, string>();
  for (const folder of folders)
    if (folder.id !== id)
      paths.set(folder.id, unused(used, inside(paths.get(folder.path.at(-2)), plain(folder.name))));
  const folderOf = (path: readonly string[]) => paths.get(path.at(-1));
  return { name: plain(root.name), files: await archivedEntries(stores, userId, within, { used, folderOf }) };
}

const inside = (folder: string | undefined, name: string): string =>
  folder === undefined ? name : `${folder}/${name}`;

const SELECTIONS = 'briefcase-selections';

/** The path of the archive of chosen entries, as far as it is signed. */
const selectionPath = (userId: string, ids: string) => `${userId}/archive/${ids}`;
/** The ids as short as an address wants them. */
const packed = (ids: readonly string[]): string =>
  Buffer.from(ids.map((id) => id.replaceAll('-', '')).join(''), 'hex').toString('base64url');

/** The ids of a packed list, as the database takes them: without their hyphens. */
const unpacked = (ids: string): string[] =>
  Buffer.from(ids, 'base64url').toString('hex').match(/.{32}/g) ?? [];

/** An address of an archive of these entries for a minute. */
export function selectionAddress(userId: string, ids: readonly string[], secret: string): string {
  const list = packed(ids);
  const signed = new URL(signedAddress(SELECTIONS, selectionPath(userId, list), secret), 'http://localhost');
  signed.searchParams.set('ids', list);
  return `/api/briefcase-readers/${userId}/archive${signed.search}`;
}

/** The chosen entries, without those that the holder of the address may no longer open. */
export async function archivedSelection(
  stores: Stores,
  { user_id: userId, ids, ...signed }: Omit<SignedFile, 'id'> & { user_id: string; ids: string },
  secret: string,
): Promise<{ name: string; files: ArchivedFile[] }> {
  requireSigned(SELECTIONS, { ...signed, id: selectionPath(userId, ids) }, secret);
  const chosen = inArray(briefcaseEntries.id, unpacked(ids));
  return { name: 'Briefcase', files: await archivedEntries(stores, userId, chosen) };
}

/** The paths that are taken, and the path of a folder in the archive; undefined for none. */
interface Places {
  used: Set<string>;
  folderOf: (path: readonly string[]) => string | undefined;
}

async function archivedEntries(
  stores: Stores,
  userId: string,
  which: SQL,
  { used, folderOf }: Places = { used: new Set(), folderOf: () => undefined },
): Promise<ArchivedFile[]> {
  const rows = await stores.db
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
    .leftJoin(briefcaseFolders, eq(briefcaseFolders.id, briefcaseEntries.folderId))
    .leftJoin(generations, eq(generations.id, briefcaseEntries.generationId))
    .leftJoin(lessons, eq(lessons.id, briefcaseEntries.lessonId))
    .where(
      and(
        which,
        isNull(briefcaseEntries.trashedAt),
        isNull(generations.trashedAt),
        isNull(generations.erasedAt),
        sql`${briefcaseEntries.kind} <> 'lesson'`,
        sql`${roleOnEntry(userId)} is not null`,
      ),
    )
    .orderBy(asc(briefcaseEntries.createdAt), asc(briefcaseEntries.id))
    .limit(MAX_ENTRIES);
  return rows.map((row): ArchivedFile => {
    const file = `${plain(row.name)}${row.kind === 'document' ? '.txt' : row.kind === 'link' ? '.url' : ''}`;
    return {
      name: unused(used, inside(folderOf(row.path ?? []), file)),
      chunks: chunksOf(stores, row),
    };
  });
}

interface Archived {
  url: string | null;
  generationId: string | null;
  fileId: string | null;
}

async function* chunksOf(
  { db, files }: Stores,
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
