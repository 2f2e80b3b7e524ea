import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { seal, unseal } from '../../platform/crypto/sealed-text.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { authenticatorUri, newSecret, stepOf } from './one-time-codes.ts';
import { authenticators } from './tables.ts';

const PURPOSE = 'authenticator-secret';
const SET_UP_TIME = 10 * 60_000;
const MAX_FAILURES = 20;
const FAILURE_WINDOW = 60 * 60_000;

interface Owner {
  id: string;
  email: string;
}

/** Stores a new unconfirmed secret, and returns it for the app. */
export async function startAuthenticator(
  db: Database,
  { id, email }: Owner,
  linkSecret: string,
): Promise<{ secret: string; uri: string }> {
  const secret = newSecret();
  const sealed = { secret: seal(secret, PURPOSE, id, linkSecret), createdAt: new Date() };
  const stored = await db
    .insert(authenticators)
    .values({ userId: id, ...sealed })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: sealed,
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId });
  if (stored.length === 0)
    throw new Problem('conflict', 'An authenticator app is already set up. Remove it first.');
  return { secret, uri: authenticatorUri(secret, email) };
}

/** Turns the app on with its first code, in the caller's transaction. */
export async function confirmAuthenticator(
  tx: Database,
  userId: string,
  code: string,
  linkSecret: string,
): Promise<void> {
  const isPending = and(
    eq(authenticators.userId, userId),
    isNull(authenticators.confirmedAt),
    gt(authenticators.createdAt, new Date(Date.now() - SET_UP_TIME)),
  );
  const [pending] = await tx.select().from(authenticators).where(isPending);
  if (pending === undefined) throw new Problem('conflict', 'Setting up took too long. Start again.');
  const step = stepOf(code, unseal(pending.secret, PURPOSE, userId, linkSecret), Date.now());
  if (step === null)
    throw Problem.field(
      'code',
      'This code is not right. Check the time on your phone, then try the next one.',
    );
  const now = new Date();
  await tx.update(authenticators).set({ confirmedAt: now, createdAt: now, lastStep: step }).where(isPending);
}

/**
 * Whether the code is right and new. Wrong codes count per account, over all sign-ins: above the
 * limit this method pauses, while passkeys and recovery codes still work.
 */
export async function acceptCode(
  db: Database,
  userId: string,
  code: string,
  linkSecret: string,
): Promise<boolean> {
  const app = await countFailure(db, userId);
  if (app === undefined) return false;
  if (app.failures > MAX_FAILURES) {
    throw new Problem(
      'too_many_requests',
      'There were too many wrong codes. Use another method, or try again in an hour.',
      { retryAfter: Math.ceil((app.failuresSince.getTime() + FAILURE_WINDOW - Date.now()) / 1000) },
    );
  }
  const step = stepOf(code, unseal(app.secret, PURPOSE, userId, linkSecret), Date.now());
  if (step === null) return false;
  const accepted = await db
    .update(authenticators)
    .set({ lastStep: step, lastUsedAt: new Date(), failures: 0 })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId });
  return accepted.length > 0;
}

/** Counts before checking, so that concurrent attempts cannot bypass the limit. */
async function countFailure(db: Database, userId: string) {
  const isOver = sql`${authenticators.failuresSince} <= ${new Date(Date.now() - FAILURE_WINDOW).toISOString()}::timestamptz`;
  const [app] = await db
    .update(authenticators)
    .set({
      failures: sql`case when ${isOver} then 1 else ${authenticators.failures} + 1 end`,
      failuresSince: sql`case when ${isOver} then now() else ${authenticators.failuresSince} end`,
    })
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
    .returning();
  return app;
}

/** Removes the app in the caller's transaction; 404 if there is none. */
export async function removeAuthenticator(tx: Database, userId: string): Promise<void> {
  const removed = await tx
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
    .returning({ userId: authenticators.userId });
  if (removed.length === 0) throw new Problem('not_found');
}
