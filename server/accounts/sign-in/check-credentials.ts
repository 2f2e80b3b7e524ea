import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts';
import { findByEmail } from '../users/find-by-email.ts';

const decoy = hashPassword(randomUUID());

type Candidate = { passwordHash: string | null } | undefined;

/** Takes the same time for an account without a password, and for none. */
async function hasThisPassword(account: Candidate, password: string): Promise<boolean> {
  const hash = account?.passwordHash ?? null;
  const matches = await verifyPassword(password, hash ?? (await decoy));
  return hash !== null && matches;
}

/**
 * The id of the account, or one and the same refusal. Two passwords are verified whatever there is: that of the account that has the
 * address and that of one that waits for it, or a decoy in the place of each.
 */
export async function checkCredentials(db: Database, email: string, password: string): Promise<string> {
  const { owner, newcomer } = await findByEmail(db, email);
  const [isOwner, isNewcomer] = await Promise.all([
    hasThisPassword(owner, password),
    hasThisPassword(newcomer, password),
  ]);
  if (owner && isOwner) return owner.id;
  if (newcomer && isNewcomer) return newcomer.id;
  throw new Problem('unauthenticated', 'Invalid credentials');
}
