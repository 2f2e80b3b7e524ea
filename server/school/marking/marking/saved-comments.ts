import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { NewSavedComment, SavedComment } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { moveToTrash } from '../../classes/removals/removals.ts';
import { savedComments } from './tables.ts';

const MAX_COMMENTS = 200;

const present = ({ id, text, criterion }: typeof savedComments.$inferSelect): SavedComment => ({
  id,
  text,
  criterion,
});

/** The teacher's comment bank, the newest first. */
export async function listComments(db: Database, teacherId: string): Promise<SavedComment[]> {
  const rows = await db
    .select()
    .from(savedComments)
    .where(eq(savedComments.teacherId, teacherId))
    .orderBy(desc(savedComments.createdAt), savedComments.id);
  return rows.map(present);
}

/** Adds a comment; one that is in the bank already is returned as it is. */
export async function addComment(
  db: Database,
  teacherId: string,
  { text, criterion }: NewSavedComment,
): Promise<SavedComment> {
  const trimmed = text.trim();
  const isMine = eq(savedComments.teacherId, teacherId);
  const [before] = await db
    .select()
    .from(savedComments)
    .where(and(isMine, eq(savedComments.text, trimmed)));
  if (before) return present(before);
  if ((await db.$count(savedComments, isMine)) >= MAX_COMMENTS) {
    throw new Problem('conflict', `Your bank has ${MAX_COMMENTS} comments. Remove one first.`);
  }
  const [row] = await db
    .insert(savedComments)
    .values({ id: randomUUID(), teacherId, text: trimmed, criterion })
    .onConflictDoNothing()
    .returning();
  // Another window has just added it.
  return row ? present(row) : addComment(db, teacherId, { text, criterion });
}

export async function deleteComment(db: Database, teacherId: string, id: string): Promise<void> {
  const [row] = await db
    .select({ title: savedComments.text })
    .from(savedComments)
    .where(and(eq(savedComments.id, id), eq(savedComments.teacherId, teacherId)));
  if (row === undefined) throw new Problem('not_found');
  const whose = { ownerId: teacherId, by: teacherId };
  await moveToTrash(db, savedComments, { ...row, ...whose, kind: 'saved-comment', id });
}
