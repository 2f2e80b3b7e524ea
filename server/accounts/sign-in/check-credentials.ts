import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts';
import { findByEmail } from '../users/find-by-email.ts';

const decoy = hashPassword(randomUUID());

type Candidate = { passwordHash: string | null } | undefined;

/** Takes the same time if the account has no password or does not exist. */
export async function hasThisPassword(account: Candidate, password: string): Promise<boolean> {
  const hash = account?.passwordHash ?? null;
  const matches = await verifyPassword(password, hash ?? (await decoy));
  return hash !== null && matches;
}

/**
 * Returns the id of the account that the password opens, else throws the same 401 for every cause.
 * Always verifies two hashes, the owner's and the newcomer's or decoys for them, so that the time
 * reveals nothing.
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
