import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { SecondFactorAnswer } from '../../generated/schemas/index.ts';
import { hashToken, newToken } from '../../platform/crypto/secret-token.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import type { StartSession } from '../sessions/start-session.ts';
import { passkeyRequest, siteOf } from './passkeys.ts';
import { methodsOf, readFactors } from './read-factors.ts';
import { signInChallenges } from './tables.ts';

const LIFETIME = 10 * 60_000;
const MAX_ATTEMPTS = 10;

/** Ends the first step of a sign-in: with a session, or a challenge for the second factor. */
export type StartSignIn = (
  ...session: Parameters<StartSession>
) => Promise<Awaited<ReturnType<StartSession>> | SecondFactorAnswer>;

export function signInStarter(db: Database, publicUrl: string, startSession: StartSession): StartSignIn {
  return async (request, userId, message, remember = false) => {
    const methods = methodsOf(await readFactors(db, userId));
    if (methods.length === 0) return startSession(request, userId, message, remember);
    const token = newToken();
    const passkeyOptions = await passkeyRequest(db, userId, siteOf(publicUrl));
    const expiresAt = new Date(Date.now() + LIFETIME);
    await db
      .delete(signInChallenges)
      .where(and(eq(signInChallenges.userId, userId), lte(signInChallenges.expiresAt, new Date())));
    await db.insert(signInChallenges).values({
      hash: hashToken(token),
      userId,
      remember,
      challenge: passkeyOptions?.challenge ?? null,
      expiresAt,
    });
    return {
      status: 'success',
      message: 'Confirm with your second factor.',
      data: {
        challenge: token,
        methods,
        passkey_options: passkeyOptions,
        expires_at: expiresAt.toISOString(),
      },
    };
  };
}

export type SignInChallenge = typeof signInChallenges.$inferSelect;

/** Counts an attempt before it is checked, so that concurrent ones cannot exceed the limit. */
export async function takeAttempt(db: Database, token: string): Promise<SignInChallenge> {
  const [challenge] = await db
    .update(signInChallenges)
    .set({ attempts: sql`${signInChallenges.attempts} + 1` })
    .where(
      and(
        eq(signInChallenges.hash, hashToken(token)),
        gt(signInChallenges.expiresAt, new Date()),
        lt(signInChallenges.attempts, MAX_ATTEMPTS),
      ),
    )
    .returning();
  if (challenge === undefined) throw ended();
  return challenge;
}

/** Redeems the challenge; of concurrent calls, one succeeds. */
export async function redeem(db: Database, { hash }: SignInChallenge): Promise<void> {
  const redeemed = await db
    .delete(signInChallenges)
    .where(eq(signInChallenges.hash, hash))
    .returning({ hash: signInChallenges.hash });
  if (redeemed.length === 0) throw ended();
}

/** Ends every sign-in of the account that waits for its second step. */
export async function deleteChallenges(tx: Database, userId: string): Promise<void> {
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
}

const ended = () => new Problem('unauthenticated', 'This sign-in has expired. Sign in again.');
