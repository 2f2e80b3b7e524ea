import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { valueFor } from './schema-value.ts';

/** How the server fails on its next calls. */
const fault = z.object({
  kind: z.enum([
    'unauthorized',
    'busy',
    'error',
    'rejected',
    'cut',
    'invalid-json',
    'wrong-shape',
    'stall',
    'refusal',
    'filtered',
    'too-long',
    'error-in-stream',
  ]),
  /** The number of calls that fail. */
  times: z.number().int().min(1).default(1),
  /** Seconds of Retry-After. */
  retryAfter: z.number().min(0).optional(),
  /** The share of the response that is sent before the failure. */
  after: z.number().min(0).max(1).default(0.5),
});

export type Fault = z.input<typeof fault>;

const completionRequest = z.object({
  model: z.string(),
  stream: z.literal(true),
  stream_options: z.object({ include_usage: z.literal(true) }),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
  response_format: z.object({
    type: z.literal('json_schema'),
    json_schema: z.object({ name: z.string(), schema: z.record(z.string(), z.unknown()) }),
  }),
});

export type CompletionRequest = z.output<typeof completionRequest>;

export interface ModelServerOptions {
  port?: number;
  /** The rate of each stream; unlimited by default. */
  tokensPerSecond?: number | undefined;
  /** The text of an answer; by default a value that matches the requested schema. */
  write?: (request: CompletionRequest) => string;
}

export interface Call {
  request: CompletionRequest;
  /** The billed usage: the prompt, and each token sent. */
  tokens: { input: number; output: number };
}

export interface ModelServer {
  /** The base URL to configure, such as http://127.0.0.1:4010/v1. */
  url: string;
  /** The valid calls, oldest first. */
  calls: Call[];
  fail(fault: Fault): void;
  close(): Promise<void>;
}

const CHARACTERS_IN_TOKEN = 4;

/**
 * A local server with OpenAI's chat completions API over SSE. It writes deterministic JSON that matches the requested schema,
 * about the topic of the prompt. It fails on demand; other processes request a failure by POST /faults.
 */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const calls: Call[] = [];
  const faults: z.output<typeof fault>[] = [];

  const nextFault = () => {
    const [next] = faults;
    if (!next) return undefined;
    next.times -= 1;
    if (next.times === 0) faults.shift();
    return next;
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: unknown = JSON.parse(await readText(request));
    if (request.url === '/faults') {
      faults.push(fault.parse(body));
      response.writeHead(204).end();
      return;
    }
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      refuse(response, 404, 'Unknown path');
      return;
    }
    const wrong = nextFault();
    if (wrong && refuseAtOnce(response, wrong)) return;
    const parsed = completionRequest.safeParse(body);
    if (!parsed.success) {
      refuse(response, 400, z.prettifyError(parsed.error));
      return;
    }
    const call = { request: parsed.data, tokens: { input: promptTokens(parsed.data), output: 0 } };
    calls.push(call);
    await stream(response, call, wrong);
  }

  async function stream(
    response: ServerResponse,
    { request: asked, tokens: billed }: Call,
    wrong: z.output<typeof fault> | undefined,
  ) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (chunk: object) =>
      response.write(`data: ${JSON.stringify({ model: asked.model, ...chunk })}\n\n`);
    const delta = (content: object, finish: string | null = null) =>
      send({ choices: [{ index: 0, delta: content, finish_reason: finish }] });

    if (wrong?.kind === 'refusal') delta({ refusal: 'I cannot help with that.' });
    const tokens = wrong?.kind === 'refusal' ? [] : tokensOf(textFor(asked, wrong, options.write));
    const breaksOff =
      wrong && ['cut', 'stall', 'error-in-stream', 'too-long', 'filtered'].includes(wrong.kind);
    const count = breaksOff ? Math.floor(tokens.length * wrong.after) : tokens.length;
    const began = performance.now();
    for (let index = 0; index < count && !response.destroyed; index++) {
      delta({ content: tokens[index] });
      billed.output += 1;
      const due = options.tokensPerSecond ? began + ((index + 1) * 1000) / options.tokensPerSecond : 0;
      const early = due - performance.now();
      await (early > 0 ? sleep(early) : turn());
    }
    if (wrong?.kind === 'stall') return;
    if (wrong?.kind === 'cut') return void response.socket?.destroySoon();
    if (wrong?.kind === 'error-in-stream') {
      send({ error: { message: 'Overloaded' } });
      return void response.end();
    }
    const finish = { 'too-long': 'length', filtered: 'content_filter' }[String(wrong?.kind)] ?? 'stop';
    delta({}, finish);
    send({ choices: [], usage: { prompt_tokens: billed.input, completion_tokens: billed.output } });
    response.end('data: [DONE]\n\n');
  }

  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The port of a TCP server is a number.');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    calls,
    fail: (asked) => void faults.push(fault.parse(asked)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message } }));
}

function refuseAtOnce(response: ServerResponse, { kind, retryAfter }: z.output<typeof fault>): boolean {
  switch (kind) {
    case 'unauthorized':
      refuse(response, 401, 'Incorrect API key provided.');
      return true;
    case 'busy':
      refuse(
        response,
        429,
        'Rate limit reached.',
        retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
      );
      return true;
    case 'error':
      refuse(response, 500, 'The server had an error.');
      return true;
    case 'rejected':
      refuse(response, 400, 'The model does not exist.');
      return true;
    default:
      return false;
  }
}

function textFor(
  request: CompletionRequest,
  wrong: z.output<typeof fault> | undefined,
  write: ModelServerOptions['write'] = answerTo,
): string {
  const { schema } = request.response_format.json_schema;
  if (wrong?.kind === 'invalid-json') return 'Of course! {"overview": not a document';
  if (wrong?.kind === 'wrong-shape') {
    const keys = Object.keys(
      z.object({ properties: z.record(z.string(), z.unknown()) }).parse(schema).properties,
    );
    return JSON.stringify(Object.fromEntries(keys.map((key) => [key, 42])));
  }
  return write(request);
}

/** Deterministic JSON about the topic of the prompt. */
export function answerTo({ messages, response_format }: CompletionRequest): string {
  const prompt = messages.map(({ content }) => content).join('\n');
  const topic = /^Topic: (.+)$/m.exec(prompt)?.[1] ?? 'the topic';
  return JSON.stringify(valueFor(response_format.json_schema.schema, topic));
}

function tokensOf(text: string): string[] {
  return Array.from({ length: Math.ceil(text.length / CHARACTERS_IN_TOKEN) }, (_, index) =>
    text.slice(index * CHARACTERS_IN_TOKEN, (index + 1) * CHARACTERS_IN_TOKEN),
  );
}

const promptTokens = ({ messages }: CompletionRequest): number =>
  Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / CHARACTERS_IN_TOKEN);

if (import.meta.main) {
  const setting = (name: string) => (process.env[name] ? Number(process.env[name]) : undefined);
  const server = await startModelServer({
    port: setting('PORT') ?? 4010,
    tokensPerSecond: setting('TOKENS_PER_SECOND'),
  });
  console.log(`A model is served at ${server.url}; AI_BASE_URL=${server.url} AI_MODEL=test npm start`);
}
