import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { NewShare, Share, ShareRequest } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { requireMadeWith } from '../own-templates/find-generator.ts';
import { IN_THE_TRASH, lockGeneration } from '../generations/document/lock-generation.ts';
import { findGeneration } from '../generations/document/present-generation.ts';
import { generations } from '../generations/document/tables.ts';
import { offersAction } from '../templates/actions.ts';
import { newShareToken } from './share-token.ts';
import { shares } from './tables.ts';

/** Where links lead, and the key that signs them. */
export interface ShareIssuer {
  publicUrl: string;
  linkSecret: string;
}

const DAY = 86_400_000;
/** Links of one document that work at a time. */
const MAX_OPEN = 50;
/** Links of one document that are listed; older ones have expired long ago. */
const MAX_LISTED = 100;

/** Creates a link to the student copy. Its address can't be read again, because only its hash is stored. */
export async function createShare(
  db: Database,
  { publicUrl, linkSecret }: ShareIssuer,
  userId: string,
  id: string,
  { days }: ShareRequest,
): Promise<NewShare> {
  const { token, hash } = newShareToken(linkSecret);
  const share = await db.transaction(async (tx) => {
    const row = await lockGeneration(tx, userId, id);
    if (!offersAction(requireMadeWith(row), 'share'))
      throw new Problem('forbidden', 'Documents about a student can’t be shared by a link.');
    if (row.trashedAt) throw new Problem('conflict', IN_THE_TRASH);
    const open = await tx.$count(
      shares,
      and(eq(shares.generationId, id), isNull(shares.revokedAt), gt(shares.expiresAt, sql`now()`)),
    );
    if (open >= MAX_OPEN)
      throw new Problem('conflict', `This document has ${MAX_OPEN} links. Revoke one to create another.`);
    const [inserted] = await tx
      .insert(shares)
      .values({
        id: randomUUID(),
        generationId: id,
        tokenHash: hash,
        expiresAt: new Date(Date.now() + days * DAY),
      })
      .returning();
    return inserted;
  });
  if (!share) throw new Problem('internal');
  return { share: present(share), url: `${publicUrl}/shared/${token}` };
}

/** The links of a document, newest first. */
export async function listShares(db: Database, userId: string, id: string): Promise<{ items: Share[] }> {
  if (!(await findGeneration(db, userId, id))) throw new Problem('not_found');
  const rows = await db
    .select()
    .from(shares)
    .where(eq(shares.generationId, id))
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(MAX_LISTED);
  return { items: rows.map(present) };
}

/** Revokes a link at once. Revoking it again changes nothing. */
export async function revokeShare(db: Database, userId: string, id: string): Promise<void> {
  const [found] = await db
    .select({ id: shares.id })
    .from(shares)
    .innerJoin(generations, eq(generations.id, shares.generationId))
    .where(and(eq(shares.id, id), eq(generations.userId, userId)));
  if (!found) throw new Problem('not_found');
  await db
    .update(shares)
    .set({ revokedAt: new Date() })
    .where(and(eq(shares.id, id), isNull(shares.revokedAt)));
}

const present = (row: typeof shares.$inferSelect): Share => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  revoked_at: row.revokedAt?.toISOString() ?? null,
});
