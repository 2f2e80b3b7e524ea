import type { Decline } from '../generated/schemas/index.ts';

/**
 * Why a request can be rejected: the code determines the status, and the message is shown to the
 * user.
 */
const statuses = {
  bad_request: [400, 'Bad Request'],
  unauthenticated: [401, 'Unauthenticated'],
  subscription_required: [402, 'This needs a subscription.'],
  card_refused: [402, 'Your card was declined.'],
  not_enough_credits: [402, 'Not enough credits.'],
  forbidden: [403, 'Forbidden'],
  not_found: [404, 'Not Found'],
  method_not_allowed: [405, 'Method Not Allowed'],
  request_timeout: [408, 'Request Timeout'],
  conflict: [409, 'Conflict'],
  payload_too_large: [413, 'Payload Too Large'],
  unsupported_media_type: [415, 'Unsupported Media Type'],
  invalid: [422, 'Please correct the fields below.'],
  too_many_requests: [429, 'Too Many Requests'],
  internal: [500, 'Internal Server Error'],
  bad_gateway: [502, 'Bad Gateway'],
  unavailable: [503, 'Service Unavailable'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof statuses;

export type FieldErrors = Record<string, string[]>;

interface Details {
  /** Messages by field; dots separate the keys of a path. */
  errors?: FieldErrors;
  /** Seconds until the client may retry. */
  retryAfter?: number;
  /** What the client acts on, where the status does not tell. */
  reason?: 'second_factor_required' | 'declined';
  /** With the reason `declined`. */
  decline?: Decline;
  cause?: unknown;
}

/** Thrown by services and handlers, and sent in the error format with the status of its code. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly reason: Details['reason'];
  readonly decline: Details['decline'];

  constructor(code: ProblemCode, message: string = statuses[code][1], details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = statuses[code][0];
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
    this.reason = details.reason;
    this.decline = details.decline;
  }

  /** Rejects one field. */
  static field(name: string, message: string): Problem {
    return new Problem('invalid', undefined, { errors: { [name]: [message] } });
  }
}

const codesByStatus = new Map<number, ProblemCode>();
for (const code of Object.keys(statuses) as ProblemCode[]) codesByStatus.set(statuses[code][0], code);

/** The problem for the status of a framework error below 500. */
export function problemOfStatus(status: number): Problem {
  return new Problem(codesByStatus.get(status) ?? 'bad_request');
}
