import type { FastifyRequest } from 'fastify';
import { normalEmail } from '../users/account.ts';
import { deleteUser } from '../users/delete-user.ts';
import type { Database } from '../../platform/database/client.ts';
import { isReferenced } from '../../platform/database/referenced.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { AccountDeletion } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import type { ConfirmPassword } from '../passwords/confirm-password.ts';

/** Stops what other areas and services run for the user; a rejection aborts the deletion. */
export type BeforeDeletion = (userId: string) => Promise<void>;

export interface DeletionNeeds {
  db: Database;
  files: FileStore;
  confirmPassword: ConfirmPassword;
  beforeDeletion: readonly BeforeDeletion[];
}

const FRESH_SESSION = 10 * 60_000;

/** Deletes the caller's account and everything that belongs to it. */
export async function deleteAccount(
  { db, files, confirmPassword, beforeDeletion }: DeletionNeeds,
  request: FastifyRequest,
  proof: AccountDeletion,
): Promise<void> {
  const { user } = request;
  if (user.hasPassword) await confirmPassword(request, user, 'password', proof.password ?? '');
  else rejectUnconfirmed(request, proof);
  for (const stop of beforeDeletion) await stop(user.id);
  const photoId = await db
    .transaction((tx) => deleteUser(tx, user.id))
    .catch((error: unknown) => {
      // Another call became a Stripe customer in the meantime.
      if (isReferenced(error))
        throw new Problem('conflict', 'A payment is under way. Try again in a moment.');
      throw error;
    });
  if (photoId !== null) await files.remove(photoId);
}

/**
 * An account without a password proves itself by a fresh session; typing the address prevents an
 * accident.
 */
function rejectUnconfirmed({ session, user }: FastifyRequest, { email }: AccountDeletion): void {
  const age = Date.now() - (session?.startedAt.getTime() ?? 0);
  if (age > FRESH_SESSION)
    throw new Problem('forbidden', 'Sign in with Google again, then delete your account.');
  if (normalEmail(email ?? '') !== user.email)
    throw Problem.field('email', 'This is not your email address.');
}
