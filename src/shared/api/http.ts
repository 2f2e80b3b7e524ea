import { httpError, isPreparationError, networkError, preparationError } from '@farfetched/core';
import { type Failure, isRepeatable, waitBeforeRetry } from './retry.ts';

const PATIENCE = 15_000;

type Outcome<Answer> = { answer: Answer } | Failure;

/**
 * The one place that talks to the network. Throws Farfetched's own kinds of error, so that its operators know them. A call that
 * is not answered in 15 s has failed; a file may take as long as its line needs. A failure that may pass is tried again where
 * that does no harm.
 */
export async function http<Answer>(url: string, init?: RequestInit): Promise<Answer> {
  const early = init?.method === 'GET' ? takeFromDocument(url) : null;
  if (early !== null) return JSON.parse(early);
  for (let failures = 1; ; failures += 1) {
    const outcome = await call<Answer>(url, init);
    if ('answer' in outcome) return outcome.answer;
    const wait = isRepeatable(init) ? waitBeforeRetry(outcome, failures) : null;
    if (wait === null) throw outcome.error;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

async function call<Answer>(url: string, init?: RequestInit): Promise<Outcome<Answer>> {
  const signal = init?.signal ?? (init?.body instanceof FormData ? undefined : AbortSignal.timeout(PATIENCE));
  try {
    const response = await fetch(url, { ...init, ...(signal && { signal }) });
    const answer = await read(response);
    if (response.ok) return { answer };
    const { status, statusText, headers } = response;
    const retryAfter = headers.get('Retry-After');
    // The page may want to say how long the server asks to wait.
    const error = { ...httpError({ status, statusText, response: answer }), retryAfter };
    return { error, retryAfter };
  } catch (cause) {
    if (isPreparationError({ error: cause })) throw cause;
    const reason = cause instanceof Error ? cause.message : null;
    return { error: networkError({ reason, cause }), retryAfter: null };
  }
}

/** The server sends some answers along with the document; each is good for the first call. */
function takeFromDocument(url: string): string | null {
  const holder = globalThis.document?.querySelector(`script[data-answer="${CSS.escape(url)}"]`);
  holder?.remove();
  return holder?.textContent ?? null;
}

/** JSON as a value, nothing as undefined, any other content as a Blob. What it holds is for the contract to say. */
async function read(response: Response) {
  if (response.status === 204) return undefined;
  if (!response.headers.get('Content-Type')?.includes('json')) return response.blob();
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw preparationError({ response: text, reason: 'The answer is not JSON.' });
  }
}
