import type { AiPresetName } from '../../../server/platform/ai-providers.ts';
import type { ResponseFormat } from '../../../server/engine/providers/dialect.ts';
import type { Fault } from '../model-faults.ts';

/** How a server or a model behaves; data, from which the tests and docs/models.md follow. */
export interface Personality {
  name: string;
  /** One sentence on what is special about it. */
  quirk: string;
  /** Anthropic's API instead of OpenAI's chat completions. */
  api?: 'messages';
  /** The value of AI_PROVIDER with which the product calls it; without one, openai-compatible. */
  preset?: AiPresetName;
  apiVersion?: string;
  /** What it rejects with 400 (or this status), and the text of its error. */
  rejects?: readonly Rejected[];
  /** How it writes reasoning before its answer: a draft of the document. */
  reasoning?: 'think tags' | 'reasoning_content' | 'reasoning';
  /** Tokens of reasoning before each answer, which count towards the output limit. */
  reasoningTokens?: number;
  /** How it writes the JSON of the document. */
  spelling?: 'single backslashes' | 'strings for numbers' | 'trailing commas';
  /** What stands around the document in its answer. */
  wrapping?: 'prose and a fence' | 'an object' | 'a tool call';
  /** An SSE comment that it sends while it works. */
  comment?: string;
  /** A chunk without choices that it sends first. */
  firstChunk?: object;
  /** Never reports its usage. */
  hidesUsage?: true;
  /** Answers with one JSON object instead of a stream. */
  wholeAnswers?: true;
  /** Its output limit in tokens, if it is lower than the requested one. */
  maxTokens?: number;
  /** What goes wrong with the first calls for each document. */
  faults?: readonly Fault[];
  outcome: Outcome;
}

interface Rejected {
  what: ResponseFormat | 'stream_options' | 'max_tokens' | 'stream' | 'system' | 'maxLength';
  status?: number;
  error: unknown;
}

/** What a user of the product gets. */
export interface Outcome {
  /** The message on the page; without one, the document is complete. */
  message?: string;
  /** What the user sees while the run waits for the provider. */
  waits?: string;
  kept: 'the whole document' | 'the finished sections' | 'nothing';
  charged: 'what was used' | 'what was kept' | 'nothing';
}

export const complete: Outcome = { kept: 'the whole document', charged: 'what was used' };
