import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { addressKey } from './address-key.ts';
import type { Limit, Limits } from './limits.ts';

/** Runs a password check; throws a 429 after too many failures. */
export type AttemptSignIn = <T>(
  request: FastifyRequest,
  by: SignInAttempt,
  check: () => Promise<T>,
) => Promise<T>;

export interface SignInAttempt {
  email: string;
  /**
   * Identifies a session or device that has proved the account before. Its failures count apart, so
   * that attempts from elsewhere cannot lock the owner out.
   */
  bucket: string | undefined;
}

/**
 * Limits failed attempts by account and by address, or by the caller's own bucket. Attempts that
 * count together run one at a time, so that concurrent ones cannot bypass the limit.
 */
export function signInAttempts(app: FastifyInstance, limits: Limits): AttemptSignIn {
  const keys = new WeakMap<FastifyRequest, string>();
  const counter = ({ max, seconds }: Limit, keyGenerator: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: seconds * 1000, keyGenerator });
  const byKey = counter(limits.failedSignInsByEmail, (request) => keys.get(request) ?? '');
  const byAddress = counter(limits.failedSignInsByAddress, ({ ip }) => addressKey(ip));
  const lastAttempts = new Map<string, Promise<unknown>>();

  async function attempt<T>(
    request: FastifyRequest,
    counters: readonly (typeof byKey)[],
    check: () => Promise<T>,
  ): Promise<T> {
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

  return (request, { email, bucket }, check) => {
    const key = bucket ?? email.toLowerCase();
    keys.set(request, key);
    const counters = bucket === undefined ? [byKey, byAddress] : [byKey];
    const previous = lastAttempts.get(key) ?? Promise.resolve();
    const current = previous.then(() => attempt(request, counters, check));
    // Resolves after success and failure, so that the next attempt can run.
    const end = current.then(
      () => undefined,
      () => undefined,
    );
    lastAttempts.set(key, end);
    void end.then(() => {
      if (lastAttempts.get(key) === end) lastAttempts.delete(key);
    });
    return current;
  };
}
