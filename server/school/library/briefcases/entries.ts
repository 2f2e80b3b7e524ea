import { randomUUID } from 'node:crypto';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findGeneration } from '../../../documents/generations/document/present-generation.ts';
import { generations } from '../../../documents/generations/document/tables.ts';
import { wordsOf } from '../../../documents/generations/read/search.ts';
import type {
  BriefcaseEntry,
  BriefcaseOrder,
  BriefcaseRole,
  NewBriefcaseEntry,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { decodeCursor, type Page, type PageRequest } from '../../../platform/database/cursor.ts';
import { readPage } from '../../../platform/database/keyset.ts';
import { Problem } from '../../../platform/problem.ts';
import { classes } from '../../classes/classes/tables.ts';
import { requireTaughtLesson } from '../../lessons/lessons/lessons.ts';
import { lessons } from '../../lessons/lessons/tables.ts';
import { requireEntry, requireFolder, requireOwner, roleOnEntry } from './access.ts';
import { givenName } from './names.ts';
import { briefcaseEntries, briefcaseFiles, briefcaseFolders } from './tables.ts';

const MAX_ENTRIES = 20_000;

/** What an entry is called: its own name, or the title of what it stands for. */
export const entryName = sql<string>`coalesce(${briefcaseEntries.name}, ${generations.title}, ${lessons.title}, '')`;

const columns = (userId: string) => ({
  id: briefcaseEntries.id,
  folder_id: briefcaseEntries.folderId,
  kind: briefcaseEntries.kind,
  name: entryName,
  detail: sql<
    string | null
  >`coalesce(${generations.templateType}, trim(${classes.name} || ' ' || coalesce(${classes.subject}, '')))`,
  generation_id: briefcaseEntries.generationId,
  lesson_id: briefcaseEntries.lessonId,
  url: briefcaseEntries.url,
  file_id: sql<string | null>`(select newest.id from ${briefcaseFiles} newest
    where newest.entry_id = ${briefcaseEntries.id} order by newest.number desc limit 1)`,
  size: briefcaseEntries.size,
  versions: sql`(select count(*) from ${briefcaseFiles} version
    where version.entry_id = ${briefcaseEntries.id})`.mapWith(Number),
  role: roleOnEntry(userId),
  isMine: sql<boolean>`coalesce(${generations.userId}, ${briefcaseEntries.ownerId}) = ${userId}`,
  updatedAt: briefcaseEntries.updatedAt,
});

/** Entries that are not in the trash, with what they stand for; neither may be in the trash itself. */
function selectEntries(db: Database, userId: string, position: SQL<string>) {
  return db
    .select({ ...columns(userId), position })
    .from(briefcaseEntries)
    .leftJoin(briefcaseFolders, eq(briefcaseFolders.id, briefcaseEntries.folderId))
    .leftJoin(generations, eq(generations.id, briefcaseEntries.generationId))
    .leftJoin(lessons, eq(lessons.id, briefcaseEntries.lessonId))
    .leftJoin(classes, eq(classes.id, lessons.classId))
    .$dynamic();
}

const isThere = and(
  isNull(briefcaseEntries.trashedAt),
  isNull(generations.trashedAt),
  isNull(generations.erasedAt),
  isNull(lessons.trashedAt),
  isNull(classes.trashedAt),
);

interface Row extends Omit<BriefcaseEntry, 'can_edit' | 'is_mine' | 'updated_at'> {
  role: BriefcaseRole | null;
  isMine: boolean;
  updatedAt: Date;
}

const present = (row: Row): BriefcaseEntry => ({
  id: row.id,
  folder_id: row.folder_id,
  kind: row.kind,
  name: row.name,
  detail: row.detail,
  generation_id: row.generation_id,
  lesson_id: row.lesson_id,
  url: row.url,
  file_id: row.file_id,
  size: row.size,
  versions: row.versions,
  can_edit: row.role !== 'reader',
  is_mine: row.isMine,
  updated_at: row.updatedAt.toISOString(),
});

interface Order {
  key: SQL;
  /** The key as text, which a cursor carries without rounding. */
  asText: SQL;
  type: SQL;
  direction: SQL;
  comparison: SQL;
}

const time = briefcaseEntries.updatedAt;
const down = { direction: sql`desc`, comparison: sql`<` };
const up = { direction: sql`asc`, comparison: sql`>` };
const asName = { key: sql`left(lower(${entryName}), 80)`, asText: sql`left(lower(${entryName}), 80)` };
const byTime = {
  key: sql`${time}`,
  asText: sql`to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  type: sql`timestamptz`,
};
const size = sql`coalesce(${briefcaseEntries.size}, 0)`;

const orders: Record<BriefcaseOrder, Order> = {
  newest: { ...byTime, ...down },
  oldest: { ...byTime, ...up },
  name: { ...asName, type: sql`text`, ...up },
  largest: { key: size, asText: sql`${size}::text`, type: sql`bigint`, ...down },
  kind: {
    key: sql`${briefcaseEntries.kind} || coalesce(${generations.templateType}, '')`,
    asText: sql`${briefcaseEntries.kind} || coalesce(${generations.templateType}, '')`,
    type: sql`text`,
    ...up,
  },
};

const shapes: Record<BriefcaseOrder, z.ZodType> = {
  newest: z.iso.datetime(),
  oldest: z.iso.datetime(),
  name: z.string().max(80),
  largest: z.string().regex(/^\d{1,15}$/),
  kind: z.string().max(200),
};

function after(cursor: string | undefined, sort: BriefcaseOrder): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [key, id] = decodeCursor(cursor, z.tuple([shapes[sort], z.uuid()]));
  const { key: column, type, comparison } = orders[sort];
  return sql`(${column}, ${briefcaseEntries.id}) ${comparison} (${key}::${type}, ${id}::uuid)`;
}

/** Entries whose name or text, or whose document, has all words; each may be the beginning of one. */
function hasWords(text: string): SQL | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  const beginnings = words.map((word) => `'${word.replaceAll('\\', '').replaceAll("'", "''")}':*`);
  const query = sql`(to_tsquery('simple', ${beginnings.join(' & ')}) || plainto_tsquery('english', ${words.join(' ')}))`;
  return sql`(briefcase_entries.words @@ ${query} or generations.words @@ ${query}
    or to_tsvector('simple', without_accents(coalesce(${lessons.title}, ''))) @@ ${query})`;
}

interface Listing extends PageRequest {
  folder_id?: string | undefined;
  q?: string | undefined;
  sort?: BriefcaseOrder | undefined;
}

/** A page of a folder, of what is in none, or of what a search finds. One statement, after one for access to the folder. */
export async function listEntries(
  db: Database,
  userId: string,
  { folder_id: folderId, q = '', sort = 'newest', ...page }: Listing,
): Promise<Page<BriefcaseEntry>> {
  if (folderId !== undefined) await requireFolder(db, userId, folderId, 'read');
  const found = hasWords(q);
  const { key, asText, direction } = orders[sort];
  const position = sql<string>`json_build_array(${asText}, ${briefcaseEntries.id})::text`;
  return readPage<Row & { position: string }, BriefcaseEntry>(
    page,
    (limit) =>
      selectEntries(db, userId, position)
        .where(
          and(
            isThere,
            placeOf(userId, folderId, found !== undefined),
            found,
            sql`${roleOnEntry(userId)} is not null`,
            after(page.cursor, sort),
          ),
        )
        .orderBy(sql`${key} ${direction}`, sql`${briefcaseEntries.id} ${direction}`)
        .limit(limit),
    present,
  );
}

function placeOf(userId: string, folderId: string | undefined, isSearch: boolean): SQL | undefined {
  if (!isSearch) {
    return folderId === undefined
      ? and(eq(briefcaseEntries.ownerId, userId), isNull(briefcaseEntries.folderId))
      : eq(briefcaseEntries.folderId, folderId);
  }
  if (folderId !== undefined) return sql`${briefcaseFolders.path} @> array[${folderId}::uuid]`;
  // Narrows the search to what an index finds; the role decides.
  return sql`(${briefcaseEntries.ownerId} = ${userId} or ${briefcaseFolders.path} && array(
    select member.folder_id from briefcase_members member where member.user_id = ${userId}))`;
}

export async function findEntry(db: Database, userId: string, id: string): Promise<BriefcaseEntry> {
  const [row] = await selectEntries(db, userId, sql`''`).where(and(isThere, eq(briefcaseEntries.id, id)));
  if (!row || row.role === null) throw new Problem('not_found');
  return present(row);
}

/** Adds a document, a lesson or a link; a document or a lesson that is there already is returned. */
export async function addEntry(
  db: Database,
  userId: string,
  entry: NewBriefcaseEntry,
): Promise<BriefcaseEntry> {
  const ownerId = await requireOwner(db, userId, entry.folder_id);
  const what = await contentOf(db, userId, entry);
  const place = and(
    eq(briefcaseEntries.ownerId, ownerId),
    entry.folder_id === null
      ? isNull(briefcaseEntries.folderId)
      : eq(briefcaseEntries.folderId, entry.folder_id),
  );
  const [same] = what.url
    ? []
    : await db
        .select({ id: briefcaseEntries.id })
        .from(briefcaseEntries)
        .where(
          and(
            place,
            isNull(briefcaseEntries.trashedAt),
            what.generationId
              ? eq(briefcaseEntries.generationId, what.generationId)
              : eq(briefcaseEntries.lessonId, what.lessonId ?? ''),
          ),
        );
  if (same) return findEntry(db, userId, same.id);
  await rejectFull(db, ownerId);
  const id = randomUUID();
  const named = entry.name === undefined ? {} : { name: givenName(entry.name) };
  await db
    .insert(briefcaseEntries)
    .values({ id, ownerId, folderId: entry.folder_id, kind: entry.kind, ...what, ...named });
  return findEntry(db, userId, id);
}

export async function rejectFull(db: Database, ownerId: string, more = 1): Promise<void> {
  const entries = await db.$count(briefcaseEntries, eq(briefcaseEntries.ownerId, ownerId));
  if (entries + more > MAX_ENTRIES)
    throw new Problem('conflict', 'A briefcase has at most 20,000 entries. Delete some first.');
}

interface Content {
  generationId?: string;
  lessonId?: string;
  url?: string;
  name?: string;
}

async function contentOf(
  db: Database,
  userId: string,
  { kind, generation_id: generationId, lesson_id: lessonId, url }: NewBriefcaseEntry,
): Promise<Content> {
  if (kind === 'document') {
    if (generationId === undefined) throw Problem.field('generation_id', 'Choose a document.');
    const row = await findGeneration(db, userId, generationId);
    if (!row || row.trashedAt) throw new Problem('not_found');
    return { generationId };
  }
  if (kind === 'lesson') {
    if (lessonId === undefined) throw Problem.field('lesson_id', 'Choose a lesson.');
    await requireTaughtLesson(db, lessonId, userId);
    return { lessonId };
  }
  const address = addressOf(url ?? '');
  return { url: address.href, name: address.hostname };
}

function addressOf(text: string): URL {
  const address = URL.parse(text.trim());
  if (!address || !['http:', 'https:'].includes(address.protocol))
    throw Problem.field('url', 'Enter an address that begins with http:// or https://.');
  return address;
}

/** Renames an entry; an empty name gives a document or a lesson its own title back. */
export async function renameEntry(
  db: Database,
  userId: string,
  id: string,
  name: string,
): Promise<BriefcaseEntry> {
  const { kind } = await requireEntry(db, userId, id, 'edit');
  const trimmed = givenName(name);
  if (trimmed === '' && (kind === 'file' || kind === 'link')) throw Problem.field('name', 'Enter a name.');
  await db
    .update(briefcaseEntries)
    .set({ name: trimmed === '' ? null : trimmed, updatedAt: new Date() })
    .where(eq(briefcaseEntries.id, id));
  return findEntry(db, userId, id);
}
