import type { HttpError, NetworkError, PreparationError } from '@farfetched/core';
import { attach, createEffect, createEvent, createStore, type Effect, sample } from 'effector';
import { isUnauthenticated } from './problem.ts';

export type ApiError = HttpError | NetworkError | PreparationError;

/** The bearer token of the session; the session entity fills it. */
export const $token = createStore<string | null>(null, { name: 'token', sid: 'api-token' });

/** The id of the token's user, for paths that name the caller. The session entity fills it. */
export const $userId = createStore<string | null>(null, { name: 'userId', sid: 'api-user-id' });

/** The server rejected this token. The payload lets the session ignore outdated answers to an older token. */
export const unauthorized = createEvent<string | null>();

/**
 * The effect of an operation of the contract. Secured calls carry the token. In tests the fake handler of a secured call receives
 * `{token, request}`, that of a public call receives the request.
 */
export function createRequest<Request>(
  name: string,
  secured: boolean,
  call: (request: Request, init: RequestInit) => Promise<unknown>,
): Effect<Request, unknown, ApiError> {
  if (!secured)
    return createEffect<Request, unknown, ApiError>({ name, handler: (request) => call(request, {}) });
  const callFx = createEffect<{ token: string | null; request: Request }, unknown, ApiError>(
    ({ token, request }) =>
      call(request, token === null ? {} : { headers: { Authorization: `Bearer ${token}` } }),
  );
  sample({
    clock: callFx.fail,
    filter: isUnauthenticated,
    fn: ({ params }) => params.token,
    target: unauthorized,
  });
  return attach({
    name,
    source: $token,
    effect: callFx,
    mapParams: (request: Request, token) => ({ token, request }),
  });
}
