import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine, EngineRequest } from '../../engine/port/engine.ts';
import { EngineFailure } from '../../engine/port/engine-failure.ts';
import type { Failure } from '../../generated/schemas/index.ts';
import type { Generator, GeneratorContext, SectionTask } from '../templates/generator.ts';
import { BrokenJson } from './json-reader.ts';
import type { LiveRun } from './live-run.ts';
import { resultSchemaOf, writingRequestOf } from './writing-request.ts';

export interface WritingJob {
  generator: Generator;
  input: Record<string, unknown>;
  context: GeneratorContext;
  change: SectionTask['change'];
  maxOutputTokens: number;
}

export interface Patience {
  /** Milliseconds without a byte after which a provider counts as gone. */
  stall: number;
  /** Waits before asking again; rejects when the signal comes first. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export const standardPatience: Patience = {
  stall: 45_000,
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};

/** How often each fault is answered by asking again. */
const RETRIES: Readonly<Partial<Record<Failure['code'], number>>> = {
  provider_busy: 3,
  provider_error: 3,
  stream_cut: 1,
  invalid_result: 1,
};

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/**
 * Asks the model until every section of the run is written. What is finished stays: each new call asks for the rest, with the
 * finished sections as context. Rejects with a {@link EngineFailure}, or with the signal's reason.
 */
export async function writeDocument(
  engine: Engine,
  job: WritingJob,
  run: LiveRun,
  patience: Patience,
  signal: AbortSignal,
): Promise<void> {
  const failures = new Map<Failure['code'], number>();
  run.deriveNext();
  while (run.wanted.length > 0) {
    const failure = await ask(engine, job, run, patience, signal);
    signal.throwIfAborted();
    if (run.wanted.length === 0) return;
    const reason = failure ?? new EngineFailure('invalid_result');
    const count = (failures.get(reason.code) ?? 0) + 1;
    failures.set(reason.code, count);
    if (!reason.retryable || count > (RETRIES[reason.code] ?? 0)) throw reason;
    await pauseBefore(reason, count, patience, signal);
  }
}

async function pauseBefore(failure: EngineFailure, count: number, patience: Patience, signal: AbortSignal) {
  if (failure.code !== 'provider_busy' && failure.code !== 'provider_error') return;
  const asked = failure.retryAfter === undefined ? undefined : failure.retryAfter * 1000;
  if (asked !== undefined && asked > LONGEST_WAIT) throw failure;
  await patience.wait(asked ?? FIRST_WAIT * 2 ** (count - 1), signal);
}

async function ask(
  engine: Engine,
  job: WritingJob,
  run: LiveRun,
  patience: Patience,
  signal: AbortSignal,
): Promise<EngineFailure | undefined> {
  const request = requestFor(job, run);
  run.beginAnswer(request.prompt.system.length + request.prompt.user.length);
  const watch = new AbortController();
  const timer = setTimeout(() => watch.abort(new EngineFailure('provider_timeout')), patience.stall);
  const listener = {
    text(chunk: string) {
      timer.refresh();
      run.text(chunk);
    },
    usage: (used: Parameters<typeof run.meter.reported>[0]) => run.meter.reported(used),
    alive: () => void timer.refresh(),
  };
  try {
    await engine.write(request, listener, AbortSignal.any([signal, watch.signal]));
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    const reason: unknown = watch.signal.aborted ? watch.signal.reason : error;
    if (reason instanceof EngineFailure) return reason;
    if (reason instanceof BrokenJson) return new EngineFailure('invalid_result', { cause: reason });
    throw reason;
  } finally {
    clearTimeout(timer);
  }
}

function requestFor(job: WritingJob, run: LiveRun): EngineRequest {
  const { generator, input, context, change, maxOutputTokens } = job;
  const task: SectionTask = { keys: run.wanted, written: run.finished, ...(change && { change }) };
  return {
    ...writingRequestOf(job, task),
    prompt: generator.prompt(input, context, task),
    resultSchema: resultSchemaOf(generator, task.keys),
    maxOutputTokens,
  };
}

/** The value of a section as its schema wants it; throws a {@link EngineFailure} when it does not fit. */
export function acceptSection(generator: Generator, key: string, value: unknown): unknown {
  const parsed = generator.result.shape[key]?.safeParse(value);
  if (!parsed?.success) throw new EngineFailure('invalid_result', { cause: parsed?.error });
  return parsed.data;
}
