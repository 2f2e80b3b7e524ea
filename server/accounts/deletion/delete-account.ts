import type { FastifyRequest } from 'fastify';
import { normalEmail } from '../users/account.ts';
import { deleteUser } from '../users/delete-user.ts';
import type { Database } from '../../platform/database/client.ts';
import { isReferenced } from '../../platform/database/referenced.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { AccountDeletion } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import type { ConfirmPassword } from '../passwords/confirm-password.ts';
import { ownerConfirmation } from '../passwords/confirm-owner.ts';

/** Stops what other areas and services run for the user; a rejection aborts the deletion. */
export type BeforeDeletion = (userId: string) => Promise<void>;

export interface DeletionDependencies {
  db: Database;
  files: FileStore;
  confirmPassword: ConfirmPassword;
  beforeDeletion: readonly BeforeDeletion[];
}

/** Deletes the caller's account and everything that belongs to it. */
export async function deleteAccount(
  { db, files, confirmPassword, beforeDeletion }: DeletionDependencies,
  request: FastifyRequest,
  proof: AccountDeletion,
): Promise<void> {
  const { user } = request;
  await ownerConfirmation(confirmPassword, 'delete your account')(request, proof.password);
  // Typing the address prevents an accident.
  if (!user.hasPassword && normalEmail(proof.email ?? '') !== user.email)
    throw Problem.field('email', 'This is not your email address.');
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
