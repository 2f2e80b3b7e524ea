import { EngineFailure } from '../port/engine-failure.ts';

export interface ProviderError {
  /** The HTTP status, or the code of an error within a stream. */
  status: number;
  /** Seconds, or a date, as in Retry-After. */
  retryAfter?: string | undefined;
  /** The provider's text. */
  text: string;
  cause?: unknown;
}

const TELL = 'Please tell the person who runs this installation.';
const REJECTED = `The AI provider rejected the request. ${TELL}`;
const NO_CREDIT = `The AI provider’s account has no credit left. ${TELL}`;
const NO_MODEL = `The AI provider doesn’t have the configured model. ${TELL}`;
const TOO_MUCH_TEXT =
  'This is more text than the AI model can read. Use a shorter source, or ask for fewer sections.';
const LOADING = 'The AI model is still loading. Please continue in a few minutes.';

/** Seconds between two calls of a server that loads its model. */
const LOADING_INTERVAL = 5;

interface Meaning {
  matches: (error: ProviderError) => boolean;
  failure: (error: ProviderError) => EngineFailure;
}

const says =
  (pattern: RegExp) =>
  ({ text }: ProviderError) =>
    pattern.test(text);

/** What the errors of providers mean; the first match counts. */
const MEANINGS: readonly Meaning[] = [
  {
    matches: says(
      /insufficient.?(quota|balance|credits?|funds)|exceeded your current quota|credit balance is too low/i,
    ),
    failure: (error) => permanent('provider_error', NO_CREDIT, error),
  },
  {
    matches: ({ status }) => status === 402,
    failure: (error) => permanent('provider_error', NO_CREDIT, error),
  },
  {
    matches: says(/content_filter|content_policy|content management policy|requires moderation|was flagged/i),
    failure: (error) => new EngineFailure('refused', detailsOf(error)),
  },
  {
    matches: ({ status }) => status === 401 || status === 403,
    failure: (error) => new EngineFailure('provider_unauthorized', detailsOf(error)),
  },
  {
    matches: says(
      /context.{0,3}(length|window|size)|maximum context|prompt is too long|too many (input )?tokens|exceeds the available context/i,
    ),
    failure: (error) => permanent('too_long', TOO_MUCH_TEXT, error),
  },
  {
    matches: ({ status, text }) =>
      status === 404 ||
      (status < 500 && /model.{0,80}(does not exist|not found|not available|no longer)/i.test(text)),
    failure: (error) => permanent('provider_error', NO_MODEL, error),
  },
  {
    matches: ({ status }) => status === 429,
    failure: (error) => new EngineFailure('provider_busy', detailsOf(error)),
  },
  {
    matches: ({ status, text }) => status === 503 && /loading/i.test(text),
    failure: (error) =>
      new EngineFailure('provider_busy', {
        ...detailsOf(error),
        message: LOADING,
        isLoading: true,
        retryAfter: LOADING_INTERVAL,
      }),
  },
  {
    matches: ({ status }) => status >= 500 || status === 408 || status === 409,
    failure: (error) => new EngineFailure('provider_error', detailsOf(error)),
  },
];

/** Maps an error of a provider to a failure. */
export function failureOf(error: ProviderError): EngineFailure {
  const meaning = MEANINGS.find(({ matches }) => matches(error));
  return meaning?.failure(error) ?? permanent('provider_error', REJECTED, error);
}

/** Whether the failure may be due to the form of the request rather than its content. */
export const isRejection = (failure: EngineFailure): boolean => failure.message === REJECTED;

const permanent = (code: EngineFailure['code'], message: string, error: ProviderError) =>
  new EngineFailure(code, { ...detailsOf(error), message, retryable: false });

const detailsOf = ({ status, text, retryAfter, cause }: ProviderError) => ({
  retryAfter: secondsOf(retryAfter),
  provider: { status, text },
  cause,
});

function secondsOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
