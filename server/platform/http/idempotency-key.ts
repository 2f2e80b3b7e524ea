import type { FastifyRequest } from 'fastify';

/** The caller's key for a call that it may repeat, if there is one. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  return Array.isArray(key) ? key[0] : key;
}
