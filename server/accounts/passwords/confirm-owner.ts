import type { FastifyRequest } from 'fastify';
import { Problem } from '../../platform/problem.ts';
import type { ConfirmPassword } from './confirm-password.ts';

const FRESH_SESSION = 10 * 60_000;

export type ConfirmOwner = (request: FastifyRequest, password: string | undefined) => Promise<void>;

/**
 * Makes sure that the owner, not a thief of the session, is the caller: by the password, or, for an
 * account without one, by a session younger than 10 minutes. `action` completes the sentence "Sign
 * in again, then …".
 */
export const ownerConfirmation =
  (confirmPassword: ConfirmPassword, action: string): ConfirmOwner =>
  async (request, password) => {
    const { user, session } = request;
    if (user.hasPassword) return confirmPassword(request, user, 'password', password ?? '');
    const age = Date.now() - (session?.startedAt.getTime() ?? 0);
    if (age > FRESH_SESSION) throw new Problem('forbidden', `Sign in again, then ${action}.`);
  };
