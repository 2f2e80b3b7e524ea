import { afterAll, expect, test } from 'vitest';
import { standardRetryPolicy } from '../../server/documents/generations/run/retry-policy.ts';
import { openPersonality } from '../../server/engine/providers/testing.ts';
import { generators } from '../../server/generated/generators.ts';
import { startModelServer } from '../../tests/support/model-server.ts';
import { personalities } from '../../tests/support/personalities/personalities.ts';
import { examineModel } from './examine-model.ts';
import { type Price, reportOf, verdictOn } from './report.ts';

const model = await startModelServer();
afterAll(() => model.close());

const examined = generators.slice(0, 2);

async function examine(name: string, price?: Price) {
  const personality = personalities.find((each) => each.name === name);
  if (!personality) throw new Error(`There is no personality ${name}.`);
  model.become(personality);
  let clock = 0;
  const examination = await examineModel(
    await openPersonality(personality, model.url, 'a-key'),
    examined,
    // Ten milliseconds pass with each piece of text.
    {
      retryPolicy: { ...standardRetryPolicy, wait: async () => {} },
      now: () => (clock += 10),
      begins: () => {},
    },
  );
  return {
    // Prompts change often, and the numbers with them.
    report: reportOf(examination, price)
      .replaceAll(/\d[\d,.]*/g, 'N')
      .replaceAll(/ {2,}|-{2,}/g, '  '),
    verdict: verdictOn(examination),
  };
}

test('a model that serves', async () => {
  const { report, verdict } = await examine('Ollama', { input: 0.15, output: 0.6 });
  expect(verdict).toBeNull();
  expect(report).toMatchInlineSnapshot(`
    "Check  Result  Detail
              
    Reachable  yes
    Streaming  yes  N pieces per call
    Structured output  json_schema  the server enforces the form of the document
    First token  N s  at the slowest document
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

test('a provider that rejects the key is asked once', async () => {
  const { report, verdict } = await examine('rejects the key');
  expect(verdict).toBe(
    'The model test can’t serve: The AI provider rejected the API key. Please tell the person who runs this installation.',
  );
  expect(report).toMatchInlineSnapshot(`
    "Check  Result  Detail
              
    Reachable  no  The AI provider rejected the API key. Please tell the person who runs this installation.
    Lesson plan builder  not valid  The AI provider rejected the API key. Please tell the person who runs this installation."
  `);
  expect(model.statuses).toEqual([401]);
});
