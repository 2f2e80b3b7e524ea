import type { FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import type { Account } from '../users/account.ts';
import { verifyPassword } from './password-hash.ts';
import type { Database } from '../../platform/database/client.ts';
import { users } from '../users/tables.ts';
import type { AttemptSignIn } from '../../platform/http/sign-in-attempts.ts';
import { Problem } from '../../platform/problem.ts';

export type ConfirmPassword = (
  request: FastifyRequest,
  account: Account,
  field: string,
  password: string,
) => Promise<void>;

/**
 * Rejects a wrong current password as a field error. Guesses are limited for each session, so a stolen
 * session gains nothing, and attempts to sign in elsewhere do not stop the owner.
 */
export function passwordConfirmation(db: Database, attemptSignIn: AttemptSignIn): ConfirmPassword {
  return async (request, { id, email, hasPassword }, field, password) => {
    if (!hasPassword)
      throw Problem.field(field, 'Set a password first: use “Forgot password” on the sign-in page.');
    const bucket = request.session ? `session ${request.session.id}` : undefined;
    await attemptSignIn(request, { email, bucket }, async () => {
      const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
      const hash = user?.hash ?? null;
      const matches = hash !== null && (await verifyPassword(password, hash));
      if (!matches) throw Problem.field(field, 'This is not your password.');
    });
  };
}
