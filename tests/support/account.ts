import { randomUUID } from 'node:crypto';
import { issueToken } from '../../server/accounts/sessions/sessions.ts';
import { readConfig } from '../../server/platform/config.ts';
import { subscriptions } from '../../server/billing/subscriptions/tables.ts';
import { grant } from '../../server/billing/credits/credits.ts';
import type { Database } from '../../server/platform/database/client.ts';
import { users } from '../../server/accounts/users/tables.ts';

export interface NewAccount {
  role?: 'teacher' | 'student';
  email?: string;
  verified?: boolean;
  onboarded?: boolean;
  /** Whether it has an active subscription, and whether it has had one. */
  subscribed?: boolean;
  /** The price of its subscription; by default the role's highest plan, or a metered one if `tokens` is set. */
  plan?: string;
  /** Whether it has {@link ACCOUNT_PASSWORD}; otherwise it signs in with Google. */
  password?: boolean;
  /** Whether the session was confirmed with a second factor. */
  isTwoStep?: boolean;
  /** Tokens of each kind; by default plenty. */
  tokens?: number;
}

export interface SignedIn {
  id: string;
  email: string;
  /** Authorises a call as this user. */
  headers: { authorization: string };
}

/** The password of all accounts created here. */
export const ACCOUNT_PASSWORD = 'a long phrase';
// Hashed once, because hashing takes longer than most tests.
const ACCOUNT_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$HEtsN9doJtZ4pdX0vLFD7w$oD9a9Vd46lRaun0MxdcwPdBsZ0Ptyq6cqRcNRS0893c';

/** Inserts a signed-in account into the database. */
export async function signIn(db: Database, account: NewAccount = {}): Promise<SignedIn> {
  const { role = 'teacher', verified = true, onboarded = true, subscribed = true } = account;
  const { password = true, tokens = 1_000_000 } = account;
  const plan = account.plan ?? (account.tokens === undefined ? `${role}_pro_month` : 'student_plus_month');
  const id = randomUUID();
  const email = account.email ?? `${role}-${id.slice(0, 8)}@school.test`;
  await db.insert(users).values({
    id,
    firstName: role === 'teacher' ? 'Tess' : 'Sam',
    lastName: 'Example',
    email,
    passwordHash: password ? ACCOUNT_HASH : null,
    emailVerifiedAt: verified ? new Date() : null,
    onboardingCompleted: onboarded,
    role,
    subscribed,
  });
  await grant(db, id, 'test', { input: tokens, output: tokens });
  if (subscribed) await db.insert(subscriptions).values(subscriptionOf(id, plan));
  const { token } = await issueToken(db, id, readConfig({}).sessions, {
    isTwoStep: account.isTwoStep,
  });
  return { id, email, headers: { authorization: `Bearer ${token}` } };
}

/** Inserts a subscription, as a webhook of Stripe would. Its period is unpaid, so it grants no credits. */
function subscriptionOf(userId: string, priceId: string): typeof subscriptions.$inferInsert {
  const start = new Date();
  return {
    id: `sub_test_${userId}`,
    userId,
    itemId: `si_test_${userId}`,
    priceId,
    status: 'active',
    currentPeriodStart: start,
    currentPeriodEnd: new Date(start.getTime() + 30 * 86_400_000),
    cancelAtPeriodEnd: false,
    isPaused: false,
    isPaid: false,
    hasBegun: true,
    readTicket: 0,
    createdAt: start,
  };
}
