import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aiPresets } from '../platform/ai-providers.ts';
import { ConfigError } from '../platform/config-error.ts';
import { findModelServers, openEngine } from './open-engine.ts';

let models: string[] = [];
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ object: 'list', data: models.map((id) => ({ id })) }));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
beforeEach(() => {
  models = ['nomic-embed-text', 'qwen3:8b', 'llama3.2'];
});

const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const baseUrl = `http://127.0.0.1:${port}/v1`;

const open = (url: string, model?: string) =>
  openEngine({
    provider: 'openai-compatible',
    baseUrl: url,
    apiKey: undefined,
    model,
    preset: aiPresets.ollama,
  });

test('without a model in the settings, the first one for text writes', async () => {
  expect((await open(baseUrl)).name).toBe('qwen3:8b');
  expect((await open('http://127.0.0.1:1/v1', 'phi4')).name).toBe('phi4');
});

test('a model server that does not answer stops the start with one sentence', async () => {
  await expect(open('http://127.0.0.1:1/v1')).rejects.toThrow(
    new ConfigError('Ollama does not answer at http://127.0.0.1:1/v1; start it, or set AI_BASE_URL.'),
  );
});

test('a model server without a model for text stops the start with one sentence', async () => {
  models = ['nomic-embed-text'];
  await expect(open(baseUrl)).rejects.toThrow(
    new ConfigError(`Ollama at ${baseUrl} has no model yet; download one there, or set AI_MODEL.`),
  );
});

test('a model server on its usual port is found, but not the product itself', async () => {
  const presets = { ollama: { title: 'Ollama', baseUrl, isLocal: true }, azure: aiPresets.azure } as const;
  expect(await findModelServers(3000, presets)).toEqual([
    'Ollama is running with the model qwen3:8b: set AI_PROVIDER=ollama to write with it.',
  ]);
  expect(await findModelServers(port, presets)).toEqual([]);
});
