import { acceptSection } from '../../server/documents/generations/run/answer-faults.ts';
import { LiveRun } from '../../server/documents/generations/run/live-run.ts';
import { expectRun, maxOutputTokens } from '../../server/documents/generations/start/plan-run.ts';
import type { RetryPolicy } from '../../server/documents/generations/run/retry-policy.ts';
import { writeDocument } from '../../server/documents/generations/run/write-document.ts';
import type { Generator } from '../../server/documents/templates/generator.ts';
import { readSample } from '../../server/documents/templates/sample.ts';
import type { Engine } from '../../server/engine/port/engine.ts';
import { EngineFailure } from '../../server/engine/port/engine-failure.ts';
import { countTokens, type Tokens } from '../../server/engine/port/tokens.ts';
import { noConcern } from '../../server/engine/safety/severity.ts';

export interface ExaminedTemplate {
  template: string;
  /** Why there is no valid document; null if there is one. */
  problem: string | null;
  calls: number;
  openChecks: number;
  milliseconds: number;
  /** Milliseconds from the first call to the first text; null without any. */
  first: number | null;
  /** Pieces of text in which the document arrived, and the milliseconds from the first to the last. */
  pieces: number;
  writing: number;
  expected: Tokens;
  used: Tokens;
  /** Tokens of the longest prompt, estimated. */
  prompt: number;
}

export interface Examination {
  model: string;
  structuredOutput: string;
  /** Tokens of prompt and answer together that the model takes; null if its server does not say. */
  context: number | null;
  templates: readonly ExaminedTemplate[];
}

export interface Tools {
  retryPolicy: RetryPolicy;
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** Called before each template. */
  begins(title: string): void;
  /** A failure in the operator's words. */
  explain(failure: EngineFailure, promptTokens: number): string;
  /** The context of the model, once it is loaded. */
  context(): Promise<number | null>;
}

/** Failures that every template would have. */
const HOPELESS: ReadonlySet<EngineFailure['code']> = new Set(['provider_unauthorized', 'provider_error']);
/** The same if the model has sent nothing. */
const UNREACHABLE: ReadonlySet<EngineFailure['code']> = new Set(['provider_timeout', 'provider_busy']);

/** Writes the sample document of each template, one after the other, without a database. */
export async function examineModel(
  engine: Engine,
  generators: readonly Generator[],
  tools: Tools,
): Promise<Examination> {
  const templates: ExaminedTemplate[] = [];
  for (const generator of generators) {
    tools.begins(generator.title);
    const { examined, failure } = await examineTemplate(engine, generator, tools);
    templates.push(examined);
    if (!failure) continue;
    if (HOPELESS.has(failure.code) || (UNREACHABLE.has(failure.code) && examined.first === null)) break;
  }
  return {
    model: engine.name,
    structuredOutput: engine.structuredOutput?.() ?? 'none',
    context: await tools.context(),
    templates,
  };
}

async function examineTemplate(engine: Engine, generator: Generator, { retryPolicy, now, explain }: Tools) {
  const { input, context } = readSample(generator);
  const keys = [...generator.sections(input)];
  const writing = { generator, input, context, safety: noConcern };
  const expected = expectRun(engine, writing, { keys, written: {} });
  const run = runOf(writing, keys);
  const stopwatch = new Stopwatch(now);
  const job = {
    ...writing,
    change: undefined,
    maxOutputTokens: maxOutputTokens({ tokens: expected, expected }),
  };
  const failure = await writeDocument(
    stopwatch.around(engine),
    job,
    run,
    { retryPolicy, failed: () => {} },
    new AbortController().signal,
  ).then(
    () => null,
    (error: unknown) =>
      error instanceof EngineFailure ? error : new EngineFailure('internal', { cause: error }),
  );
  run.close();
  const examined: ExaminedTemplate = {
    template: generator.title,
    problem: failure && explain(failure, stopwatch.prompt),
    calls: run.meter.responses,
    openChecks: failure ? 0 : openChecks(writing, run),
    ...stopwatch.times(),
    expected,
    used: run.meter.used,
    prompt: stopwatch.prompt,
  };
  return { examined, failure };
}

type Writing = Parameters<typeof expectRun>[1];

function runOf({ generator, input, context }: Writing, keys: readonly string[]): LiveRun {
  const start = {
    runId: 'doctor',
    generationId: 'doctor',
    userId: 'doctor',
    written: {},
    lastEvent: 0,
    keys,
  };
  return new LiveRun(
    { ...start, sections: keys.map((key) => ({ key, state: 'waiting' as const })) },
    {
      accept: (key, value) => acceptSection(generator, key, value),
      isDerived: (key) => generator.derived.includes(key),
      derive: (key, written) => generator.derive(key, written, input, context),
      flushInterval: () => 1000,
      changed: () => {},
    },
  );
}

function openChecks({ generator, input, context }: Writing, run: LiveRun): number {
  const result = generator.result.partial().parse(run.result);
  return generator.checks(result, input, context).checks.filter(({ status }) => status === 'open').length;
}

/** Measures when an engine's text arrives, and the prompts for it. */
class Stopwatch {
  readonly #now: () => number;
  readonly #began: number;
  #first: number | null = null;
  #last = 0;
  #pieces = 0;
  /** Tokens of the longest prompt. */
  prompt = 0;

  constructor(now: () => number) {
    this.#now = now;
    this.#began = now();
  }

  around(engine: Engine): Engine {
    const write: Engine['write'] = (request, listener, signal) => {
      const { system, user } = request.prompt;
      this.prompt = Math.max(this.prompt, countTokens(system.length + user.length));
      const text = (chunk: string) => {
        this.#last = this.#now();
        this.#first ??= this.#last;
        this.#pieces += 1;
        listener.text(chunk);
      };
      return engine.write(request, { ...listener, text }, signal);
    };
    return { ...engine, write };
  }

  times(): Pick<ExaminedTemplate, 'milliseconds' | 'first' | 'pieces' | 'writing'> {
    const first = this.#first;
    return {
      milliseconds: this.#now() - this.#began,
      first: first === null ? null : first - this.#began,
      pieces: this.#pieces,
      writing: first === null ? 0 : this.#last - first,
    };
  }
}
