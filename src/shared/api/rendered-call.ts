import { httpError } from '@farfetched/core';
import type { CallAnswer, Rendering } from '../first-view';
import { waitBeforeRetry } from './retry.ts';

/** Calls the API while the server renders. Transient failures are retried as in the browser, where only the last answer arrives. */
export async function callPersistently(
  call: Rendering['call'],
  url: string,
  authorization: string | null,
): Promise<CallAnswer> {
  for (let failures = 1; ; failures += 1) {
    const answer = await call(url, authorization);
    const wait = isSuccess(answer) ? null : waitBeforeRetry(failureOf(answer), failures);
    if (wait === null) return answer;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** A set: as values of a map, answers would outlive their documents until the next collection of all garbage. */
const rendered = new WeakSet<object>();

/** Whether this answer came with the document: the server's own build wrote it by the contract, so it needs no schema. */
export const isRendered = (response: unknown): boolean =>
  typeof response === 'object' && response !== null && rendered.has(response);

/** Parses the answer of such a call; throws Farfetched's errors. */
export function parseRendered(answer: CallAnswer) {
  if (isSuccess(answer)) {
    const response = JSON.parse(answer.text);
    rendered.add(response);
    return response;
  }
  const { error, retryAfter } = failureOf(answer);
  throw { ...error, retryAfter };
}

const isSuccess = ({ status }: CallAnswer): boolean => status < 300;

const failureOf = ({ status, text, retryAfter }: CallAnswer) => ({
  error: httpError({ status, statusText: '', response: JSON.parse(text) }),
  retryAfter: retryAfter ?? null,
});
