import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lt, lte, ne, type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import type { SessionConfig } from '../../platform/config.ts';
import { schools, users } from '../users/tables.ts';
import { hashToken, newToken } from '../../platform/crypto/secret-token.ts';
import { tokens } from './tables.ts';
import { type Account, accountColumns } from '../users/account.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
/** How often the last use of an active session is persisted. */
const LAST_USE_INTERVAL = MINUTE;

interface NewSession {
  remember?: boolean | undefined;
  device?: string | undefined;
  /** Whether the user confirmed with a second factor. */
  isTwoStep?: boolean | undefined;
}

export interface IssuedToken {
  id: string;
  token: string;
  expiresAt: Date;
}

/** Issues a token and deletes the user's expired ones. */
export async function issueToken(
  db: Database,
  userId: string,
  config: SessionConfig,
  { remember = false, device, isTwoStep = false }: NewSession = {},
): Promise<IssuedToken> {
  const token = newToken();
  const now = new Date();
  await db.delete(tokens).where(and(eq(tokens.userId, userId), lte(tokens.expiresAt, now)));
  const lifetime = remember ? config.rememberedDays * DAY_MINUTES : config.hours * 60;
  const expiresAt = new Date(now.getTime() + lifetime * MINUTE);
  const idleMinutes = remember ? config.rememberedIdleDays * DAY_MINUTES : config.idleMinutes;
  const times = { createdAt: now, lastUsedAt: now, expiresAt, idleMinutes };
  const id = randomUUID();
  await db.insert(tokens).values({ hash: hashToken(token), id, userId, device, isTwoStep, ...times });
  return { id, token, expiresAt };
}

/** Matches tokens that are neither expired nor idle for too long nor revoked. `now` is a time in ISO 8601, or a placeholder for one. */
export function isOpen(now: string | Placeholder = new Date().toISOString()) {
  const idleEnd = sql`${tokens.lastUsedAt} + make_interval(mins => ${tokens.idleMinutes})`;
  return and(
    isNull(tokens.revokedAt),
    sql`${tokens.expiresAt} > ${now}::timestamptz`,
    sql`${idleEnd} > ${now}::timestamptz`,
  );
}

export interface Session {
  id: string;
  account: Account;
  tokenHash: string;
  startedAt: Date;
  isTwoStep: boolean;
}

const sessionOfToken = prepareOnce((db) =>
  db
    .select({
      ...accountColumns,
      sessionId: tokens.id,
      startedAt: tokens.createdAt,
      lastUsedAt: tokens.lastUsedAt,
      isTwoStep: tokens.isTwoStep,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(and(eq(tokens.hash, sql.placeholder('hash')), isOpen(sql.placeholder('now'))))
    .prepare('session_of_token'),
);

/** The session of a token; undefined if the token is unknown, expired or revoked. */
export async function findSession(db: Database, hash: string): Promise<Session | undefined> {
  const [row] = await sessionOfToken(db).execute({ hash, now: new Date().toISOString() });
  if (row === undefined) return undefined;
  const { sessionId, startedAt, lastUsedAt, isTwoStep, ...account } = row;
  const noted = new Date(Date.now() - LAST_USE_INTERVAL);
  if (lastUsedAt < noted) {
    await db
      .update(tokens)
      .set({ lastUsedAt: new Date() })
      .where(and(eq(tokens.hash, hash), lt(tokens.lastUsedAt, noted)));
  }
  return { id: sessionId, account, tokenHash: hash, startedAt, isTwoStep };
}

/** Filters token hashes down to those whose session is still open. */
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

/** Revokes every session of the account, except the one with the hash `exceptHash`. */
export async function revokeTokens(db: Database, userId: string, exceptHash?: string): Promise<void> {
  await db
    .update(tokens)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(tokens.userId, userId),
        isNull(tokens.revokedAt),
        exceptHash === undefined ? undefined : ne(tokens.hash, exceptHash),
      ),
    );
}
