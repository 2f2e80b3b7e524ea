import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Fault, startModelServer } from '../../../tests/support/model-server.ts';
import type { Failure, Generation } from '../../generated/schemas/index.ts';
import { endOf, startLesson } from '../../documents/generations/testing.ts';
import { openTestApp } from '../../testing.ts';
import { countTokens } from '../port/tokens.ts';
import { openAiCompatibleEngine } from './openai-compatible.ts';

const upstream = await startModelServer();
afterAll(() => upstream.close());

const waits: number[] = [];
/** Longer than any call on a busy machine; the stall test shortens it. */
const LONG_TIMEOUT = 60_000;
const retryPolicy = {
  firstTokenTimeout: LONG_TIMEOUT,
  stallTimeout: LONG_TIMEOUT,
  wait: async (milliseconds: number) => {
    waits.push(milliseconds);
  },
};
const { app, openApp, signIn } = await openTestApp({
  engine: openAiCompatibleEngine({ baseUrl: upstream.url, apiKey: 'test-key', model: 'test' }),
  writing: { retryPolicy },
});

beforeEach(() => {
  retryPolicy.stallTimeout = LONG_TIMEOUT;
  waits.length = 0;
  upstream.calls.length = 0;
});

async function writeWith(...faults: Fault[]): Promise<Generation> {
  for (const fault of faults) upstream.fail(fault);
  if (faults.some(({ kind }) => kind === 'stall')) retryPolicy.stallTimeout = 1000;
  const person = await signIn({ tokens: 1_000_000 });
  const { id } = await startLesson(app, person.headers);
  const ended = await endOf(app, person.headers, id);
  expectExactCredits(ended, faults);
  return ended;
}

/**
 * Expects that the user is charged what the provider bills, but of a call that failed only for its finished sections, and
 * refunded the rest.
 */
function expectExactCredits(ended: Generation, faults: readonly Fault[]): void {
  const { credits, token_balance } = ended;
  const billed = upstream.calls.reduce((sum, { tokens }) => sum + tokens.input + tokens.output, 0);
  const prompts = upstream.calls.reduce((sum, { tokens }) => sum + tokens.input, 0);
  const kept = Object.fromEntries(
    ended.sections.flatMap(({ key, state }) => (state === 'finished' ? [[key, ended.result[key]]] : [])),
  );
  if (faults.length === 0) expect(credits.used).toBe(billed);
  expect(credits.used).toBeLessThanOrEqual(billed);
  if (finishedOf(ended) === 0) expect(credits.used).toBe(0);
  else if (ended.status === 'failed') {
    const most = prompts + countTokens(JSON.stringify(kept).length) + finishedOf(ended);
    expect(credits.used).toBeLessThanOrEqual(most);
    expect(credits.used).toBeGreaterThan(0);
  }
  expect(token_balance.used_input_tokens + token_balance.used_output_tokens).toBe(credits.used);
  expect(token_balance.available_input_tokens + token_balance.used_input_tokens).toBe(1_000_000);
  expect(token_balance.available_output_tokens + token_balance.used_output_tokens).toBe(1_000_000);
}

const finishedOf = ({ sections }: Generation) => sections.filter(({ state }) => state === 'finished').length;

describe('a provider', () => {
  test('that succeeds is called once, with a JSON schema', async () => {
    const written = await writeWith();
    expect(written).toMatchObject({ status: 'complete', failure: null, meta: { model: 'test' } });
    expect(upstream.calls).toHaveLength(1);
  });

  const failed = { status: 'failed' };
  test.each<[string, Fault[], Failure, number]>([
    [
      'rejects the API key',
      [{ kind: 'unauthorized' }],
      {
        code: 'provider_unauthorized',
        message: 'The AI provider rejected the API key. Please tell the person who runs this installation.',
        retryable: false,
      },
      0,
    ],
    [
      'does not have the model',
      [{ kind: 'rejected' }],
      {
        code: 'provider_error',
        message:
          'The AI provider doesn’t have the configured model. Please tell the person who runs this installation.',
        retryable: false,
      },
      0,
    ],
    [
      'stays busy',
      [{ kind: 'busy', times: 4 }],
      {
        code: 'provider_busy',
        message: 'The AI provider is busy. Please continue in a few minutes.',
        retryable: true,
      },
      0,
    ],
    [
      'requests a wait of an hour',
      [{ kind: 'busy', retryAfter: 3600 }],
      {
        code: 'provider_busy',
        message: 'The AI provider is busy. Please continue in a few minutes.',
        retryable: true,
      },
      0,
    ],
    [
      'fails four times',
      [{ kind: 'error', times: 4 }],
      {
        code: 'provider_error',
        message: 'The AI provider had an error. Please try again.',
        retryable: true,
      },
      0,
    ],
    [
      'loses the connection twice',
      [{ kind: 'cut', times: 2 }],
      {
        code: 'stream_cut',
        message: 'The connection to the AI provider was lost. Finished sections are saved; please continue.',
        retryable: true,
      },
      1,
    ],
    [
      'never sends JSON',
      [{ kind: 'invalid-json', times: 2 }],
      {
        code: 'invalid_result',
        message: 'The AI provider sent an invalid document. Please try again.',
        retryable: true,
      },
      0,
    ],
    [
      'sends JSON of the wrong shape',
      [{ kind: 'wrong-shape', times: 2 }],
      {
        code: 'invalid_result',
        message: 'The AI provider sent an invalid document. Please try again.',
        retryable: true,
      },
      0,
    ],
    [
      'stops responding',
      [{ kind: 'stall' }],
      {
        code: 'provider_timeout',
        message: 'The AI provider stopped responding. Finished sections are saved; please continue.',
        retryable: true,
      },
      1,
    ],
    [
      'declines',
      [{ kind: 'refusal' }],
      {
        code: 'refused',
        message:
          'The AI model declined to write this. It says: “I cannot help with that.” Change the topic or the source, and try again.',
        retryable: false,
      },
      0,
    ],
    [
      'filters its output',
      [{ kind: 'filtered' }],
      {
        code: 'refused',
        message:
          'The AI provider’s content filter stopped the text in the middle. Try again, or change the topic or the source.',
        retryable: true,
      },
      1,
    ],
  ])(
    'that %s fails the run with a message and exact credits',
    async (_, faults, failure, atLeastFinished) => {
      const ended = await writeWith(...faults);
      expect(ended).toMatchObject({ ...failed, failure });
      expect(finishedOf(ended)).toBeGreaterThanOrEqual(atLeastFinished);
      expect(finishedOf(ended)).toBeLessThan(ended.sections.length);
    },
  );

  test.each<[string, Fault[], number, number[]]>([
    ['a rate limit with Retry-After', [{ kind: 'busy', times: 3, retryAfter: 7 }], 1, [7000, 7000, 7000]],
    ['server errors', [{ kind: 'error', times: 3 }], 1, [1000, 2000, 4000]],
    ['a lost connection', [{ kind: 'cut' }], 2, []],
    ['reaching the token limit', [{ kind: 'too-long' }], 2, []],
    ['an error in the stream', [{ kind: 'error-in-stream' }], 2, [1000]],
    ['invalid JSON', [{ kind: 'invalid-json' }], 2, []],
    ['the wrong shape', [{ kind: 'wrong-shape' }], 2, []],
    ['several faults', [{ kind: 'busy' }, { kind: 'cut' }, { kind: 'invalid-json' }], 3, [1000]],
  ])('is called again after %s, for the missing sections only', async (_, faults, calls, expectedWaits) => {
    const ended = await writeWith(...faults);
    expect(ended).toMatchObject({ status: 'complete', failure: null });
    expect(waits).toEqual(expectedWaits);
    expect(upstream.calls).toHaveLength(calls);
    const requested = upstream.calls.map(({ schema }) =>
      Object.keys(propertiesOf(schema)).filter((key) => key !== 'safety'),
    );
    expect(requested[0]).toHaveLength(ended.sections.length);
    if (faults.some(({ kind }) => kind === 'cut'))
      expect(requested.at(-1)?.length).toBeLessThan(ended.sections.length);
  });

  test('that is unreachable fails the run after its retries', async () => {
    const unreachable = await openApp({
      engine: openAiCompatibleEngine({ baseUrl: 'http://127.0.0.1:1/v1', apiKey: undefined, model: 'test' }),
    });
    const person = await signIn({ tokens: 1_000_000 });
    const { id } = await startLesson(unreachable, person.headers);
    const ended = await endOf(unreachable, person.headers, id);
    expect(ended).toMatchObject({ status: 'failed', failure: { code: 'provider_error', retryable: true } });
    expect(waits).toEqual([1000, 2000, 4000]);
    expectExactCredits(ended, []);
    await unreachable.close();
  });
});

test('an internal error fails the run and is logged', async () => {
  const lines: string[] = [];
  const broken = await openApp({
    engine: {
      ...openAiCompatibleEngine({ baseUrl: upstream.url, apiKey: 'test-key', model: 'test' }),
      write: () => Promise.reject(new RangeError('out of range')),
    },
    log: { level: 'warn', stream: { write: (line) => lines.push(line) } },
  });
  const person = await signIn({ tokens: 1_000_000 });
  const { id } = await startLesson(broken, person.headers);
  const ended = await endOf(broken, person.headers, id);
  expect(ended).toMatchObject({ status: 'failed', failure: { code: 'internal', retryable: true } });
  expectExactCredits(ended, []);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'A run failed', generation: id, err: { type: 'RangeError', message: 'out of range' } },
  ]);
  await broken.close();
});

function propertiesOf(schema: Record<string, unknown>): object {
  const properties = schema['properties'];
  if (typeof properties !== 'object' || properties === null) throw new Error('The schema has no properties.');
  return properties;
}
