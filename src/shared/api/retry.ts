import { isHttpErrorCode, isNetworkError, type NetworkError, type Query, retry } from '@farfetched/core';

const TRANSIENT = [408, 409, 425, 429, 500, 502, 503, 504];

/** Tries a query again after a failure that may pass: 0.5, 1 and 2 seconds later. */
export function retryTransient<Params, Data, Failure>(query: Query<Params, Data, Failure>): void {
  retry(query, {
    times: 3,
    delay: ({ attempt }) => 250 * 2 ** attempt,
    filter: (failed) =>
      isNetworkError(failed) ? !hasTimedOut(failed.error) : isHttpErrorCode(TRANSIENT)(failed),
  });
}

/** Whoever has waited that long already is told, rather than kept waiting three times more. */
function hasTimedOut({ cause }: NetworkError): boolean {
  return cause instanceof DOMException && cause.name === 'TimeoutError';
}
