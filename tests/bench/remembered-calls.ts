import type { ApiAnswer, Visit } from '../../server/platform/http/client/built-client.ts';

/** Calls of a page that the server at this URL answers once, and that are answered from memory afterwards. */
export function rememberCalls(url: string, headers: Record<string, string> = {}): Visit['call'] {
  const answers = new Map<string, ApiAnswer>();
  return async (path, authorization) => {
    const known = answers.get(path);
    if (known) return known;
    const answer = await fetch(`${url}${path}`, {
      headers: { ...headers, ...(authorization !== null && { authorization }) },
    });
    const received = { status: answer.status, text: await answer.text() };
    answers.set(path, received);
    return received;
  };
}
