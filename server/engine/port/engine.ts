import type { Tokens } from './tokens.ts';
import type { WritingRequest } from './writing-request.ts';

export interface Prompt {
  system: string;
  user: string;
}

export interface EngineRequest extends WritingRequest {
  prompt: Prompt;
  /** JSON Schema of an object with one property for each section to write. */
  resultSchema: Record<string, unknown>;
  maxOutputTokens: number;
}

/** What an engine needs to know what a request costs. */
export type MeasuredRequest = WritingRequest & Pick<EngineRequest, 'prompt'>;

/** One request to the provider of a model. */
export interface SentRequest extends Prompt {
  /** The provider's host. */
  host: string;
  /** The placeholders in the texts and what each stands for, which is never sent. */
  placeholders?: readonly Placeholder[];
}

export interface Placeholder {
  /** As it occurs in the texts, such as Student_1. */
  name: string;
  kind: 'student' | 'person' | 'email' | 'phone' | 'id' | 'text';
  value: string;
}

/** Receives the output of an engine while it is written. */
export interface Listener {
  /** A provider is about to be called; the texts are exactly those that it receives. */
  sent?(request: SentRequest): void;
  text(chunk: string): void;
  /**
   * Usage counted by the provider, as soon as it is reported; a later report overrides an earlier
   * one.
   */
  usage(used: Partial<Tokens>): void;
  /** Something other than text arrived, such as a keep-alive or reasoning. */
  alive(): void;
}

/** Writes documents: a model of any provider, or the rule engine. */
export interface Engine {
  readonly name: string;
  readonly kind: 'model' | 'ruleEngine';
  /** How a model is asked for JSON, as far as its server accepts it; for reports. */
  structuredOutput?(): string;
  /** Why this engine can't write any section, in one sentence for the user; null if it can. */
  decline(request: WritingRequest): Promise<string | null>;
  /** The keys of the requested sections that this engine can write well. */
  writable(request: WritingRequest): Promise<readonly string[]>;
  /** The exact tokens of a request if the engine knows them before it writes; otherwise null. */
  measure(request: MeasuredRequest): Promise<Tokens | null>;
  /**
   * Writes the requested sections as one JSON object.
   * Rejects with an EngineFailure, or with the signal's reason.
   */
  write(request: EngineRequest, listener: Listener, signal: AbortSignal): Promise<void>;
}

/** A model accepts every request, at a cost that is known afterwards; its provider may still refuse. */
export const acceptsEverything: Pick<Engine, 'decline' | 'writable' | 'measure'> = {
  decline: async () => null,
  measure: async () => null,
  writable: async ({ sections }) => sections.map(({ key }) => key),
};
