import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { sources } from './tables.ts';
import type { Source, SourceText } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import type { Reading } from './reader/read-file.ts';

type Row = typeof sources.$inferSelect;

const EXCERPT = 300;
const LONGEST_NAME = 200;

/** Stores the text of a file, without the file. */
export async function createSource(
  db: Database,
  userId: string,
  fileName: string,
  { kind, pages, text }: Reading,
): Promise<Source> {
  const [row] = await db
    .insert(sources)
    .values({ id: randomUUID(), userId, name: nameOf(fileName, kind), kind, pages, text })
    .returning();
  if (!row) throw new Problem('internal');
  return presentSource(row);
}

export async function findSource(db: Database, userId: string, id: string): Promise<Source> {
  return presentSource(await findRow(db, userId, id));
}

export async function findSourceText(db: Database, userId: string, id: string): Promise<SourceText> {
  const { text } = await findRow(db, userId, id);
  return { text: text.toWellFormed() };
}

async function findRow(db: Database, userId: string, id: string): Promise<Row> {
  const [row] = await db.select().from(sources).where(isOwnedBy(userId, id));
  if (!row) throw new Problem('not_found');
  return row;
}

export async function deleteSource(db: Database, userId: string, id: string): Promise<void> {
  const gone = await db.delete(sources).where(isOwnedBy(userId, id)).returning({ id: sources.id });
  if (gone.length === 0) throw new Problem('not_found');
}

const isOwnedBy = (userId: string, id: string) => and(eq(sources.userId, userId), eq(sources.id, id));

function presentSource({ id, name, kind, pages, text, createdAt }: Row): Source {
  return {
    id,
    name,
    kind,
    pages,
    characters: text.length,
    excerpt: text.slice(0, EXCERPT).toWellFormed(),
    created_at: createdAt.toISOString(),
  };
}

/** Removes the path and unsafe characters from a file name. */
function nameOf(sent: string, kind: string): string {
  const name = (sent.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}<>]/gu, '')
    .toWellFormed()
    .trim()
    .slice(0, LONGEST_NAME)
    .toWellFormed();
  return name === '' ? `source.${kind}` : name;
}
