import { StringDecoder } from 'node:string_decoder';
import { Agent, type Dispatcher } from 'undici';
import { acceptsEverything, type Engine, type EngineRequest, type Listener } from '../port/engine.ts';
import { EngineFailure } from '../port/engine-failure.ts';
import { withoutSecrets } from '../port/without-secrets.ts';
import { afterReading } from './after-reading.ts';
import { completionReader, type Reasoning } from './completion-reader.ts';
import { type Dialect, dialectAfter, reasoningRoomAfter, standardDialect } from './dialect.ts';
import { failureOf, isRejection } from './provider-failure.ts';
import { requestBody } from './request-body.ts';

export interface Endpoint {
  /** For example https://api.openai.com/v1, without a trailing slash. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Azure's; all others take the key as a bearer token. */
  keyHeader?: 'api-key' | undefined;
  /** Azure's `api-version`, for addresses that need it. */
  apiVersion?: string | undefined;
  /** What is known of the server's dialect; it finds out the rest. */
  dialect?: Partial<Dialect> | undefined;
  /** Called whenever it has found out more. */
  learned?: ((dialect: Dialect) => void) | undefined;
}

/** How many forms of a request are tried before its rejection counts. */
const MAX_ATTEMPTS = 7;

/**
 * Any endpoint with OpenAI's chat completions API. It uses undici's dispatch callbacks, because a
 * stream through fetch or an SDK takes two to ten times the CPU per token. If the server rejects a
 * part of the request, the engine leaves that part out, and remembers what the server accepted.
 */
export function openAiCompatibleEngine(endpoint: Endpoint): Engine {
  const call = callerOf(endpoint);
  const { host } = new URL(endpoint.baseUrl);
  let known: Dialect = { ...standardDialect, ...endpoint.dialect };

  function learn(dialect: Dialect): void {
    const isNew = JSON.stringify(dialect) !== JSON.stringify(known);
    known = dialect;
    if (isNew) endpoint.learned?.(dialect);
  }

  async function write(request: EngineRequest, listener: Listener, signal: AbortSignal): Promise<void> {
    let dialect = known;
    let rejection: EngineFailure | undefined;
    listener.sent?.({ host, ...request.prompt });
    for (let attempt = 1; ; attempt++) {
      try {
        await call(requestBody(endpoint.model, dialect, request), listener, signal, (reasoning) => {
          learn(reasoning ? withRoom(dialect, reasoning) : dialect);
        });
        return;
      } catch (error) {
        const next = attempt < MAX_ATTEMPTS ? anotherDialect(dialect, error) : null;
        if (!next) throw error instanceof EngineFailure && isRejection(error) ? (rejection ?? error) : error;
        rejection ??= error instanceof EngineFailure ? error : undefined;
        dialect = next;
      }
    }
  }

  return {
    name: endpoint.model,
    kind: 'model',
    ...acceptsEverything,
    write,
    structuredOutput: () => known.format,
  };
}

const withRoom = (dialect: Dialect, reasoning: Reasoning): Dialect => ({
  ...dialect,
  reasoningRoom: reasoningRoomAfter(dialect.reasoningRoom, reasoning),
});

/** Null if the failure has another cause than the form of the request. */
function anotherDialect(dialect: Dialect, error: unknown): Dialect | null {
  if (!(error instanceof EngineFailure) || error.provider === undefined) return null;
  const { status, text } = error.provider;
  // A server may reject the sum of a prompt that fits and an output limit that doesn't.
  if (
    error.code === 'too_long' &&
    dialect.limit !== null &&
    /max_(completion_)?tokens|completion/i.test(text)
  )
    return { ...dialect, limit: null };
  return status < 500 && !isRejection(error) ? null : dialectAfter(dialect, error.provider);
}

type Call = (
  body: Record<string, unknown>,
  listener: Listener,
  signal: AbortSignal,
  /** The server has accepted the request; called again with what the whole answer shows. */
  accepted: (reasoning?: Reasoning) => void,
) => Promise<void>;

function callerOf({ baseUrl, apiKey, keyHeader, apiVersion }: Endpoint): Call {
  // The caller sets the timeouts.
  const agent = new Agent({ bodyTimeout: 0, headersTimeout: 0 });
  const url = new URL(`${baseUrl}/chat/completions`);
  if (apiVersion !== undefined) url.searchParams.set('api-version', apiVersion);
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(apiKey !== undefined &&
      (keyHeader ? { [keyHeader]: apiKey } : { authorization: `Bearer ${apiKey}` })),
  };
  const clean = (text: string) => withoutSecrets(text, [apiKey]);
  return (body, listener, signal, accepted) =>
    new Promise((resolve, reject) => {
      const options: Dispatcher.DispatchOptions = {
        origin: url.origin,
        path: url.pathname + url.search,
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      };
      const handler = responseHandler({ listener, signal, accepted, clean, resolve, reject });
      agent.dispatch(options, afterReading(handler));
    });
}

interface Exchange {
  listener: Listener;
  signal: AbortSignal;
  accepted: (reasoning?: Reasoning) => void;
  clean: (text: string) => string;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

const MAX_ERROR_LENGTH = 4000;
/** A whole document from a server that doesn't stream. */
const MAX_WHOLE_LENGTH = 2_000_000;

function responseHandler(exchange: Exchange): Dispatcher.DispatchHandler {
  const { listener, signal, accepted, clean, resolve, reject } = exchange;
  const decoder = new StringDecoder('utf8');
  const reader = completionReader(listener, clean);
  let failure: ((text: string) => EngineFailure) | undefined;
  /** The body so far, where it is not an event stream. */
  let body: string | undefined;
  let abort: (() => void) | undefined;
  const settle = (finish: () => void) => {
    if (abort) signal.removeEventListener('abort', abort);
    finish();
  };
  const end = (): EngineFailure | undefined => {
    if (failure) return failure(clean(body ?? ''));
    if (body !== undefined) reader.whole(body);
    accepted(reader.reasoning());
    return reader.failure();
  };
  return {
    onRequestStart(controller) {
      if (signal.aborted) return controller.abort(new Error('Aborted'));
      abort = () => controller.abort(new Error('Aborted'));
      signal.addEventListener('abort', abort, { once: true });
    },
    onResponseStart(_, status, headers) {
      if (status !== 200) failure = (text) => failureOf({ status, retryAfter: retryAfterOf(headers), text });
      if (failure || firstOf(headers['content-type'])?.includes('application/json')) body = '';
      if (!failure) accepted();
    },
    onResponseData(controller, chunk) {
      listener.alive();
      const text = decoder.write(chunk);
      if (body !== undefined) {
        if (body.length < (failure ? MAX_ERROR_LENGTH : MAX_WHOLE_LENGTH)) body += text;
        return;
      }
      try {
        reader.feed(text);
      } catch (error) {
        settle(() => reject(error));
        controller.abort(new Error('Unreadable response'));
      }
    },
    onResponseEnd() {
      settle(() => {
        try {
          const reason = end();
          if (reason) reject(reason);
          else resolve();
        } catch (error) {
          reject(error);
        }
      });
    },
    onResponseError(_, error) {
      const code = reader.begun() ? 'stream_cut' : 'provider_error';
      settle(() => reject(signal.aborted ? signal.reason : new EngineFailure(code, { cause: error })));
    },
  };
}

type Headers = Record<string, string | string[] | undefined>;

/** OpenAI and Azure also send milliseconds. */
function retryAfterOf(headers: Headers): string | undefined {
  const milliseconds = firstOf(headers['retry-after-ms']);
  return milliseconds === undefined ? firstOf(headers['retry-after']) : String(Number(milliseconds) / 1000);
}

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
