import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { standardRetryPolicy } from '../../server/documents/generations/run/retry-policy.ts';
import { readContext } from '../../server/engine/providers/models.ts';
import { openPersonality } from '../../server/engine/providers/testing.ts';
import { generators } from '../../server/generated/generators.ts';
import { startModelServer } from '../../tests/support/model-server.ts';
import { personalities } from '../../tests/support/personalities/personalities.ts';
import { examineModel } from './examine-model.ts';
import { explainFailure } from './explain-failure.ts';
import { type Price, reportOf, verdictOn } from './report.ts';

const model = await startModelServer();
afterAll(() => model.close());

interface Settings {
  price?: Price;
  context?: number | null;
  url?: string;
}

const examined = generators.slice(0, 2);

const KEY = 'sk-doctor-0000000000001234';

async function examine(name: string, { price, context = null, url = model.url }: Settings = {}) {
  const personality = personalities.find((each) => each.name === name);
  if (!personality) throw new Error(`There is no personality ${name}.`);
  model.become(personality);
  const config = { provider: 'openai-compatible' as const, baseUrl: url, apiKey: KEY, model: 'test' };
  let clock = 0;
  const examination = await examineModel(
    await openPersonality(personality, url, KEY),
    examined,
    // Ten milliseconds pass with each piece of text.
    {
      retryPolicy: { ...standardRetryPolicy, wait: async () => {} },
      now: () => (clock += 10),
      begins: () => {},
      explain: (failure, promptTokens) => explainFailure(failure, config, promptTokens),
      context: async () => context,
    },
  );
  return {
    // Prompts change often, and the numbers with them.
    report: reportOf(examination, price)
      .replaceAll(/\d[\d,.]*/g, 'N')
      .replaceAll(/ {2,}|-{2,}/g, '  '),
    verdict: verdictOn(examination),
    templates: examination.templates,
  };
}

test('a model that serves', async () => {
  const { report, verdict } = await examine('Ollama', {
    price: { input: 0.15, output: 0.6 },
    context: 32_768,
  });
  expect(verdict).toBeNull();
  expect(report).toMatchInlineSnapshot(`
    "Check  Result  Detail
              
    Reachable  yes
    Streaming  yes  N pieces per call
    Structured output  json_schema  the server enforces the form of the document
    First token  N s  at the slowest document
    Prompt  N tokens  the longest; with its document it has to fit into N tokens of context
    Speed  N tokens/s
    Lesson plan builder  valid  N s, N call, N open checks, N credits (estimated N), $N
    Course outline design  valid  N s, N call, N open checks, N credits (estimated N), $N"
  `);
});

test('a provider without JSON schemas', async () => {
  const { report, verdict } = await examine('DeepSeek');
  expect(verdict).toBeNull();
  expect(report).toMatchInlineSnapshot(`
    "Check  Result  Detail
              
    Reachable  yes
    Streaming  yes  N pieces per call
    Structured output  json_object  the server enforces JSON, the prompt asks for the form
    First token  N s  at the slowest document
    Prompt  N tokens  the longest; the server does not say what its context takes
    Speed  N tokens/s
    Lesson plan builder  valid  N s, N call, N open checks, N credits (estimated N)
    Course outline design  valid  N s, N call, N open checks, N credits (estimated N)"
  `);
});

test('a server that does not stream', async () => {
  const { report, verdict } = await examine('does not stream');
  expect(verdict).toBeNull();
  expect(report).toMatchInlineSnapshot(`
    "Check  Result  Detail
              
    Reachable  yes
    Streaming  no  N pieces per call
    Structured output  json_schema  the server enforces the form of the document
    First token  N s  at the slowest document
    Prompt  N tokens  the longest; the server does not say what its context takes
    Speed  unknown
    Lesson plan builder  valid  N s, N call, N open checks, N credits (estimated N)
    Course outline design  valid  N s, N call, N open checks, N credits (estimated N)"
  `);
});

test('a model whose output limit is too low', async () => {
  const { report, verdict } = await examine('has a limit below one section');
  expect(verdict).toBe(
    `The model test can’t serve: no valid document of ${examined.map(({ title }) => title).join(', ')}.`,
  );
  expect(report).toContain('not valid');
});

test('a provider that rejects the key is asked once, and the operator hears which key', async () => {
  const { report, verdict } = await examine('rejects the key');
  const sentence = `${model.url} rejected the key sk-…1234 in AI_API_KEY. Set a valid one.`;
  expect(verdict).toBe(`The model test can’t serve: ${sentence}`);
  expect(report).toContain('Reachable  no');
  expect(model.statuses).toEqual([401]);
});

test('a server that cannot be reached ends the examination', async () => {
  const { verdict, templates } = await examine('OpenAI', { url: 'http://127.0.0.1:1/v1' });
  expect(verdict).toBe(
    'The model test can’t serve: Nothing answers at http://127.0.0.1:1/v1 (ECONNREFUSED). Start the server, or correct AI_BASE_URL.',
  );
  expect(templates).toHaveLength(1);
});

test('a server that stays busy ends the examination', async () => {
  expect((await examine('stays busy')).templates).toHaveLength(1);
});

test('a provider without the model is told apart by its setting and its answer', async () => {
  expect((await examine('has no such model')).verdict).toBe(
    'The model test can’t serve: The AI provider doesn’t have the configured model. Correct AI_MODEL (test) or AI_BASE_URL. It answered 404: {"error":{"message":"model \\"test\\" not found, try pulling it first"}}',
  );
});

test('a prompt that is longer than the context is named with its size', async () => {
  const { templates } = await examine('has a small context');
  expect(templates[0]?.problem).toMatch(
    /^The prompt of about \d,\d{3} tokens is longer than the model’s context\. Give the model a longer one \(docs\/models\.md\)\. It answered 400: /,
  );
});

test('a context that cuts the prompt without a word is not enough', async () => {
  const { verdict } = await examine('Ollama', { context: 4096 });
  expect(verdict).toMatch(
    /^The model test can’t serve: its context takes 4,096 tokens, and the longest prompt with its document needs \d,\d{3}\./,
  );
});

test.each([
  ['Ollama', '/api/ps', { models: [{ name: 'm', model: 'm', context_length: 4096 }] }, 4096],
  ['LM Studio', '/api/v0/models', { data: [{ id: 'm', loaded_context_length: 8192 }] }, 8192],
  ['vLLM', '/v1/models', { data: [{ id: 'other' }, { id: 'm', max_model_len: 16_384 }] }, 16_384],
  ['llama.cpp', '/v1/models', { models: [{ name: 'm' }], data: [{ id: 'm', meta: { n_ctx: 2048 } }] }, 2048],
  ['OpenRouter', '/v1/models', { data: [{ id: 'm', context_length: 131_072 }] }, 131_072],
  ['a server that does not say', '/v1/models', { data: [{ id: 'm' }] }, null],
])('%s says how much its context takes', async (_, path, body, context) => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === path ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(request.url === path ? body : {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await readContext({ baseUrl: `http://127.0.0.1:${port}/v1` }, 'm')).toBe(context);
  server.closeAllConnections();
  server.close();
});
