import { StringDecoder } from 'node:string_decoder';
import { type EventSourceMessage, createParser } from 'eventsource-parser';
import { Agent, type Dispatcher } from 'undici';
import { z } from 'zod';
import { acceptsEverything, type Engine, type EngineRequest, type Listener } from '../port/engine.ts';
import { EngineFailure } from '../port/engine-failure.ts';
import { failureOfStatus } from './provider-failure.ts';

interface Endpoint {
  /** For example https://api.openai.com/v1, without a trailing slash. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

/**
 * Any endpoint with OpenAI's chat completions API. It uses undici's dispatch callbacks, because a
 * stream through fetch or an SDK takes two to ten times the CPU per token.
 */
export function openAiCompatibleEngine(endpoint: Endpoint): Engine {
  // The caller sets the timeouts.
  const agent = new Agent({ bodyTimeout: 0, headersTimeout: 0 });
  const url = new URL(`${endpoint.baseUrl}/chat/completions`);
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(endpoint.apiKey !== undefined && { authorization: `Bearer ${endpoint.apiKey}` }),
  };
  return {
    name: endpoint.model,
    kind: 'model',
    ...acceptsEverything,
    write: (request, listener, signal) =>
      new Promise((resolve, reject) => {
        const options: Dispatcher.DispatchOptions = {
          origin: url.origin,
          path: url.pathname + url.search,
          method: 'POST',
          headers,
          body: JSON.stringify(bodyOf(endpoint, request)),
        };
        listener.sent?.({ host: url.host, ...request.prompt });
        agent.dispatch(options, responseHandler(listener, signal, resolve, reject));
      }),
  };
}

function bodyOf(
  { baseUrl, model }: Endpoint,
  { templateType, prompt, resultSchema, maxOutputTokens }: EngineRequest,
) {
  // OpenAI's newer models reject the parameter name that all other providers use.
  const limit = new URL(baseUrl).hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens';
  return {
    model,
    stream: true,
    stream_options: { include_usage: true },
    [limit]: maxOutputTokens,
    messages: [
      { role: 'system', content: prompt.system },
      { role: 'user', content: prompt.user },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: templateType, schema: resultSchema, strict: false },
    },
  };
}

function responseHandler(
  listener: Listener,
  signal: AbortSignal,
  resolve: () => void,
  reject: (reason: unknown) => void,
): Dispatcher.DispatchHandler {
  const decoder = new StringDecoder('utf8');
  const events = completionReader(listener);
  let failure: ((body: string) => EngineFailure) | undefined;
  let failureBody = '';
  let abort: (() => void) | undefined;
  const settle = (finish: () => void) => {
    if (abort) signal.removeEventListener('abort', abort);
    finish();
  };
  return {
    onRequestStart(controller) {
      if (signal.aborted) return controller.abort(new Error('Aborted'));
      abort = () => controller.abort(new Error('Aborted'));
      signal.addEventListener('abort', abort, { once: true });
    },
    onResponseStart(_, status, headers) {
      if (status !== 200) failure = (body) => failureOfStatus(status, firstOf(headers['retry-after']), body);
    },
    onResponseData(controller, chunk) {
      listener.alive();
      const text = decoder.write(chunk);
      if (failure) {
        if (failureBody.length < MAX_ERROR_LENGTH) failureBody += text;
        return;
      }
      try {
        events.feed(text);
      } catch (error) {
        settle(() => reject(error));
        controller.abort(new Error('Unreadable response'));
      }
    },
    onResponseEnd() {
      const reason = failure?.(failureBody) ?? events.failure();
      settle(() => (reason ? reject(reason) : resolve()));
    },
    onResponseError(_, error) {
      settle(() =>
        reject(
          signal.aborted
            ? signal.reason
            : new EngineFailure(events.begun() ? 'stream_cut' : 'provider_error', { cause: error }),
        ),
      );
    },
  };
}

const MAX_ERROR_LENGTH = 4000;

function completionReader(listener: Listener) {
  let begun = false;
  let finish: string | undefined;
  let refusal = '';

  const onEvent = ({ data }: EventSourceMessage): void => {
    if (data === '[DONE]') return;
    const chunk = parse(data);
    const error = at(chunk, 'error');
    if (error) throw new EngineFailure('provider_error', { cause: error });
    begun = true;
    const choice = at(at(chunk, 'choices'), 0);
    const delta = at(choice, 'delta');
    const text = at(delta, 'content');
    if (typeof text === 'string' && text !== '') listener.text(text);
    const refusalText = at(delta, 'refusal');
    if (typeof refusalText === 'string') refusal += refusalText;
    const reason = at(choice, 'finish_reason');
    if (typeof reason === 'string') finish = reason;
    const reported = at(chunk, 'usage');
    const usage = reported ? usageShape.safeParse(reported) : undefined;
    if (usage?.success)
      listener.usage({ input: usage.data.prompt_tokens, output: usage.data.completion_tokens });
  };
  const parser = createParser({ onEvent });

  return {
    feed: (text: string) => parser.feed(text),
    begun: () => begun,
    /** Why the response is incomplete, once the stream has ended. */
    failure(): EngineFailure | undefined {
      if (refusal !== '') return new EngineFailure('refused', { message: refusal });
      if (finish === 'content_filter') return new EngineFailure('refused');
      // No finish reason means a lost connection; `length` means the token limit.
      return finish === undefined || finish === 'length' ? new EngineFailure('stream_cut') : undefined;
    },
  };
}

const usageShape = z.object({ prompt_tokens: z.number(), completion_tokens: z.number() });

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new EngineFailure('provider_error', { cause });
  }
}

/** Reads a property of unknown data; validating each chunk would dominate the cost per token. */
function at(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
