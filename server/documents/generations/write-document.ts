import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine, EngineRequest } from '../../engine/port/engine.ts';
import { EngineFailure } from '../../engine/port/engine-failure.ts';
import type { Failure } from '../../generated/schemas/index.ts';
import type { Generator, GeneratorContext, SectionTask } from '../templates/generator.ts';
import { BrokenJson } from './json-string-reader.ts';
import type { LiveRun } from './live-run.ts';
import { resultSchemaOf, writingRequestOf } from './writing-request.ts';

export interface WritingJob {
  generator: Generator;
  input: Record<string, unknown>;
  context: GeneratorContext;
  change: SectionTask['change'];
  maxOutputTokens: number;
}

export interface RetryPolicy {
  /** Milliseconds without output after which a request to a provider is aborted. */
  stallTimeout: number;
  /** Waits before a retry; rejects if the signal aborts first. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export const standardRetryPolicy: RetryPolicy = {
  stallTimeout: 45_000,
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};

/** Retries per failure code. */
const RETRIES: Readonly<Partial<Record<Failure['code'], number>>> = {
  provider_busy: 3,
  provider_error: 3,
  stream_cut: 1,
  invalid_result: 1,
};

const FIRST_DELAY = 1000;
const MAX_DELAY = 60_000;

/**
 * Calls the engine until every section of the run is written. Each retry requests only the missing
 * sections, with the finished ones as context. Rejects with an {@link EngineFailure}, or with the
 * signal's reason.
 */
export async function writeDocument(
  engine: Engine,
  job: WritingJob,
  run: LiveRun,
  retryPolicy: RetryPolicy,
  signal: AbortSignal,
): Promise<void> {
  const failures = new Map<Failure['code'], number>();
  run.deriveNext();
  while (run.wanted.length > 0) {
    const failure = await callEngine(engine, job, run, retryPolicy, signal);
    signal.throwIfAborted();
    if (run.wanted.length === 0) return;
    const reason = failure ?? new EngineFailure('invalid_result');
    const count = (failures.get(reason.code) ?? 0) + 1;
    failures.set(reason.code, count);
    if (!reason.retryable || count > (RETRIES[reason.code] ?? 0)) throw reason;
    await waitBeforeRetry(reason, count, retryPolicy, signal);
  }
}

async function waitBeforeRetry(
  failure: EngineFailure,
  count: number,
  retryPolicy: RetryPolicy,
  signal: AbortSignal,
) {
  if (failure.code !== 'provider_busy' && failure.code !== 'provider_error') return;
  const retryAfter = failure.retryAfter === undefined ? undefined : failure.retryAfter * 1000;
  if (retryAfter !== undefined && retryAfter > MAX_DELAY) throw failure;
  await retryPolicy.wait(retryAfter ?? FIRST_DELAY * 2 ** (count - 1), signal);
}

async function callEngine(
  engine: Engine,
  job: WritingJob,
  run: LiveRun,
  retryPolicy: RetryPolicy,
  signal: AbortSignal,
): Promise<EngineFailure | undefined> {
  const request = requestFor(job, run);
  run.beginResponse(request.prompt.system.length + request.prompt.user.length);
  const stall = new AbortController();
  const timer = setTimeout(
    () => stall.abort(new EngineFailure('provider_timeout')),
    retryPolicy.stallTimeout,
  );
  const listener = {
    text(chunk: string) {
      timer.refresh();
      run.text(chunk);
    },
    usage: (used: Parameters<typeof run.meter.reported>[0]) => run.meter.reported(used),
    alive: () => void timer.refresh(),
  };
  try {
    await engine.write(request, listener, AbortSignal.any([signal, stall.signal]));
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    const reason: unknown = stall.signal.aborted ? stall.signal.reason : error;
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
    resultSchema: resultSchemaOf(generator, task),
    maxOutputTokens,
  };
}

/**
 * The section's value as parsed by its schema; throws an {@link EngineFailure} if it does not
 * match.
 */
export function acceptSection(generator: Generator, key: string, value: unknown): unknown {
  const parsed = generator.result.shape[key]?.safeParse(value);
  if (!parsed?.success) throw new EngineFailure('invalid_result', { cause: parsed?.error });
  return parsed.data;
}
