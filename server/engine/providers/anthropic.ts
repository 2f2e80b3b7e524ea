import { createAnthropic } from '@ai-sdk/anthropic';
import { z } from 'zod';
import { acceptsEverything, type Engine, type EngineRequest, type Listener } from '../port/engine.ts';
import { EngineFailure, stoppedByFilter } from '../port/engine-failure.ts';
import { withoutSecrets } from '../port/without-secrets.ts';
import { failureOf } from './provider-failure.ts';

interface Account {
  baseUrl: string | undefined;
  apiKey: string;
  model: string;
}

/**
 * Anthropic's models by the provider stream of the AI SDK; the SDK's higher-level API parses the
 * whole document at every token.
 */
export function anthropicEngine({ baseUrl, apiKey, model }: Account): Engine {
  const provider = createAnthropic({ apiKey, ...(baseUrl !== undefined && { baseURL: baseUrl }) });
  const language = provider(model);
  const host = new URL(baseUrl ?? 'https://api.anthropic.com').host;
  return {
    name: model,
    kind: 'model',
    ...acceptsEverything,
    structuredOutput: () => 'json_schema',
    async write(request, listener, signal) {
      try {
        listener.sent?.({ host, ...request.prompt });
        const { stream } = await language.doStream(callOf(request, signal));
        await listen(stream, listener);
      } catch (error) {
        throw signal.aborted ? signal.reason : failureFrom(error, apiKey);
      }
    },
  };
}

type Language = ReturnType<ReturnType<typeof createAnthropic>>;
type Call = Parameters<Language['doStream']>[0];
type Parts = Awaited<ReturnType<Language['doStream']>>['stream'];
type Finish = Extract<Parts extends ReadableStream<infer Part> ? Part : never, { type: 'finish' }>;

function callOf({ prompt, resultSchema, maxOutputTokens }: EngineRequest, signal: AbortSignal): Call {
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
  let hasBegun = false;
  for await (const part of stream) {
    listener.alive();
    if (part.type === 'text-delta') {
      hasBegun = true;
      listener.text(part.delta);
    }
    if (part.type === 'error') throw part.error;
    if (part.type === 'finish') return end(part, listener, hasBegun);
  }
  throw new EngineFailure('stream_cut');
}

function end(
  { finishReason: { unified: reason }, usage }: Finish,
  listener: Listener,
  hasBegun: boolean,
): void {
  // The SDK also reports an interrupted response as finished, with an empty usage.
  if (!['stop', 'tool-calls', 'length', 'content-filter'].includes(reason))
    throw new EngineFailure('stream_cut');
  const { inputTokens, outputTokens } = usage;
  listener.usage({
    ...(inputTokens.total !== undefined && { input: inputTokens.total }),
    ...(outputTokens.total !== undefined && { output: outputTokens.total }),
  });
  if (reason === 'content-filter') throw stoppedByFilter(hasBegun);
  if (reason === 'length') throw new EngineFailure('too_long');
}

const callError = z.object({
  statusCode: z.number(),
  responseHeaders: z.record(z.string(), z.string()).optional(),
  responseBody: z.string().optional(),
});

function failureFrom(error: unknown, apiKey: string): EngineFailure {
  if (error instanceof EngineFailure) return error;
  const call = callError.safeParse(error);
  if (!call.success) return new EngineFailure('provider_error', { cause: error });
  const { statusCode: status, responseHeaders, responseBody = '' } = call.data;
  const text = withoutSecrets(responseBody, [apiKey]);
  return failureOf({ status, retryAfter: responseHeaders?.['retry-after'], text });
}
