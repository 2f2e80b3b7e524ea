import { isHttpError, isInvalidDataError, isNetworkError } from '@farfetched/core';

/** Why a call failed, ready to be shown. */
export type Problem = {
  /** The HTTP status; null without a response, or if it violates the contract. */
  status: number | null;
  message: string;
  /** Messages by form field. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** Why the request was declined as unsafe, and the help to show: `declineSchema` knows its shape. */
  decline?: unknown;
  /** Whether the session has to be signed in with a second factor first. */
  needsSecondFactor?: true;
  /** Seconds from the Retry-After header. */
  retryAfter?: number;
};

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

const UNEXPECTED = 'An unexpected error occurred';
const UNREACHABLE = 'Lectern can’t be reached. Check your connection, then try again.';
const INVALID_ANSWER = 'The server sent an unexpected answer. Reload the page, then try again.';

/** Whether the server rejected the caller's token, by status or by message. */
export function isUnauthenticated(failed: { error: unknown }): boolean {
  if (!isHttpError(failed)) return false;
  const { status, response } = failed.error;
  return status === 401 || (isRecord(response) && response.message === 'Unauthenticated');
}

/** Whether what the address names does not exist, or not for this user. 422 is an id that nothing can have, such as none. */
export const isMissing = ({ status }: Pick<Problem, 'status'>): boolean => status === 404 || status === 422;

/** Converts any error of a call, in any of the server's formats. */
export function problemOf(error: unknown): Problem {
  const failed = { error };
  if (isHttpError(failed)) {
    const { status, response } = failed.error;
    return {
      status,
      message: messageIn(response) ?? STATUS_TEXTS[status] ?? UNEXPECTED,
      fields: fieldsIn(response),
      ...declineIn(response),
      ...factorIn(response),
      ...retryAfterIn(failed.error),
    };
  }
  return { status: null, message: messageWithoutAnswer(failed), fields: {} };
}

function declineIn(response: unknown): Pick<Problem, 'decline'> {
  return isRecord(response) && isRecord(response.decline) ? { decline: response.decline } : {};
}

function factorIn(response: unknown): Pick<Problem, 'needsSecondFactor'> {
  return isRecord(response) && response.code === 'second_factor_required' ? { needsSecondFactor: true } : {};
}

function retryAfterIn(error: object): Pick<Problem, 'retryAfter'> {
  const seconds = 'retryAfter' in error && isText(error.retryAfter) ? Number(error.retryAfter) : Number.NaN;
  return Number.isFinite(seconds) ? { retryAfter: seconds } : {};
}

function messageWithoutAnswer(failed: { error: unknown }): string {
  if (isNetworkError(failed)) return UNREACHABLE;
  return isInvalidDataError(failed) ? INVALID_ANSWER : UNEXPECTED;
}

function messageIn(response: unknown): string | undefined {
  if (!isRecord(response)) return undefined;
  const { errors, error, message } = response;
  const description = isRecord(errors) ? textsIn(errors.description)[0] : undefined;
  const candidates = [description, message, textsIn(errors).join(' '), textsIn(error).join(' ')];
  return candidates.find(isText);
}

/** Messages are one string, or strings or lists of strings by field. */
function textsIn(messages: unknown): readonly string[] {
  if (isText(messages)) return [messages];
  if (Array.isArray(messages)) return messages.filter(isText);
  return isRecord(messages) ? Object.values(messages).flatMap(textsIn) : [];
}

function fieldsIn(response: unknown): Problem['fields'] {
  if (!isRecord(response)) return {};
  const byField = [response.errors, response.error].find(isRecord) ?? {};
  const fields = Object.entries(byField).map(([field, messages]) => [field, textsIn(messages)] as const);
  return Object.fromEntries(
    fields.filter(([field, messages]) => field !== 'description' && messages.length > 0),
  );
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
