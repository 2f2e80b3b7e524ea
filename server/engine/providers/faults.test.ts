import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Fault, startModelServer } from '../../../tests/support/model-server.ts';
import type { Failure, Generation } from '../../generated/schemas/index.ts';
import { endOf, startLesson } from '../../documents/generations/testing.ts';
import { openTestApp } from '../../testing.ts';
import { openAiCompatibleEngine } from './openai-compatible.ts';

const upstream = await startModelServer();
afterAll(() => upstream.close());

const waits: number[] = [];
/** Long enough for a busy machine, but for the test that waits for it. */
const NEVER = 60_000;
const retryPolicy = {
  stallTimeout: NEVER,
  wait: async (milliseconds: number) => {
    waits.push(milliseconds);
  },
};
const { app, openApp, signIn } = await openTestApp({
  engine: openAiCompatibleEngine({ baseUrl: upstream.url, apiKey: 'a key', model: 'test' }),
  writing: { retryPolicy },
});

beforeEach(() => {
  retryPolicy.stallTimeout = NEVER;
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

/** What was charged is what the provider would bill, and the rest came back. */
function expectExactCredits({ credits, token_balance }: Generation, faults: readonly Fault[]): void {
  const billed = upstream.calls.reduce((sum, { tokens }) => sum + tokens.input + tokens.output, 0);
  // An answer that is broken off from our side: what was on its way by then was sent, and never
  // received.
  const hungUp = faults.reduce((sum, { kind, times = 1 }) => sum + (BROKEN.has(kind) ? times : 0), 0);
  if (hungUp === 0) expect(credits.used).toBe(billed);
  expect(credits.used).toBeLessThanOrEqual(billed);
  expect(credits.used).toBeGreaterThanOrEqual(billed - 20 * hungUp);
  expect(token_balance.used_input_tokens + token_balance.used_output_tokens).toBe(credits.used);
  expect(token_balance.available_input_tokens + token_balance.used_input_tokens).toBe(1_000_000);
  expect(token_balance.available_output_tokens + token_balance.used_output_tokens).toBe(1_000_000);
}

const BROKEN: ReadonlySet<Fault['kind']> = new Set(['invalid-json', 'wrong-shape']);
const finishedOf = ({ sections }: Generation) => sections.filter(({ state }) => state === 'finished').length;

describe('a provider', () => {
  test('that works is asked once, for JSON by schema and for its usage', async () => {
    const written = await writeWith();
    expect(written).toMatchObject({ status: 'complete', failure: null, meta: { model: 'test' } });
    expect(upstream.calls).toHaveLength(1);
  });

  const gone = { status: 'failed' };
  test.each<[string, Fault[], Failure, number]>([
    [
      'refuses the key',
      [{ kind: 'unauthorized' }],
      {
        code: 'provider_unauthorized',
        message: 'The AI provider rejected the API key. Please tell the person who runs this installation.',
        retryable: false,
      },
      0,
    ],
    [
      'does not take the request',
      [{ kind: 'rejected' }],
      {
        code: 'provider_error',
        message: 'The AI provider rejected the request. Please tell the person who runs this installation.',
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
      'asks to wait for an hour',
      [{ kind: 'busy', retryAfter: 3600 }],
      {
        code: 'provider_busy',
        message: 'The AI provider is busy. Please continue in a few minutes.',
        retryable: true,
      },
      0,
    ],
    [
      'keeps having errors',
      [{ kind: 'error', times: 4 }],
      {
        code: 'provider_error',
        message: 'The AI provider had an error. Finished sections are saved; please continue.',
        retryable: true,
      },
      0,
    ],
    [
      'is cut off twice',
      [{ kind: 'cut', times: 2 }],
      {
        code: 'stream_cut',
        message: 'The connection to the AI provider was lost. Finished sections are saved; please continue.',
        retryable: true,
      },
      1,
    ],
    [
      'never says JSON',
      [{ kind: 'invalid-json', times: 2 }],
      {
        code: 'invalid_result',
        message: 'The AI provider sent an invalid document. Finished sections are saved; please continue.',
        retryable: true,
      },
      0,
    ],
    [
      'says JSON of another shape',
      [{ kind: 'wrong-shape', times: 2 }],
      {
        code: 'invalid_result',
        message: 'The AI provider sent an invalid document. Finished sections are saved; please continue.',
        retryable: true,
      },
      0,
    ],
    [
      'stops answering',
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
      { code: 'refused', message: 'I cannot help with that.', retryable: false },
      0,
    ],
    [
      'filters its answer',
      [{ kind: 'filtered' }],
      { code: 'refused', message: 'The AI provider declined to write this.', retryable: false },
      1,
    ],
  ])(
    'that %s ends the run with a sentence and exact credits',
    async (_, faults, failure, atLeastFinished) => {
      const ended = await writeWith(...faults);
      expect(ended).toMatchObject({ ...gone, failure });
      expect(finishedOf(ended)).toBeGreaterThanOrEqual(atLeastFinished);
      expect(finishedOf(ended)).toBeLessThan(ended.sections.length);
    },
  );

  test.each<[string, Fault[], number, number[]]>([
    ['busy, and says for how long', [{ kind: 'busy', times: 3, retryAfter: 7 }], 1, [7000, 7000, 7000]],
    ['in error', [{ kind: 'error', times: 3 }], 1, [1000, 2000, 4000]],
    ['cut off', [{ kind: 'cut' }], 2, []],
    ['out of room', [{ kind: 'too-long' }], 2, []],
    ['in error in mid-stream', [{ kind: 'error-in-stream' }], 2, [1000]],
    ['not saying JSON', [{ kind: 'invalid-json' }], 2, []],
    ['giving another shape', [{ kind: 'wrong-shape' }], 2, []],
    ['failing in several ways', [{ kind: 'busy' }, { kind: 'cut' }, { kind: 'invalid-json' }], 3, [1000]],
  ])('that was %s is asked again, for what is missing only', async (_, faults, calls, waited) => {
    const ended = await writeWith(...faults);
    expect(ended).toMatchObject({ status: 'complete', failure: null });
    expect(waits).toEqual(waited);
    expect(upstream.calls).toHaveLength(calls);
    const asked = upstream.calls.map(({ request }) => Object.keys(propertiesOf(request.response_format)));
    expect(asked[0]).toHaveLength(ended.sections.length);
    if (faults.some(({ kind }) => kind === 'cut'))
      expect(asked.at(-1)?.length).toBeLessThan(ended.sections.length);
  });

  test('that cannot be reached ends in a clear state', async () => {
    const nobody = await openApp({
      engine: openAiCompatibleEngine({ baseUrl: 'http://127.0.0.1:1/v1', apiKey: undefined, model: 'test' }),
    });
    const person = await signIn({ tokens: 1_000_000 });
    const { id } = await startLesson(nobody, person.headers);
    const ended = await endOf(nobody, person.headers, id);
    expect(ended).toMatchObject({ status: 'failed', failure: { code: 'provider_error', retryable: true } });
    expect(waits).toEqual([1000, 2000, 4000]);
    expectExactCredits(ended, []);
    await nobody.close();
  });
});

test('a fault of our own ends in a clear state, and the log has what it was', async () => {
  const lines: string[] = [];
  const broken = await openApp({
    engine: {
      ...openAiCompatibleEngine({ baseUrl: upstream.url, apiKey: 'a key', model: 'test' }),
      write: () => Promise.reject(new RangeError('counted past the end')),
    },
    log: { level: 'warn', stream: { write: (line) => lines.push(line) } },
  });
  const person = await signIn({ tokens: 1_000_000 });
  const { id } = await startLesson(broken, person.headers);
  const ended = await endOf(broken, person.headers, id);
  expect(ended).toMatchObject({ status: 'failed', failure: { code: 'internal', retryable: true } });
  expectExactCredits(ended, []);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'A run failed', generation: id, err: { type: 'RangeError', message: 'counted past the end' } },
  ]);
  await broken.close();
});

function propertiesOf(format: { json_schema: { schema: Record<string, unknown> } }): object {
  const properties = format.json_schema.schema['properties'];
  if (typeof properties !== 'object' || properties === null) throw new Error('The schema names no sections.');
  return properties;
}
