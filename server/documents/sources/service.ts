import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import type { MoveToTrash } from '../trash/move-to-trash.ts';
import { sources } from './tables.ts';
import type { Source, SourceText } from '../../generated/schemas/index.ts';
import type { ReserveStorage } from '../../platform/files/metered-store.ts';
import { Problem } from '../../platform/problem.ts';
import { MAX_CHARACTERS } from './reader/clean-text.ts';
import type { Reading } from './reader/read-file.ts';

type Row = typeof sources.$inferSelect;
type NewSource = Omit<Row, 'id' | 'createdAt'>;

const EXCERPT = 300;
const MAX_NAME_LENGTH = 200;

/** Where new texts go, within the storage of their user. */
export interface SourceStore {
  db: Database;
  reserve: ReserveStorage;
}

/** Stores the text of a file, without the file. */
export const createSource = (
  store: SourceStore,
  userId: string,
  fileName: string,
  { kind, pages, text }: Reading,
): Promise<Source> =>
  insertWithin(store, { userId, name: nameOf(fileName, kind), kind, url: null, pages, text });

const insertWithin = ({ db, reserve }: SourceStore, source: NewSource): Promise<Source> =>
  db.transaction(async (tx) => {
    await reserve(tx, source.userId, Buffer.byteLength(source.text));
    return insert(tx, source);
  });

async function insert(db: Database, source: NewSource): Promise<Source> {
  const [row] = await db
    .insert(sources)
    .values({ id: randomUUID(), ...source })
    .returning();
  if (!row) throw new Problem('internal');
  return presentSource(row);
}

/** Stores the text of a document, or returns the source that already holds it. */
export async function storeDocumentText(
  store: SourceStore,
  userId: string,
  document: { title: string; text: string },
): Promise<Source> {
  const name = plainName(document.title) || 'Document';
  const text = document.text.trim().slice(0, MAX_CHARACTERS).toWellFormed();
  const [same] = await store.db
    .select()
    .from(sources)
    .where(
      and(
        eq(sources.userId, userId),
        eq(sources.kind, 'document'),
        eq(sources.name, name),
        eq(sources.text, text),
      ),
    )
    .limit(1);
  return same
    ? presentSource(same)
    : insertWithin(store, { userId, name, kind: 'document', url: null, pages: null, text });
}

/** Stores the text of a web page under its title, or else the name of its website. */
export const storePage = (
  store: SourceStore,
  userId: string,
  { url, title, pages, text }: { url: URL; title: string; pages: number | null; text: string },
): Promise<Source> =>
  insertWithin(store, {
    userId,
    name: plainName(title) || url.hostname,
    kind: 'link',
    url: url.href,
    pages,
    text,
  });

export async function findSource(db: Database, userId: string, id: string): Promise<Source> {
  return presentSource(await findRow(db, userId, id));
}

export async function findSourceText(db: Database, userId: string, id: string): Promise<SourceText> {
  const { kind, text } = await findRow(db, userId, id);
  return { kind, text: text.toWellFormed() };
}

async function findRow(db: Database, userId: string, id: string): Promise<Row> {
  const [row] = await db.select().from(sources).where(isOwnedBy(userId, id));
  if (!row) throw new Problem('not_found');
  return row;
}

export async function deleteSource(
  { db, moveToTrash }: { db: Database; moveToTrash: MoveToTrash },
  userId: string,
  id: string,
): Promise<void> {
  const { name } = await findRow(db, userId, id);
  await moveToTrash(db, sources, { kind: 'source', id, title: name, ownerId: userId, by: userId });
}

const isOwnedBy = (userId: string, id: string) => and(eq(sources.userId, userId), eq(sources.id, id));

function presentSource({ id, name, kind, url, pages, text, createdAt }: Row): Source {
  return {
    id,
    name,
    kind,
    url,
    pages,
    characters: text.length,
    excerpt: text.slice(0, EXCERPT).toWellFormed(),
    created_at: createdAt.toISOString(),
  };
}

/** Removes the path and unsafe characters from a file name. */
function nameOf(sent: string, kind: string): string {
  return plainName(sent.split(/[/\\]/).at(-1) ?? '') || `source.${kind}`;
}

const plainName = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}<>]/gu, '')
    .toWellFormed()
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed();
