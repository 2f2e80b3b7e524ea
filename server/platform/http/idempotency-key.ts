import type { FastifyRequest } from 'fastify';

/** What tells a call repeated from a second one, when the caller says so. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  return Array.isArray(key) ? key[0] : key;
}
