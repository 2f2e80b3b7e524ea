import { randomUUID } from 'node:crypto';
import { issueToken } from '../../server/auth/tokens.ts';
import { grant } from '../../server/credits/credits.ts';
import type { Database } from '../../server/database/client.ts';
import { users } from '../../server/database/schema.ts';

export interface NewAccount {
  role?: 'teacher' | 'student';
  email?: string;
  verified?: boolean;
  subscribed?: boolean;
  /** Tokens of each kind. */
  tokens?: number;
}

export interface SignedIn {
  id: string;
  email: string;
  /** Sent with a call to make it this person's. */
  headers: { authorization: string };
}

/** A signed-in account, straight in the database. */
export async function signIn(db: Database, account: NewAccount = {}): Promise<SignedIn> {
  const { role = 'teacher', verified = true, subscribed = true, tokens = 1_000_000 } = account;
  const id = randomUUID();
  const email = account.email ?? `${role}-${id.slice(0, 8)}@school.test`;
  await db.insert(users).values({
    id,
    firstName: role === 'teacher' ? 'Tess' : 'Sam',
    lastName: 'Example',
    email,
    // Nobody signs in with a password here, and hashing one takes longer than most tests.
    passwordHash: 'none',
    emailVerifiedAt: verified ? new Date() : null,
    onboardingCompleted: true,
    role,
    subscribed,
  });
  await grant(db, id, 'test', { input: tokens, output: tokens });
  return { id, email, headers: { authorization: `Bearer ${await issueToken(db, id)}` } };
}
