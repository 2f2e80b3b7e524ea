import { and, eq, isNull } from 'drizzle-orm';
import type { PersonName } from '../../engine/masking/name-index.ts';
import { users } from '../../accounts/users/tables.ts';
import type { SharedLink } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { generations } from '../generations/document/tables.ts';
import { hashOfShareToken } from './share-token.ts';
import { othersThan, studentCopyOf } from './student-copy-of.ts';
import { shares } from './tables.ts';

interface Reading {
  db: Database;
  linkSecret: string;
  /** The names of a user and of everyone in their classes. */
  namesOf(userId: string): Promise<readonly PersonName[]>;
}

/** The student copy behind a link, as the document is now; throws a 404 for a link that doesn't exist. */
export async function readSharedLink(
  { db, linkSecret, namesOf }: Reading,
  token: string,
): Promise<SharedLink> {
  const hash = hashOfShareToken(token, linkSecret);
  if (hash === null) throw new Problem('not_found');
  const [found] = await db
    .select({ share: shares, row: generations, owner: { given: users.firstName, family: users.lastName } })
    .from(shares)
    .innerJoin(generations, eq(generations.id, shares.generationId))
    .innerJoin(users, eq(users.id, generations.userId))
    .where(and(eq(shares.tokenHash, hash), isNull(generations.erasedAt)));
  if (!found) throw new Problem('not_found');
  const { share, row, owner } = found;
  if (share.revokedAt || row.trashedAt) return { state: 'revoked', document: null };
  if (share.expiresAt.getTime() <= Date.now()) return { state: 'expired', document: null };
  const copy = studentCopyOf(row, othersThan(owner, await namesOf(row.userId)));
  return { state: 'open', document: { ...copy, expires_at: share.expiresAt.toISOString() } };
}
