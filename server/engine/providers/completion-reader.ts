import { type EventSourceMessage, createParser } from 'eventsource-parser';
import { z } from 'zod';
import type { Listener } from '../port/engine.ts';
import { EngineFailure, refusalAtEnd, refusedByModel, stoppedByFilter } from '../port/engine-failure.ts';
import { AnswerText } from './answer-text.ts';
import { failureOf } from './provider-failure.ts';

/* What is read of a chunk. Each part may be missing, null or of another type: validating them would dominate the cost per token. */
interface Chunk extends Fault {
  object?: unknown;
  error?: Fault | string | null;
  usage?: unknown;
  choices?: readonly (Choice | null)[] | null;
}

interface Fault {
  code?: unknown;
  status?: unknown;
}

interface Choice {
  delta?: Delta | null;
  message?: Delta | null;
  finish_reason?: unknown;
}

interface Delta {
  content?: unknown;
  reasoning_content?: unknown;
  reasoning?: unknown;
  tool_calls?: readonly ({ function?: Call | null } | null)[] | null;
  function_call?: Call | null;
  refusal?: unknown;
}

interface Call {
  arguments?: unknown;
}

/** `too much` has used up the output limit. */
export type Reasoning = 'none' | 'some' | 'too much';

export interface CompletionReader {
  /** Reads a part of an event stream. */
  feed(text: string): void;
  /** Reads a whole completion, from a server that doesn't stream. */
  whole(text: string): void;
  /** Whether the provider has sent anything of the answer. */
  begun(): boolean;
  /** How the model has reasoned before its answer. */
  reasoning(): Reasoning;
  /** Why the response is incomplete, once the stream has ended. */
  failure(): EngineFailure | undefined;
}

const PROSE = 'Your last answer was not JSON. Answer with the JSON object alone.';
const ONLY_REASONING =
  'The AI model used up its output limit before it began the document. Set a model that reasons less, or try again.';

/**
 * Reads a completion in OpenAI's format, and reports the text of the document. Reasoning is dropped,
 * whether it has a field of its own or stands in the text; the arguments of a tool call are text.
 * `clean` removes secrets from an error's text.
 */
export function completionReader(listener: Listener, clean: (text: string) => string): CompletionReader {
  let begun = false;
  let reasons = false;
  let finish: string | undefined;
  let refusal = '';
  const answer = new AnswerText((text) => listener.text(text));

  function readChoice(choice: Choice | null | undefined): void {
    const delta = choice?.delta ?? choice?.message;
    const text = delta?.content;
    if (typeof text === 'string' && text !== '') answer.feed(text);
    else if (delta) readOther(delta);
    const reason = choice?.finish_reason;
    if (typeof reason === 'string') finish = reason;
  }

  function readOther(delta: Delta): void {
    if (delta.reasoning_content || delta.reasoning) reasons = true;
    const call = delta.tool_calls?.[0]?.function ?? delta.function_call;
    const input = call?.arguments;
    if (typeof input === 'string') answer.feed(input);
    else if (typeof input === 'object' && input !== null) answer.feed(JSON.stringify(input));
    const refused = delta.refusal;
    if (typeof refused === 'string') refusal += refused;
  }

  function read(chunk: Chunk | null): void {
    const error = chunk?.error ?? (chunk?.object === 'error' ? chunk : undefined);
    if (error) throw streamFailure(error, clean);
    begun = true;
    readChoice(chunk?.choices?.[0]);
    const reported = chunk?.usage;
    const usage = reported ? usageShape.safeParse(reported) : undefined;
    if (!usage?.success) return;
    const {
      prompt_tokens: input,
      completion_tokens: output,
      completion_tokens_details: details,
    } = usage.data;
    listener.usage({ input, output });
    if ((details?.reasoning_tokens ?? 0) > 0) reasons = true;
  }

  const onEvent = ({ data }: EventSourceMessage): void => {
    if (data !== '[DONE]') read(parse(data));
  };
  const parser = createParser({ onEvent });

  return {
    feed: (text) => parser.feed(text),
    whole: (text) => read(parse(text)),
    begun: () => begun,
    reasoning() {
      if (finish === 'length' && !answer.begun) return 'too much';
      return reasons || answer.hasReasoned ? 'some' : 'none';
    },
    failure() {
      if (refusal !== '') return refusedByModel(refusal);
      if (finish === 'content_filter') return stoppedByFilter(answer.begun);
      if (finish === undefined) return new EngineFailure('stream_cut');
      if (finish === 'length') {
        return new EngineFailure(
          'too_long',
          answer.begun ? {} : { message: ONLY_REASONING, hasBegun: false },
        );
      }
      if (finish === 'error') return new EngineFailure('provider_error');
      if (answer.begun) return undefined;
      return refusalAtEnd(answer.prose) ?? new EngineFailure('invalid_result', { feedback: PROSE });
    },
  };
}

/** No response of a model is longer. */
const MAX_TOKENS = 100_000_000;

/** Some servers report fractions or nonsense; without a credible number, the tokens are estimated. */
const tokens = z.number().min(0).max(MAX_TOKENS).transform(Math.ceil);

const usageShape = z.object({
  prompt_tokens: tokens,
  completion_tokens: tokens,
  completion_tokens_details: z.object({ reasoning_tokens: z.number().nullish() }).nullish(),
});

/** An error after the provider has answered with 200. */
function streamFailure(error: Fault | string, clean: (text: string) => string): EngineFailure {
  const code = typeof error === 'string' ? Number.NaN : Number(error.code ?? error.status);
  const text = clean(typeof error === 'string' ? error : JSON.stringify(error));
  return failureOf({ status: Number.isInteger(code) && code >= 400 ? code : 500, text });
}

function parse(data: string): Chunk | null {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new EngineFailure('provider_error', { cause });
  }
}
