import { isHttpError, isInvalidDataError, isNetworkError } from '@farfetched/core';

/** Why a call did not do what was asked, ready to be shown. */
export type Problem = {
  /** The HTTP status; null when nothing came back, or not what was agreed. */
  status: number | null;
  message: string;
  /** Messages by field of the form that was sent. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** The seconds that the server asks to wait, where it does. */
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
const UNREACHABLE = 'Lectern cannot be reached. Check the connection, then try again.';
const NOT_UNDERSTOOD =
  'The server answered something this page does not understand. Reload it, then try again.';

/** Whether the server does not know who is asking: it says so by the status or in words. */
export function isUnauthenticated(failed: { error: unknown }): boolean {
  if (!isHttpError(failed)) return false;
  const { status, response } = failed.error;
  return status === 401 || (isRecord(response) && response.message === 'Unauthenticated');
}

/** Reads any error of a call, in whichever of its forms the server has put the reason. */
export function problemOf(error: unknown): Problem {
  const failed = { error };
  if (isHttpError(failed)) {
    const { status, response } = failed.error;
    return {
      status,
      message: messageIn(response) ?? STATUS_TEXTS[status] ?? UNEXPECTED,
      fields: fieldsIn(response),
      ...patienceIn(failed.error),
    };
  }
  return { status: null, message: messageWithoutAnswer(failed), fields: {} };
}

function patienceIn(error: object): Pick<Problem, 'retryAfter'> {
  const seconds = 'retryAfter' in error && isText(error.retryAfter) ? Number(error.retryAfter) : Number.NaN;
  return Number.isFinite(seconds) ? { retryAfter: seconds } : {};
}

function messageWithoutAnswer(failed: { error: unknown }): string {
  if (isNetworkError(failed)) return UNREACHABLE;
  return isInvalidDataError(failed) ? NOT_UNDERSTOOD : UNEXPECTED;
}

function messageIn(response: unknown): string | undefined {
  if (!isRecord(response)) return undefined;
  const { errors, error, message } = response;
  const description = isRecord(errors) ? textsIn(errors.description)[0] : undefined;
  const said = [description, message, textsIn(errors).join(' '), textsIn(error).join(' ')];
  return said.find(isText);
}

/** Messages come as one string, or by field as strings or lists of strings. */
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
