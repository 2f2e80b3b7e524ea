import { EngineFailure } from '../port/engine-failure.ts';

const REJECTED = 'The AI provider rejected the request. Please tell the person who runs this installation.';

/** Maps a provider's HTTP status other than 200 to a failure. */
export function failureOfStatus(
  status: number,
  retryAfter: string | undefined,
  cause: unknown,
): EngineFailure {
  if (status === 401 || status === 403) return new EngineFailure('provider_unauthorized', { cause });
  if (status === 429) return new EngineFailure('provider_busy', { retryAfter: secondsOf(retryAfter), cause });
  if (status >= 500) return new EngineFailure('provider_error', { retryAfter: secondsOf(retryAfter), cause });
  return new EngineFailure('provider_error', { message: REJECTED, retryable: false, cause });
}

function secondsOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
