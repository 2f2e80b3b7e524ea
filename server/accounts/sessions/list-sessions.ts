import { and, desc, eq } from 'drizzle-orm';
import { isOpen } from './sessions.ts';
import type { Database } from '../../platform/database/client.ts';
import { tokens } from './tables.ts';
import type { Session } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';

/** Lists the open sessions of an account; `current` is the hash of the caller's token. */
export async function listSessions(db: Database, userId: string, current: string): Promise<Session[]> {
  const rows = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.userId, userId), isOpen()))
    .orderBy(desc(tokens.lastUsedAt), desc(tokens.createdAt));
  return rows.map(({ hash, id, device, createdAt, lastUsedAt, expiresAt }) => ({
    id,
    device,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    current: hash === current,
  }));
}

export async function revokeSession(db: Database, userId: string, id: string): Promise<void> {
  const revoked = await db
    .update(tokens)
    .set({ revokedAt: new Date() })
    .where(and(eq(tokens.userId, userId), eq(tokens.id, id), isOpen()))
    .returning({ id: tokens.id });
  if (revoked.length === 0) throw new Problem('not_found');
}
