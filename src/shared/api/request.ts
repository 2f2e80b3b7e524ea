import type { HttpError, NetworkError, PreparationError } from '@farfetched/core';
import { attach, createEffect, createEvent, createStore, type Effect, sample, scopeBind } from 'effector';
import { isUnauthenticated } from './problem.ts';

export type ApiError = HttpError | NetworkError | PreparationError;

/** The bearer token of the session; the session entity fills it. */
export const $token = createStore<string | null>(null, { name: 'token', sid: 'api-token' });

/** The id of the token's user, for paths that name the caller. The session entity fills it. */
export const $userId = createStore<string | null>(null, { name: 'userId', sid: 'api-user-id' });

/** The server rejected this token. The payload lets the session ignore late answers to an older token. */
export const unauthorized = createEvent<string | null>();

type Call<Request> = (request: Request, init: RequestInit) => Promise<unknown>;

/** A secured call with the token of the session. Tests see the token and the request, but not `send`. */
type SecuredCall = { token: string | null; send: () => Promise<unknown> };

const withToken = (token: string | null): RequestInit => ({
  headers: token === null ? {} : { Authorization: `Bearer ${token}` },
});

function securedCall<Request>(token: string | null, request: Request, call: Call<Request>): SecuredCall {
  const send = () => call(request, withToken(token));
  return Object.defineProperty({ token, request, send }, 'send', { enumerable: false });
}

/** One for all operations: an effect is two dozen nodes of Effector, and a page declares some forty operations. */
const sendFx = createEffect<SecuredCall, unknown, ApiError>(({ send }) => send());
sample({
  clock: sendFx.fail,
  filter: isUnauthenticated,
  fn: ({ params }) => params.token,
  target: unauthorized,
});

/** The effect of an operation of the contract. */
export type Operation<Request> = Effect<Request, unknown, ApiError> & {
  /** Sends a request without the effect. */
  send: (request: Request, token: string | null) => Promise<unknown>;
};

/**
 * Sends a request while the server renders, without the effects of its operation: nothing follows their progress there, and they
 * are a twentieth of a document. The effect handles a failure, which the session follows; it gets the same answer.
 */
export function sendWhileRendering<Request>(
  operationFx: Operation<Request>,
  request: Request,
  token: string | null,
): Promise<unknown> {
  const report = scopeBind(operationFx, { safe: true });
  return operationFx.send(request, token).catch(() => report(request));
}

/**
 * The effect of an operation. Secured calls carry the token. In tests the fake handler of a secured call receives
 * `{token, request}`, that of a public call receives the request.
 */
export function createRequest<Request>(
  name: string,
  secured: boolean,
  call: Call<Request>,
): Operation<Request> {
  const requestFx = secured
    ? attach({
        name,
        source: $token,
        effect: sendFx,
        mapParams: (request: Request, token) => securedCall(token, request, call),
      })
    : createEffect<Request, unknown, ApiError>({ name, handler: (request) => call(request, {}) });
  return Object.assign(requestFx, {
    send: (request: Request, token: string | null) => call(request, secured ? withToken(token) : {}),
  });
}
