import { StringDecoder } from 'node:string_decoder';
import { type EventSourceMessage, createParser } from 'eventsource-parser';
import { Agent, type Dispatcher } from 'undici';
import { z } from 'zod';
import { type Listener, type Model, ModelFailure, type ModelRequest } from './model.ts';
import { failureOfStatus } from './provider-failure.ts';

interface Endpoint {
  /** Such as https://api.openai.com/v1, without a slash at the end. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

/**
 * Any endpoint that speaks OpenAI's chat completions. It stands on the HTTP client's own callbacks: a stream through fetch or an
 * SDK costs two to ten times the processor time for each token.
 */
export function openAiCompatibleModel(endpoint: Endpoint): Model {
  // Time-outs are the writer's: it knows how long silence may last.
  const agent = new Agent({ bodyTimeout: 0, headersTimeout: 0 });
  const url = new URL(`${endpoint.baseUrl}/chat/completions`);
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(endpoint.apiKey !== undefined && { authorization: `Bearer ${endpoint.apiKey}` }),
  };
  return {
    name: endpoint.model,
    draftedByRule: false,
    refusal: () => null,
    stream: (request, listener, signal) =>
      new Promise((resolve, reject) => {
        const options: Dispatcher.DispatchOptions = {
          origin: url.origin,
          path: url.pathname + url.search,
          method: 'POST',
          headers,
          body: JSON.stringify(bodyOf(endpoint, request)),
        };
        agent.dispatch(options, answerHandler(listener, signal, resolve, reject));
      }),
  };
}

function bodyOf(
  { baseUrl, model }: Endpoint,
  { generator, prompt, resultSchema, maxOutputTokens }: ModelRequest,
) {
  // OpenAI's own newer models refuse the name that everybody else knows.
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
      json_schema: { name: generator.templateType, schema: resultSchema, strict: false },
    },
  };
}

function answerHandler(
  listener: Listener,
  signal: AbortSignal,
  resolve: () => void,
  reject: (reason: unknown) => void,
): Dispatcher.DispatchHandler {
  const decoder = new StringDecoder('utf8');
  const events = completionReader(listener);
  let failure: ((body: string) => ModelFailure) | undefined;
  let failureBody = '';
  let abort: (() => void) | undefined;
  const settle = (done: () => void) => {
    if (abort) signal.removeEventListener('abort', abort);
    done();
  };
  return {
    onRequestStart(controller) {
      if (signal.aborted) return controller.abort(new Error('Stopped'));
      abort = () => controller.abort(new Error('Stopped'));
      signal.addEventListener('abort', abort, { once: true });
    },
    onResponseStart(_, status, headers) {
      if (status !== 200) failure = (body) => failureOfStatus(status, firstOf(headers['retry-after']), body);
    },
    onResponseData(controller, chunk) {
      listener.alive();
      const text = decoder.write(chunk);
      if (failure) {
        if (failureBody.length < LONGEST_ERROR) failureBody += text;
        return;
      }
      try {
        events.feed(text);
      } catch (error) {
        settle(() => reject(error));
        controller.abort(new Error('Unreadable'));
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
            : new ModelFailure(events.begun() ? 'stream_cut' : 'provider_error', { cause: error }),
        ),
      );
    },
  };
}

const LONGEST_ERROR = 4000;

function completionReader(listener: Listener) {
  let begun = false;
  let finish: string | undefined;
  let refusal = '';

  const onEvent = ({ data }: EventSourceMessage): void => {
    if (data === '[DONE]') return;
    const chunk = parse(data);
    const error = at(chunk, 'error');
    if (error) throw new ModelFailure('provider_error', { cause: error });
    begun = true;
    const choice = at(at(chunk, 'choices'), 0);
    const delta = at(choice, 'delta');
    const text = at(delta, 'content');
    if (typeof text === 'string' && text !== '') listener.text(text);
    const declined = at(delta, 'refusal');
    if (typeof declined === 'string') refusal += declined;
    const reason = at(choice, 'finish_reason');
    if (typeof reason === 'string') finish = reason;
    const told = at(chunk, 'usage');
    const usage = told ? usageShape.safeParse(told) : undefined;
    if (usage?.success)
      listener.usage({ input: usage.data.prompt_tokens, output: usage.data.completion_tokens });
  };
  const parser = createParser({ onEvent });

  return {
    feed: (text: string) => parser.feed(text),
    begun: () => begun,
    /** Why the answer is not whole, once it has ended. */
    failure(): ModelFailure | undefined {
      if (refusal !== '') return new ModelFailure('refused', { message: refusal });
      if (finish === 'content_filter') return new ModelFailure('refused');
      // Without a finish the connection was cut, however politely; with `length` the model ran out of room.
      return finish === undefined || finish === 'length' ? new ModelFailure('stream_cut') : undefined;
    },
  };
}

const usageShape = z.object({ prompt_tokens: z.number(), completion_tokens: z.number() });

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new ModelFailure('provider_error', { cause });
  }
}

/** What is there, if anything: a schema would cost more at each token than all the rest of its way. */
function at(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
