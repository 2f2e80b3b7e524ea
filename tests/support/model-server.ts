import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import {
  type CompletionRequest,
  completionRequest,
  documentFor,
  promptLength,
  schemaOf,
} from './model-answer.ts';
import { failAtOnce, type Fault, FaultQueue, rejectWith } from './model-faults.ts';
import { type Answer, sendCompletion, streamCompletion, streamMessage } from './model-streams.ts';
import { complete, type Personality } from './personalities/personality.ts';
import { rejectionOf } from './personalities/rejection.ts';

export type { Fault };

export interface ModelServerOptions {
  port?: number;
  /** The rate of each stream; unlimited by default. */
  tokensPerSecond?: number | undefined;
  personality?: Personality;
  /** The text of an answer; by default a value that matches the requested schema. */
  write?: (request: CompletionRequest) => string;
}

export interface Call {
  request: CompletionRequest;
  /** The schema of the requested result. */
  schema: Record<string, unknown>;
  /** The billed usage: the prompt, and each token sent. */
  tokens: { input: number; output: number };
}

export interface ModelServer {
  /** The base URL to configure, such as http://127.0.0.1:4010/v1. */
  url: string;
  /** The accepted calls, oldest first. */
  calls: Call[];
  /** The status of each call. */
  statuses: number[];
  fail(fault: Fault): void;
  /** Becomes another server, without calls and faults. */
  become(personality: Personality): void;
  close(): Promise<void>;
}

/** A server that accepts everything and makes no mistakes. */
const flawless: Personality = { name: 'flawless', quirk: 'None.', outcome: complete };

const CHARACTERS_IN_TOKEN = 4;

/**
 * A local server with OpenAI's or Anthropic's API over SSE, as its personality has it. It writes deterministic JSON that
 * matches the requested schema, about the topic of the prompt. It fails on demand; other processes request a failure by
 * POST /faults.
 */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  let personality = options.personality ?? flawless;
  const calls: Call[] = [];
  const statuses: number[] = [];
  const faults = new FaultQueue();

  const server = createServer((request, response) => {
    response.on('finish', () => statuses.push(response.statusCode));
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/v1/models') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ object: 'list', data: [{ id: 'nomic-embed-text' }, { id: 'test' }] }));
      return;
    }
    const body: unknown = JSON.parse(await readText(request));
    if (pathname === '/faults') {
      faults.add(body);
      response.writeHead(204).end();
      return;
    }
    const path = personality.api === 'messages' ? '/v1/messages' : '/v1/chat/completions';
    if (request.method !== 'POST' || pathname !== path)
      return rejectWith(response, 404, { message: 'Unknown path' });
    const parsed = completionRequest.safeParse(body);
    if (!parsed.success) return rejectWith(response, 400, { message: z.prettifyError(parsed.error) });
    const rejection = rejectionOf(personality, request, parsed.data);
    if (rejection) return rejectWith(response, rejection.status, rejection.error);
    const wrong = faults.next();
    if (wrong && failAtOnce(response, wrong)) return;
    await write(response, parsed.data, wrong);
  }

  async function write(
    response: ServerResponse,
    request: CompletionRequest,
    wrong: Answer['wrong'],
  ): Promise<void> {
    const input = Math.ceil(promptLength(request) / CHARACTERS_IN_TOKEN);
    const call: Call = { request, schema: schemaOf(request), tokens: { input, output: 0 } };
    calls.push(call);
    const began = performance.now();
    const answered: Answer = {
      model: request.model,
      personality,
      document: documentFor(request, wrong, options.write),
      wrong,
      tokens: call.tokens,
      maxTokens: personality.reasoningTokens
        ? limitOf(request)
        : (personality.maxTokens ?? Number.POSITIVE_INFINITY),
      reportsUsage: request.stream_options?.include_usage === true && personality.hidesUsage !== true,
      pace: (index) => {
        const due = options.tokensPerSecond ? began + (index * 1000) / options.tokensPerSecond : 0;
        const early = due - performance.now();
        return early > 0 ? sleep(early) : turn();
      },
    };
    if (personality.api === 'messages') streamMessage(response, answered);
    else if (personality.wholeAnswers) sendCompletion(response, answered);
    else await streamCompletion(response, answered);
  }

  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The port of a TCP server is a number.');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    calls,
    statuses,
    fail: (fault) => faults.add(fault),
    become(next) {
      personality = next;
      calls.length = 0;
      statuses.length = 0;
      faults.clear();
      for (const fault of next.faults ?? []) faults.add(fault);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const limitOf = ({ max_tokens, max_completion_tokens }: CompletionRequest): number =>
  max_tokens ?? max_completion_tokens ?? Number.POSITIVE_INFINITY;

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

if (import.meta.main) {
  const { personalities } = await import('./personalities/personalities.ts');
  const setting = (name: string) => (process.env[name] ? Number(process.env[name]) : undefined);
  const chosen = personalities.find(({ name }) => name === process.env['PERSONALITY']);
  const server = await startModelServer({
    port: setting('PORT') ?? 4010,
    tokensPerSecond: setting('TOKENS_PER_SECOND'),
    ...(chosen && { personality: chosen }),
  });
  console.log(`A model is served at ${server.url}; AI_BASE_URL=${server.url} AI_MODEL=test npm start`);
}
