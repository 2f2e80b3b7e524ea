import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { tokensOf } from './allowance.ts';
import { balanceOf, grant } from './credits.ts';
import type { Database } from '../../platform/database/client.ts';
import { users } from '../../accounts/users/tables.ts';
import type { TokenBalance } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';

/** Adds credits that do not expire. Idempotent by key. */
export async function topUp(
  db: Database,
  userId: string,
  credits: number,
  idempotencyKey: string = randomUUID(),
): Promise<TokenBalance> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (user === undefined) throw new Problem('not_found', 'There is no account with this id.');
  await grant(db, user.id, `topup:${idempotencyKey}`, tokensOf(credits));
  return balanceOf(db, user.id);
}
