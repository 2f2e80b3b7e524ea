import { and, eq, gt, inArray, isNull, lt, lte, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { schools, users } from '../users/tables.ts';
import { hashToken, newToken } from '../../platform/crypto/secret-token.ts';
import { tokens } from './tables.ts';
import { type Account, accountColumns } from '../users/account.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SHORT_SESSION = 12 * HOUR;
const REMEMBERED_SESSION = 30 * 24 * HOUR;
/** A session that is used all the time is written down this often. */
const USE_NOTED_EVERY = 5 * MINUTE;

interface NewSession {
  remember?: boolean | undefined;
  device?: string | undefined;
}

/** A new token; the person's tokens whose time is over are forgotten. */
export async function issueToken(
  db: Database,
  userId: string,
  { remember = false, device }: NewSession = {},
): Promise<string> {
  const token = newToken();
  await db.delete(tokens).where(and(eq(tokens.userId, userId), lte(tokens.expiresAt, new Date())));
  const expiresAt = new Date(Date.now() + (remember ? REMEMBERED_SESSION : SHORT_SESSION));
  await db.insert(tokens).values({ hash: hashToken(token), userId, device, expiresAt });
  return token;
}

/** A token that is neither over nor revoked. */
export const isOpen = () => and(isNull(tokens.revokedAt), gt(tokens.expiresAt, new Date()));

export interface Session {
  account: Account;
  tokenHash: string;
  startedAt: Date;
}

/** Whose token it is, unless it is unknown, over or revoked. */
export async function findSession(db: Database, hash: string): Promise<Session | undefined> {
  const [row] = await db
    .select({ ...accountColumns, startedAt: tokens.createdAt, lastUsedAt: tokens.lastUsedAt })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(and(eq(tokens.hash, hash), isOpen()));
  if (row === undefined) return undefined;
  const { startedAt, lastUsedAt, ...account } = row;
  const noted = new Date(Date.now() - USE_NOTED_EVERY);
  if (lastUsedAt < noted) {
    await db
      .update(tokens)
      .set({ lastUsedAt: new Date() })
      .where(and(eq(tokens.hash, hash), lt(tokens.lastUsedAt, noted)));
  }
  return { account, tokenHash: hash, startedAt };
}

/** Those of these tokens that still are open. */
export async function findOpenSessions(db: Database, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(and(inArray(tokens.hash, [...hashes]), isOpen()));
  return new Set(rows.map(({ hash }) => hash));
}

export async function revokeToken(db: Database, hash: string): Promise<void> {
  await db.update(tokens).set({ revokedAt: new Date() }).where(eq(tokens.hash, hash));
}

/** Ends every session of the account, but for the one that `kept` names. */
export async function revokeTokens(db: Database, userId: string, kept?: string): Promise<void> {
  await db
    .update(tokens)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(tokens.userId, userId),
        isNull(tokens.revokedAt),
        kept === undefined ? undefined : ne(tokens.hash, kept),
      ),
    );
}
