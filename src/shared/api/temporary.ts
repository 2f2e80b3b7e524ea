import { problemOf } from './problem.ts';

const TOO_MANY = 429;
const TIMEOUT = 408;
const SECOND = 1000;

/** Whether the server declined the call only because there were too many. */
export const isThrottled = (error: unknown): boolean => problemOf(error).status === TOO_MANY;

/** Whether the same call may succeed later: without an answer, after a fault of the server, or after too many calls. */
export function isTemporary(error: unknown): boolean {
  const { status } = problemOf(error);
  return status === null || status >= 500 || status === TOO_MANY || status === TIMEOUT;
}

/** Milliseconds to wait before the call is repeated: what the server asked for, or `least` if that is longer. */
export const waitAfter = (error: unknown, least: number): number =>
  Math.max(least, (problemOf(error).retryAfter ?? 0) * SECOND);
