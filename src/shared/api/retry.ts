import type { HttpError, NetworkError } from '@farfetched/core';

const TRANSIENT = [408, 409, 425, 429, 500, 502, 503, 504];
const MAX_RETRIES = 3;
const BASE_DELAY = 500;
/** Seconds; if the server requests a longer delay, the user sees the error instead. */
const MAX_DELAY = 10_000;
const SECOND = 1000;

/** Why a call failed, and its Retry-After header: seconds or a date. */
export type Failure = { error: HttpError | NetworkError; retryAfter: string | null };

/** Whether the call is idempotent: it only reads, or carries an Idempotency-Key. */
export function isSafeToRetry({ method = 'GET', headers }: RequestInit = {}): boolean {
  return method === 'GET' || new Headers(headers).has('Idempotency-Key');
}

/**
 * Milliseconds before the next retry, given the number of failures so far: about 0.5, 1 and 2 s, or longer if the
 * server requests it. Null if a retry is pointless.
 */
export function waitBeforeRetry({ error, retryAfter }: Failure, failures: number): number | null {
  if (failures > MAX_RETRIES || !isTransient(error)) return null;
  const requested = retryAfter === null ? 0 : untilRetryAfter(retryAfter);
  if (requested > MAX_DELAY) return null;
  // Jitter, so that clients don't retry at the same time.
  const jitter = 0.75 + Math.random() / 2;
  return Math.max(requested, BASE_DELAY * 2 ** (failures - 1) * jitter);
}

function untilRetryAfter(retryAfter: string): number {
  const seconds = Number(retryAfter);
  const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * SECOND;
  return Number.isNaN(wait) ? 0 : wait;
}

/** Timeouts and aborts are not retried: the user has waited long enough, or has cancelled. */
function isTransient(error: HttpError | NetworkError): boolean {
  if (error.errorType === 'HTTP') return TRANSIENT.includes(error.status);
  return !(error.cause instanceof DOMException);
}
