import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { schools, tokens, users } from '../database/schema.ts';
import { type Account, accountColumns } from './account.ts';

const HOUR = 3_600_000;
const SHORT_SESSION = 12 * HOUR;
const REMEMBERED_SESSION = 30 * 24 * HOUR;

/** A secret for a person to carry; only its hash is kept. */
export const newToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** A new token; the person's tokens whose time is over are forgotten. */
export async function issueToken(db: Database, userId: string, remember = false): Promise<string> {
  const token = newToken();
  await db.delete(tokens).where(and(eq(tokens.userId, userId), lte(tokens.expiresAt, new Date())));
  const expiresAt = new Date(Date.now() + (remember ? REMEMBERED_SESSION : SHORT_SESSION));
  await db.insert(tokens).values({ hash: hashToken(token), userId, expiresAt });
  return token;
}

/** Whose token it is, unless it is unknown, over or revoked. */
export async function findSession(db: Database, hash: string): Promise<Account | undefined> {
  const [account] = await db
    .select(accountColumns)
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(and(eq(tokens.hash, hash), isNull(tokens.revokedAt), gt(tokens.expiresAt, new Date())));
  return account;
}

export async function revokeToken(db: Database, hash: string): Promise<void> {
  await db.update(tokens).set({ revokedAt: new Date() }).where(eq(tokens.hash, hash));
}
