import { httpError, networkError, preparationError } from '@farfetched/core';

/** The one place that talks to the network. Throws Farfetched's own kinds of error, so that its operators know them. */
export async function http<Answer>(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw networkError({ reason: cause instanceof Error ? cause.message : null, cause });
  });
  const answer = await read(response);
  if (response.ok) return answer;
  throw httpError({ status: response.status, statusText: response.statusText, response: answer });
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
