import type { ServerResponse } from 'node:http';
import { z } from 'zod';

/** How a model server fails on its next calls. */
const fault = z.object({
  kind: z.enum([
    'unauthorized',
    'busy',
    'loading',
    'error',
    'rejected',
    'no-model',
    'no-credit',
    'context',
    'cut',
    'invalid-json',
    'wrong-shape',
    'stall',
    'refusal',
    'prose-refusal',
    'filtered',
    'too-long',
    'error-in-stream',
    'missing-last-key',
    'refusal-in-the-middle',
  ]),
  /** The number of calls that fail. */
  times: z.number().int().min(1).default(1),
  /** Seconds of Retry-After. */
  retryAfter: z.number().min(0).optional(),
  /** The share of the response that is sent before the failure. */
  after: z.number().min(0).max(1).default(0.5),
});

export type Fault = z.input<typeof fault>;
export type KnownFault = z.output<typeof fault>;

/** The faults of the next calls, in order. */
export class FaultQueue {
  readonly #faults: KnownFault[] = [];

  add(request: unknown): void {
    this.#faults.push(fault.parse(request));
  }

  clear(): void {
    this.#faults.length = 0;
  }

  next(): KnownFault | undefined {
    const [next] = this.#faults;
    if (!next) return undefined;
    next.times -= 1;
    if (next.times === 0) this.#faults.shift();
    return next;
  }
}

const STATUSES: Readonly<Partial<Record<KnownFault['kind'], { status: number; message: string }>>> = {
  unauthorized: { status: 401, message: 'Incorrect API key provided: sk-test-1234567890abcdef.' },
  busy: { status: 429, message: 'Rate limit reached.' },
  loading: { status: 503, message: 'Loading model' },
  error: { status: 500, message: 'The server had an error.' },
  rejected: { status: 400, message: 'The model does not exist.' },
  'no-model': { status: 404, message: 'model "test" not found, try pulling it first' },
  'no-credit': { status: 402, message: 'Insufficient Balance' },
  context: {
    status: 400,
    message:
      "This model's maximum context length is 4096 tokens. However, your messages resulted in 9120 tokens.",
  },
};

export function rejectWith(
  response: ServerResponse,
  status: number,
  error: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error }));
}

/** Answers with an error status if the fault is one; returns whether it did. */
export function failAtOnce(response: ServerResponse, { kind, retryAfter }: KnownFault): boolean {
  const known = STATUSES[kind];
  if (!known) return false;
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  rejectWith(response, known.status, { message: known.message }, headers);
  return true;
}

/** Whether the answer breaks off before its end. */
export const breaksOff = ({ kind }: KnownFault): boolean =>
  ['cut', 'stall', 'error-in-stream', 'too-long', 'filtered', 'refusal-in-the-middle'].includes(kind);
