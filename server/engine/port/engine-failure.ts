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

/** The model itself refuses, in its own words. */
export const refusedByModel = (words: string): EngineFailure =>
  new EngineFailure('refused', {
    message: `The AI model declined to write this. It says: “${words.trim()}” Change the topic or the source, and try again.`,
  });

/** A provider's filter has stopped an answer; the same request may pass if some of it has been written. */
export const stoppedByFilter = (hasBegun: boolean): EngineFailure =>
  hasBegun
    ? new EngineFailure('refused', {
        message:
          'The AI provider’s content filter stopped the text in the middle. Try again, or change the topic or the source.',
        retryable: true,
      })
    : new EngineFailure('refused');

const REFUSAL =
  /(?:^|[^\p{L}])((?:i['’]?m (?:very )?sorry|sorry|i (?:can(?:no|['’])t|am unable|won['’]t|must decline))(?!\p{L})[^"{}[\]]*)$/iu;

/** The refusal with which an answer ends that should have been JSON, however it began. */
export function refusalAtEnd(answer: string): EngineFailure | undefined {
  const [, words] = REFUSAL.exec(answer.trim()) ?? [];
  return words === undefined ? undefined : refusedByModel(words);
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

  /** `isSaved` tells whether the document has finished sections. */
  toFailure(isSaved: boolean): Failure {
    const { code, retryable, decline } = this;
    const saved = isSaved ? 'Finished sections are saved; please continue.' : 'Please try again.';
    const isBare = SAYS_NO_NEXT_STEP.has(code) && this.message === MESSAGES[code];
    const message = isBare ? `${this.message} ${saved}` : this.message;
    return { code, message, retryable, ...(decline && { decline }) };
  }
}

const MESSAGES: Readonly<Record<Failure['code'], string>> = {
  provider_unauthorized:
    'The AI provider rejected the API key. Please tell the person who runs this installation.',
  provider_busy: 'The AI provider is busy. Please continue in a few minutes.',
  provider_error: 'The AI provider had an error.',
  provider_timeout: 'The AI provider stopped responding.',
  stream_cut: 'The connection to the AI provider was lost.',
  too_long: 'The AI model reached its output limit.',
  invalid_result: 'The AI provider sent an invalid document.',
  refused: 'The AI provider’s content filter stopped this. Change the topic or the source, and try again.',
  declined: 'Lectern can’t write this.',
  internal: 'Something went wrong on our side.',
};

/** Whose default message only says what happened. */
const SAYS_NO_NEXT_STEP: ReadonlySet<Failure['code']> = new Set([
  'provider_error',
  'provider_timeout',
  'stream_cut',
  'too_long',
  'invalid_result',
  'internal',
]);

const RETRYABLE: ReadonlySet<Failure['code']> = new Set([
  'provider_busy',
  'provider_error',
  'provider_timeout',
  'stream_cut',
  'too_long',
  'invalid_result',
  'internal',
]);
