import type { FastifyRequest } from 'fastify';
import { normalEmail } from '../auth/account.ts';
import { forgetAccount } from '../auth/forget-account.ts';
import type { Database } from '../../platform/database/client.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { AccountDeletion } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import type { ConfirmPassword } from './own-password.ts';

/** Ends what other services and running work still do for a person; a failure stops the deletion. */
export type Farewell = (userId: string) => Promise<void>;

interface Needs {
  db: Database;
  files: FileStore;
  confirmPassword: ConfirmPassword;
  farewells: readonly Farewell[];
}

const FRESH_SESSION = 10 * 60_000;

/** Deletes the account behind a call and everything that belongs to it. */
export async function deleteAccount(
  { db, files, confirmPassword, farewells }: Needs,
  request: FastifyRequest,
  proof: AccountDeletion,
): Promise<void> {
  const { user } = request;
  if (user.hasPassword) await confirmPassword(request, user, 'password', proof.password ?? '');
  else refuseUnconfirmed(request, proof);
  for (const sayFarewell of farewells) await sayFarewell(user.id);
  const photoId = await db.transaction((tx) => forgetAccount(tx, user.id));
  if (photoId !== null) await files.remove(photoId);
}

/** Without a password, the proof is to have just signed in; the typed address keeps a slip of the finger from doing it. */
function refuseUnconfirmed({ session, user }: FastifyRequest, { email }: AccountDeletion): void {
  const age = Date.now() - (session?.startedAt.getTime() ?? 0);
  if (age > FRESH_SESSION)
    throw new Problem('forbidden', 'Sign in with Google again, then delete your account.');
  if (normalEmail(email ?? '') !== user.email) throw Problem.field('email', 'This is not your e-mail.');
}
