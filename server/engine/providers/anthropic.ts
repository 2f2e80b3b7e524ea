import { createAnthropic } from '@ai-sdk/anthropic';
import { z } from 'zod';
import { type Listener, type Model, ModelFailure, type ModelRequest } from './model.ts';
import { failureOfStatus } from './provider-failure.ts';

interface Account {
  baseUrl: string | undefined;
  apiKey: string;
  model: string;
}

/** Anthropic through the AI SDK's provider, by its own stream: the layer above it would parse the whole document at each token. */
export function anthropicModel({ baseUrl, apiKey, model }: Account): Model {
  const provider = createAnthropic({ apiKey, ...(baseUrl !== undefined && { baseURL: baseUrl }) });
  const language = provider(model);
  return {
    name: model,
    draftedByRule: false,
    refusal: () => null,
    async stream(request, listener, signal) {
      try {
        const { stream } = await language.doStream(callOf(request, signal));
        await listen(stream, listener);
      } catch (error) {
        throw signal.aborted ? signal.reason : failureOf(error);
      }
    },
  };
}

type Language = ReturnType<ReturnType<typeof createAnthropic>>;
type Call = Parameters<Language['doStream']>[0];
type Parts = Awaited<ReturnType<Language['doStream']>>['stream'];
type Finish = Extract<Parts extends ReadableStream<infer Part> ? Part : never, { type: 'finish' }>;

function callOf({ prompt, resultSchema, maxOutputTokens }: ModelRequest, signal: AbortSignal): Call {
  return {
    prompt: [
      { role: 'system', content: prompt.system },
      { role: 'user', content: [{ type: 'text', text: prompt.user }] },
    ],
    maxOutputTokens,
    responseFormat: { type: 'json', schema: resultSchema },
    abortSignal: signal,
  };
}

async function listen(stream: Parts, listener: Listener): Promise<void> {
  for await (const part of stream) {
    listener.alive();
    if (part.type === 'text-delta') listener.text(part.delta);
    if (part.type === 'error') throw part.error;
    if (part.type === 'finish') return end(part, listener);
  }
  throw new ModelFailure('stream_cut');
}

function end({ finishReason: { unified: reason }, usage }: Finish, listener: Listener): void {
  // An answer that was cut off is told as finished too, with a usage that says nothing.
  if (!['stop', 'tool-calls', 'length', 'content-filter'].includes(reason))
    throw new ModelFailure('stream_cut');
  const { inputTokens, outputTokens } = usage;
  listener.usage({
    ...(inputTokens.total !== undefined && { input: inputTokens.total }),
    ...(outputTokens.total !== undefined && { output: outputTokens.total }),
  });
  if (reason === 'content-filter') throw new ModelFailure('refused');
  if (reason === 'length') throw new ModelFailure('stream_cut');
}

const callError = z.object({
  statusCode: z.number(),
  responseHeaders: z.record(z.string(), z.string()).optional(),
});

function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const call = callError.safeParse(error);
  if (!call.success) return new ModelFailure('provider_error', { cause: error });
  return failureOfStatus(call.data.statusCode, call.data.responseHeaders?.['retry-after'], error);
}
