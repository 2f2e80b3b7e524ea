import { httpError, isPreparationError, networkError, preparationError } from '@farfetched/core';
import { type CallAnswer, currentRendering, takeAnswer, hydrationEnded } from '../first-view';
import { parseRendered } from './rendered-call.ts';
import { type Failure, isSafeToRetry, waitBeforeRetry } from './retry.ts';

const TIMEOUT = 15_000;

/** Uses up a mailed link although it is a GET. Programs that scan mail load the page, but not its scripts. */
const CHANGING_GET = /^\/api\/verify-email\//;

type Outcome<Answer> = { answer: Answer } | Failure;

/**
 * The only place that calls the network. Throws Farfetched's errors, which its guards recognise.
 * Calls time out after 15 s, except uploads. Transient failures are retried if the call is safe to repeat.
 */
export async function http<Answer>(url: string, init?: RequestInit): Promise<Answer> {
  const rendered = await answerOfTheServer(url, init);
  if (rendered) return parseRendered(rendered);
  for (let failures = 1; ; failures += 1) {
    const outcome = await call<Answer>(url, init);
    await hydrationEnded();
    if ('answer' in outcome) return outcome.answer;
    const wait = isSafeToRetry(init) ? waitBeforeRetry(outcome, failures) : null;
    if (wait === null) throw outcome.error;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

async function call<Answer>(url: string, init?: RequestInit): Promise<Outcome<Answer>> {
  const signal = init?.signal ?? (init?.body instanceof FormData ? undefined : AbortSignal.timeout(TIMEOUT));
  try {
    const response = await fetch(url, { ...init, ...(signal && { signal }) });
    const answer = await read(response);
    if (response.ok) return { answer };
    const { status, statusText, headers } = response;
    const retryAfter = headers.get('Retry-After');
    // Pages may show the delay that the server requests.
    const error = { ...httpError({ status, statusText, response: answer }), retryAfter };
    return { error, retryAfter };
  } catch (cause) {
    if (isPreparationError({ error: cause })) throw cause;
    const reason = cause instanceof Error ? cause.message : null;
    return { error: networkError({ reason, cause }), retryAfter: null };
  }
}

/**
 * While the server renders, the answer of a call in process; writes never run there. In the browser, the answer that the
 * server embedded in the document; null without one.
 */
function answerOfTheServer(
  url: string,
  init: RequestInit = {},
): Promise<CallAnswer | null> | CallAnswer | null {
  const rendering = currentRendering();
  const isRead = init.method === 'GET' && !CHANGING_GET.test(url);
  if (!rendering) return isRead ? takeAnswer(url) : null;
  if (!isRead) return new Promise(() => {});
  return rendering.call(url, new Headers(init.headers).get('Authorization'));
}

/** Resolves to parsed JSON, undefined for an empty response, or a Blob. Not validated yet. */
async function read(response: Response) {
  if (response.status === 204) return undefined;
  if (!response.headers.get('Content-Type')?.includes('json')) return response.blob();
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw preparationError({ response: text, reason: 'The response is not JSON.' });
  }
}
