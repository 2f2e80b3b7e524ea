import type { HttpError, NetworkError } from '@farfetched/core';

const TRANSIENT = [408, 409, 425, 429, 500, 502, 503, 504];
const TRIES_AGAIN = 3;
const FIRST_WAIT = 500;
/** Whoever would have to wait longer is told, and decides. */
const LONGEST_WAIT = 10_000;
const SECOND = 1000;

/** Why a call failed, and the server's wish of when to ask again: seconds, or a date. */
export type Failure = { error: HttpError | NetworkError; retryAfter: string | null };

/** Whether doing it twice is the same as doing it once: it only reads, or names itself so that the server knows it again. */
export function isRepeatable({ method = 'GET', headers }: RequestInit = {}): boolean {
  return method === 'GET' || new Headers(headers).has('Idempotency-Key');
}

/**
 * Milliseconds before the next try of a call that has failed so many times: about 0.5, 1 and 2 seconds, or as long as the server asks
 * for. Null when trying again is no use.
 */
export function waitBeforeRetry({ error, retryAfter }: Failure, failures: number): number | null {
  if (failures > TRIES_AGAIN || !isTransient(error)) return null;
  const asked = retryAfter === null ? 0 : untilRetryAfter(retryAfter);
  if (asked > LONGEST_WAIT) return null;
  // A crowd that failed together is not to come back together.
  const spread = 0.75 + Math.random() / 2;
  return Math.max(asked, FIRST_WAIT * 2 ** (failures - 1) * spread);
}

function untilRetryAfter(retryAfter: string): number {
  const seconds = Number(retryAfter);
  const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * SECOND;
  return Number.isNaN(wait) ? 0 : wait;
}

/** Whoever has waited for the time-out is told, rather than kept waiting three times more; so is whoever has stopped the call. */
function isTransient(error: HttpError | NetworkError): boolean {
  if (error.errorType === 'HTTP') return TRANSIENT.includes(error.status);
  return !(error.cause instanceof DOMException);
}
