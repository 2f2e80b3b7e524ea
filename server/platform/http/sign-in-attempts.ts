import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import type { Limits } from './limits.ts';

/**
 * Runs a check of the password of the account with this email, unless too many have failed before
 * it.
 */
export type AttemptSignIn = <T>(
  request: FastifyRequest,
  email: string,
  check: () => Promise<T>,
) => Promise<T>;

/**
 * Counts the attempts that fail, by account and by address, so that signing in often is no offence.
 * One account is tried once at a time: many attempts at once cannot outrun the count.
 */
export function signInAttempts(app: FastifyInstance, limits: Limits): AttemptSignIn {
  const accountOf = new WeakMap<FastifyRequest, string>();
  const counters = [
    {
      limit: limits.failedSignInsByEmail,
      keyOf: (request: FastifyRequest) => accountOf.get(request) ?? '',
    },
    { limit: limits.failedSignInsByAddress, keyOf: ({ ip }: FastifyRequest) => ip },
  ].map(({ limit, keyOf }) =>
    app.createRateLimit({ max: limit.max, timeWindow: limit.seconds * 1000, keyGenerator: keyOf }),
  );
  const lastOf = new Map<string, Promise<unknown>>();

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
    const before = lastOf.get(account) ?? Promise.resolve();
    const turn = before.then(() => attempt(request, check));
    // The next one waits for this one to end, however it ends.
    const end = turn.then(
      () => undefined,
      () => undefined,
    );
    lastOf.set(account, end);
    void end.then(() => {
      if (lastOf.get(account) === end) lastOf.delete(account);
    });
    return turn;
  };
}
