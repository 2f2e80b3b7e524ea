import { randomUUID } from 'node:crypto';
import { findByEmail } from '../../accounts/users/find-by-email.ts';
import type { TokenBalance } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { tokensOf } from './allowance.ts';
import { balanceOf, grant } from './credits.ts';

interface TopUp {
  email: string;
  credits: number;
  /** Why, in the administrator's words. */
  reason: string;
}

/** Adds credits that do not expire to the verified owner of an address. Idempotent by key. */
export async function topUp(
  db: Database,
  { email, credits, reason }: TopUp,
  idempotencyKey: string = randomUUID(),
): Promise<{ userId: string; balance: TokenBalance }> {
  const { owner } = await findByEmail(db, email);
  if (owner === undefined) throw new Problem('not_found', 'No account has verified this address.');
  await grant(db, owner.id, `topup:${idempotencyKey}`, tokensOf(credits), reason.trim());
  return { userId: owner.id, balance: await balanceOf(db, owner.id) };
}
