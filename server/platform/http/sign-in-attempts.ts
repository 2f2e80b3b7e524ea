import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { addressKey } from './address-key.ts';
import type { Limits } from './limits.ts';

/** Runs a password check for the account with this email; throws a 429 after too many failures. */
export type AttemptSignIn = <T>(
  request: FastifyRequest,
  email: string,
  check: () => Promise<T>,
) => Promise<T>;

/**
 * Limits failed attempts by account and by address. Attempts for one account run one at a time, so
 * that concurrent ones cannot bypass the limit.
 */
export function signInAttempts(app: FastifyInstance, limits: Limits): AttemptSignIn {
  const accountOf = new WeakMap<FastifyRequest, string>();
  const counters = [
    {
      limit: limits.failedSignInsByEmail,
      keyOf: (request: FastifyRequest) => accountOf.get(request) ?? '',
    },
    { limit: limits.failedSignInsByAddress, keyOf: ({ ip }: FastifyRequest) => addressKey(ip) },
  ].map(({ limit, keyOf }) =>
    app.createRateLimit({ max: limit.max, timeWindow: limit.seconds * 1000, keyGenerator: keyOf }),
  );
  const lastAttempts = new Map<string, Promise<unknown>>();

  async function attempt<T>(request: FastifyRequest, check: () => Promise<T>): Promise<T> {
    for (const count of counters) {
      const state = await count(request, { increment: false });
      if (!state.isAllowed && state.remaining === 0) {
        throw new Problem('too_many_requests', undefined, { retryAfter: state.ttlInSeconds });
      }
    }
    try {
      return await check();
    } catch (error) {
      for (const count of counters) await count(request);
      throw error;
    }
  }

  return (request, email, check) => {
    const account = email.toLowerCase();
    accountOf.set(request, account);
    const previous = lastAttempts.get(account) ?? Promise.resolve();
    const current = previous.then(() => attempt(request, check));
    // Resolves after success and failure, so that the next attempt can run.
    const end = current.then(
      () => undefined,
      () => undefined,
    );
    lastAttempts.set(account, end);
    void end.then(() => {
      if (lastAttempts.get(account) === end) lastAttempts.delete(account);
    });
    return current;
  };
}
