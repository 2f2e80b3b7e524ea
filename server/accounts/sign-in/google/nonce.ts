import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { newToken } from '../../../platform/crypto/secret-token.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { SecretCookies } from '../../../platform/http/secret-cookies.ts';
import { Problem } from '../../../platform/problem.ts';
import { usedGoogleNonces } from './tables.ts';

const COOKIE = 'lectern_google';
/** As long as Google's ID tokens. */
const LIFETIME_SECONDS = 3600;

/** The nonce follows from the cookie's secret, so only the browser that began can use the token. */
const nonceOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Begins a sign-in, or continues the one that another tab of the browser has begun. */
export function beginGoogleSignIn(cookies: SecretCookies): string {
  const secret = cookies.read(COOKIE) ?? newToken();
  cookies.set(COOKIE, secret, LIFETIME_SECONDS);
  return nonceOf(secret);
}

/** The nonce that this browser's ID token must carry; undefined if it has begun no sign-in. */
export function expectedNonce(cookies: SecretCookies): string | undefined {
  const secret = cookies.read(COOKIE);
  return secret === undefined ? undefined : nonceOf(secret);
}

export const endGoogleSignIn = (cookies: SecretCookies): void => cookies.delete(COOKIE);

/** Marks the nonce as used, in the transaction of the sign-in; rejects one that was used before. */
export async function consumeNonce(tx: Database, nonce: string, expiresAt: Date): Promise<void> {
  await tx.delete(usedGoogleNonces).where(lt(usedGoogleNonces.expiresAt, new Date()));
  const added = await tx
    .insert(usedGoogleNonces)
    .values({ nonce, expiresAt })
    .onConflictDoNothing()
    .returning({ nonce: usedGoogleNonces.nonce });
  if (added.length === 0) throw notAccepted();
}

export const notAccepted = (cause?: unknown) =>
  new Problem('unauthenticated', 'Google sign-in was not accepted. Try again.', { cause });
