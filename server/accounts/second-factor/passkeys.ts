import {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, asc, eq, gt } from 'drizzle-orm';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '../../generated/schemas/index.ts';
import { newToken } from '../../platform/crypto/secret-token.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { passkeyRegistrations, passkeys } from './tables.ts';

const MAX_PASSKEYS = 20;
const REGISTRATION_TIME = 10 * 60_000;
const TIMEOUT = 5 * 60_000;
/** EdDSA, ES256 and RS256, which every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257];

/** Where passkeys are valid: the site of PUBLIC_URL. */
interface Site {
  rpID: string;
  origin: string;
}

export function siteOf(publicUrl: string): Site {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

export const listPasskeys = (db: Database, userId: string) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));

/** Returns the options with which the browser creates a passkey, and remembers their challenge. */
export async function startPasskey(
  db: Database,
  { id, email }: { id: string; email: string },
  { rpID }: Site,
): Promise<PasskeyCreationOptions> {
  const existing = await listPasskeys(db, id);
  if (existing.length >= MAX_PASSKEYS)
    throw new Problem('conflict', `You have ${MAX_PASSKEYS} passkeys. Remove one first.`);
  const userHandle = existing[0]?.userHandle ?? newToken();
  const excluded = existing.map(descriptorOf);
  const { challenge, rp, user, pubKeyCredParams, timeout, authenticatorSelection } =
    await generateRegistrationOptions({
      rpName: 'Lectern',
      rpID,
      userName: email,
      userDisplayName: email,
      userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
      timeout: TIMEOUT,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: excluded,
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
  const pending = { challenge, userHandle, expiresAt: new Date(Date.now() + REGISTRATION_TIME) };
  await db
    .insert(passkeyRegistrations)
    .values({ userId: id, ...pending })
    .onConflictDoUpdate({ target: passkeyRegistrations.userId, set: pending });
  return {
    challenge,
    rp: { name: rp.name, id: rpID },
    user,
    pubKeyCredParams,
    ...(timeout !== undefined && { timeout }),
    excludeCredentials: excluded,
    ...(authenticatorSelection && { authenticatorSelection }),
    attestation: 'none',
  };
}

/** Stores the passkey that the browser created, in the caller's transaction. */
export async function addPasskey(
  tx: Database,
  userId: string,
  { name, credential: given }: { name: string; credential: PasskeyRegistration },
  { rpID, origin }: Site,
): Promise<void> {
  const [pending] = await tx
    .delete(passkeyRegistrations)
    .where(and(eq(passkeyRegistrations.userId, userId), gt(passkeyRegistrations.expiresAt, new Date())))
    .returning();
  if (pending === undefined) throw new Problem('conflict', 'Adding the passkey took too long. Start again.');
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: given,
    expectedChallenge: pending.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(rejected);
  if (!verified || !registrationInfo)
    throw Problem.field('credential', 'This passkey could not be verified.');
  const { id, publicKey, counter } = registrationInfo.credential;
  const added = await tx
    .insert(passkeys)
    .values({
      userId,
      name: name.trim(),
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: given.response.transports ?? [],
      userHandle: pending.userHandle,
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  if (added.length === 0) throw new Problem('conflict', 'This passkey was added before.');
}

/** The options with which the browser signs `challenge`, or null if the account has no passkey. */
export async function passkeyRequest(
  db: Database,
  userId: string,
  { rpID }: Site,
): Promise<PasskeyRequestOptions | null> {
  const existing = await listPasskeys(db, userId);
  if (existing.length === 0) return null;
  return {
    challenge: newToken(),
    rpId: rpID,
    timeout: TIMEOUT,
    allowCredentials: existing.map(descriptorOf),
    userVerification: 'preferred',
  };
}

/** Whether a passkey of the account signed the challenge, with a counter that has grown. */
export async function acceptPasskey(
  db: Database,
  userId: string,
  { response, challenge }: { response: PasskeyAssertion; challenge: string | null },
  { rpID, origin }: Site,
): Promise<boolean> {
  const isThis = and(eq(passkeys.userId, userId), eq(passkeys.credentialId, response.id));
  const [passkey] = await db.select().from(passkeys).where(isThis);
  if (passkey === undefined || challenge === null) return false;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: false,
  }).catch(rejected);
  if (!verified || !authenticationInfo) return false;
  // A concurrent use of a copied authenticator changes the counter first.
  const used = await db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: new Date() })
    .where(and(isThis, eq(passkeys.counter, passkey.counter)))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

export async function removePasskey(tx: Database, userId: string, id: string): Promise<void> {
  const removed = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  if (removed.length === 0) throw new Problem('not_found');
}

const descriptorOf = ({ credentialId, transports }: typeof passkeys.$inferSelect) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});

/** The library throws for every flaw in what the browser sent. */
const rejected = () => ({
  verified: false as const,
  registrationInfo: undefined,
  authenticationInfo: undefined,
});
