import type { Tokens } from '../../billing/credits/credits.ts';
import type { Failure } from '../../generated/schemas/index.ts';
import type {
  Generator,
  GeneratorContext,
  Prompt,
  SectionTask,
} from '../../documents/templates/generator.ts';

export interface ModelRequest {
  generator: Generator;
  /** As the generator's own schema put it out. */
  input: Record<string, unknown>;
  context: GeneratorContext;
  task: SectionTask;
  prompt: Prompt;
  /** JSON Schema of an object with the keys of the task. */
  resultSchema: Record<string, unknown>;
  maxOutputTokens: number;
}

/** Hears what a model says while it says it. */
export interface Listener {
  text(chunk: string): void;
  /** What the provider counted, as soon as it tells; the last word counts. */
  usage(used: Partial<Tokens>): void;
  /** Something arrived that is no text, such as a keep-alive or a thought. */
  alive(): void;
}

/** Who writes: any provider, or the built-in engine. */
export interface Model {
  readonly name: string;
  readonly draftedByRule: boolean;
  /** Why this model would not write that, in a sentence for the person who asked; known before anything is spent. */
  refusal(
    generator: Generator,
    input: Record<string, unknown>,
    context: GeneratorContext,
  ): string | null | Promise<string | null>;
  /** Writes the JSON of the asked sections. Rejects with a {@link ModelFailure}, or with the signal's reason. */
  stream(request: ModelRequest, listener: Listener, signal: AbortSignal): Promise<void>;
}

interface Circumstances {
  /** Instead of the usual sentence of the code. */
  message?: string | undefined;
  /** Seconds that the provider asks to wait. */
  retryAfter?: number | undefined;
  /** False where the same request would fail again. */
  retryable?: boolean;
  cause?: unknown;
}

/** Why a model did not finish, in the words for the person who waits. */
export class ModelFailure extends Error {
  readonly code: Failure['code'];
  readonly retryAfter: number | undefined;
  readonly retryable: boolean;

  constructor(code: Failure['code'], circumstances: Circumstances = {}) {
    super(circumstances.message ?? SENTENCES[code], { cause: circumstances.cause });
    this.name = 'ModelFailure';
    this.code = code;
    this.retryAfter = circumstances.retryAfter;
    this.retryable = circumstances.retryable ?? RETRYABLE.has(code);
  }

  toFailure(): Failure {
    return { code: this.code, message: this.message, retryable: this.retryable };
  }
}

const SENTENCES: Readonly<Record<Failure['code'], string>> = {
  provider_unauthorized:
    'The AI provider did not accept the key of this installation. Please tell the person who runs it.',
  provider_busy: 'The AI provider is busy. Please continue in a few minutes.',
  provider_error: 'The AI provider had an error. What is finished is kept; please continue.',
  provider_timeout: 'The AI provider stopped answering. What is finished is kept; please continue.',
  stream_cut: 'The connection to the AI provider was cut. What is finished is kept; please continue.',
  invalid_result:
    'The AI provider sent something that is not a document. What is finished is kept; please continue.',
  refused: 'The AI provider declined to write this.',
  internal: 'Something went wrong on our side. What is finished is kept; please continue.',
};

const RETRYABLE: ReadonlySet<Failure['code']> = new Set([
  'provider_busy',
  'provider_error',
  'provider_timeout',
  'stream_cut',
  'invalid_result',
  'internal',
]);

/** The usual rule of thumb, where a provider does not count for us. */
export const countTokens = (characters: number): number => Math.ceil(characters / 4);
