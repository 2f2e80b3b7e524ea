import { httpError, networkError, preparationError } from '@farfetched/core';

const PATIENCE = 15_000;

/**
 * The one place that talks to the network. Throws Farfetched's own kinds of error, so that its operators know them. A call that
 * is not answered in 15 s has failed; a file may take as long as its line needs.
 */
export async function http<Answer>(url: string, init?: RequestInit): Promise<Answer> {
  const early = init?.method === 'GET' ? takeFromDocument(url) : null;
  if (early !== null) return JSON.parse(early);
  const signal = init?.signal ?? (init?.body instanceof FormData ? undefined : AbortSignal.timeout(PATIENCE));
  const response = await fetch(url, { ...init, ...(signal && { signal }) }).catch(throwNetworkError);
  const answer = await read(response);
  if (response.ok) return answer;
  throw httpError({ status: response.status, statusText: response.statusText, response: answer });
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
  if (!response.headers.get('Content-Type')?.includes('json'))
    return response.blob().catch(throwNetworkError);
  const text = await response.text().catch(throwNetworkError);
  try {
    return JSON.parse(text);
  } catch {
    throw preparationError({ response: text, reason: 'The answer is not JSON.' });
  }
}

function throwNetworkError(cause: unknown): never {
  throw networkError({ reason: cause instanceof Error ? cause.message : null, cause });
}
