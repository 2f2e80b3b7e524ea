import type { Decline, Failure } from '../../generated/schemas/index.ts';

interface FailureDetails {
  /** Replaces the default message of the code. */
  message?: string | undefined;
  /** Seconds to wait before a retry, as reported by the provider. */
  retryAfter?: number | undefined;
  /** False if the same request would fail again. */
  retryable?: boolean;
  /** The model server is loading its model. */
  isLoading?: boolean;
  /** The answer had begun before the output limit was reached; false if reasoning used it up. */
  hasBegun?: boolean;
  /** What was wrong with the answer, in a sentence or two for the model's next attempt. */
  feedback?: string | undefined;
  /** The provider's answer, for the log; without secrets. */
  provider?: { status: number; text: string } | undefined;
  /** With the code `declined`. */
  decline?: Decline;
  cause?: unknown;
}

/** Why an engine didn't finish, with a message for the user. */
export class EngineFailure extends Error {
  readonly code: Failure['code'];
  readonly retryAfter: number | undefined;
  readonly retryable: boolean;
  readonly isLoading: boolean;
  readonly hasBegun: boolean;
  readonly feedback: string | undefined;
  readonly provider: FailureDetails['provider'];
  readonly decline: Decline | undefined;

  constructor(code: Failure['code'], details: FailureDetails = {}) {
    super(details.message ?? MESSAGES[code], { cause: details.cause });
    this.name = 'EngineFailure';
    this.code = code;
    this.retryAfter = details.retryAfter;
    this.retryable = details.retryable ?? RETRYABLE.has(code);
    this.isLoading = details.isLoading ?? false;
    this.hasBegun = details.hasBegun ?? true;
    this.feedback = details.feedback;
    this.provider = details.provider;
    this.decline = details.decline;
  }

  toFailure(): Failure {
    const { code, message, retryable, decline } = this;
    return { code, message, retryable, ...(decline && { decline }) };
  }
}

const MESSAGES: Readonly<Record<Failure['code'], string>> = {
  provider_unauthorized:
    'The AI provider rejected the API key. Please tell the person who runs this installation.',
  provider_busy: 'The AI provider is busy. Please continue in a few minutes.',
  provider_error: 'The AI provider had an error. Finished sections are saved; please continue.',
  provider_timeout: 'The AI provider stopped responding. Finished sections are saved; please continue.',
  stream_cut: 'The connection to the AI provider was lost. Finished sections are saved; please continue.',
  too_long: 'The AI model reached its output limit. Finished sections are saved; please continue.',
  invalid_result: 'The AI provider sent an invalid document. Finished sections are saved; please continue.',
  refused: 'The AI provider declined to write this.',
  declined: 'Lectern can’t write this.',
  internal: 'Something went wrong on our side. Finished sections are saved; please continue.',
};

const RETRYABLE: ReadonlySet<Failure['code']> = new Set([
  'provider_busy',
  'provider_error',
  'provider_timeout',
  'stream_cut',
  'too_long',
  'invalid_result',
  'internal',
]);
