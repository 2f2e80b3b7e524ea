import { ModelFailure } from './model.ts';

const REJECTED =
  'The AI provider did not accept the request. Please tell the person who runs this installation.';

/** What a provider means by an HTTP status that is not 200. */
export function failureOfStatus(
  status: number,
  retryAfter: string | undefined,
  cause: unknown,
): ModelFailure {
  if (status === 401 || status === 403) return new ModelFailure('provider_unauthorized', { cause });
  if (status === 429) return new ModelFailure('provider_busy', { retryAfter: secondsOf(retryAfter), cause });
  if (status >= 500) return new ModelFailure('provider_error', { retryAfter: secondsOf(retryAfter), cause });
  return new ModelFailure('provider_error', { message: REJECTED, retryable: false, cause });
}

function secondsOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
