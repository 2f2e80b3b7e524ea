import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anthropicEngine } from './anthropic.ts';
import type { EngineRequest } from '../port/engine.ts';
import { template } from '../../../tests/support/templates.ts';

const body = z.object({
  model: z.string(),
  max_tokens: z.number(),
  stream: z.literal(true),
  system: z.unknown(),
});
let answer: (response: ServerResponse) => void = () => {};
const requests: z.output<typeof body>[] = [];

const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  request.on('end', () => {
    requests.push(body.parse(JSON.parse(text)));
    answer(response);
  });
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' ? address?.port : undefined;
afterAll(() => server.close());
beforeEach(() => {
  requests.length = 0;
});

const engine = anthropicEngine({
  baseUrl: `http://127.0.0.1:${port}/v1`,
  apiKey: 'test-key',
  model: 'claude-sonnet-4-5',
});

function requestFor(): EngineRequest {
  return {
    templateType: template.templateType,
    form: {},
    students: [],
    sources: [],
    standards: [],
    sections: [{ key: 'overview', title: 'Overview', block: 'prose', schema: { type: 'string' } }],
    written: {},
    prompt: { system: 'You write.', user: 'Write.' },
    resultSchema: {
      type: 'object',
      properties: { overview: { type: 'string' } },
      required: ['overview'],
      additionalProperties: false,
    },
    maxOutputTokens: 500,
  };
}

async function listen(signal = new AbortController().signal) {
  let text = '';
  const usage = { input: 0, output: 0 };
  await engine.write(
    requestFor(),
    {
      text: (chunk) => {
        text += chunk;
      },
      usage: (used) => Object.assign(usage, used),
      alive: () => {},
    },
    signal,
  );
  return { text, usage };
}

function stream(response: ServerResponse, stopReason: string | null): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (event: { type: string } & Record<string, unknown>) =>
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    content: [],
    model: 'claude-sonnet-4-5',
  };
  send({
    type: 'message_start',
    message: { ...message, usage: { input_tokens: 11, output_tokens: 1 } },
  });
  send({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } });
  for (const text of ['{"overview":', '"Willows."}']) {
    send({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } });
  }
  if (stopReason !== null) {
    send({ type: 'content_block_stop', index: 0 });
    const delta = { stop_reason: stopReason, stop_sequence: null };
    send({ type: 'message_delta', delta, usage: { output_tokens: 7 } });
    send({ type: 'message_stop' });
  }
  response.end();
}

function reject(status: number, headers: Record<string, string> = {}) {
  return (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ type: 'error', error: { type: 'an_error', message: 'No.' } }));
  };
}

describe('Anthropic', () => {
  test('writes JSON and reports its usage', async () => {
    answer = (response) => stream(response, 'end_turn');
    expect(await listen()).toEqual({ text: '{"overview":"Willows."}', usage: { input: 11, output: 7 } });
    expect(requests).toMatchObject([{ model: 'claude-sonnet-4-5', max_tokens: 500 }]);
  });

  test.each<[string, (response: ServerResponse) => void, object]>([
    ['a wrong API key', reject(401), { code: 'provider_unauthorized', retryable: false }],
    ['a rate limit', reject(429, { 'retry-after': '7' }), { code: 'provider_busy', retryAfter: 7 }],
    ['an overload', reject(529), { code: 'provider_error', retryable: true }],
    ['a wrong request', reject(400), { code: 'provider_error', retryable: false }],
    ['an output that is too long', (response) => stream(response, 'max_tokens'), { code: 'too_long' }],
    ['a refusal', (response) => stream(response, 'refusal'), { code: 'refused' }],
    ['a lost connection', (response) => stream(response, null), { code: 'stream_cut' }],
  ])('%s rejects with its failure code', async (_, answers, failure) => {
    answer = answers;
    await expect(listen()).rejects.toMatchObject(failure);
  });

  test('an aborted call rejects with the reason', async () => {
    const controller = new AbortController();
    answer = () => controller.abort('stopped');
    await expect(listen(controller.signal)).rejects.toBe('stopped');
  });
});
