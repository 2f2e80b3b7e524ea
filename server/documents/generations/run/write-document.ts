import type { Engine, EngineRequest } from '../../../engine/port/engine.ts';
import { EngineFailure } from '../../../engine/port/engine-failure.ts';
import type { Tokens } from '../../../engine/port/tokens.ts';
import { failureOf, type ModelVerdict } from '../../../engine/safety/model-verdict.ts';
import { LeakGuard } from '../../../engine/safety/leak-guard.ts';
import type { Generator, SectionTask } from '../../templates/generator.ts';
import { brokenJson, missingSections, sectionTooLong } from './answer-faults.ts';
import type { JudgedWriting } from '../document/context.ts';
import { readerOf } from '../document/form.ts';
import { instructionsOf } from './instructions.ts';
import { BrokenJson } from './json-string-reader.ts';
import type { LiveRun } from './live-run.ts';
import { Retries, type RetryPolicy } from './retry-policy.ts';
import { VerdictReader } from './verdict-reader.ts';
import { SilenceTimer } from './silence-timer.ts';
import { titleOf, writingRequestOf } from '../document/writing-request.ts';

export interface WritingJob extends JudgedWriting {
  change: SectionTask['change'];
  revision?: SectionTask['revision'];
  maxOutputTokens: number;
  /** What was wrong with an earlier document. */
  feedback?: string;
}

export interface WritingTools {
  retryPolicy: RetryPolicy;
  /** Called for each failed call of the engine, including those that are retried. */
  failed(failure: EngineFailure): void;
}

/**
 * Calls the engine until every section of the run is written. Each retry requests only the missing
 * sections, with the finished ones as context. Rejects with an {@link EngineFailure}, or with the
 * signal's reason.
 */
export async function writeDocument(
  engine: Engine,
  job: WritingJob,
  run: LiveRun,
  { retryPolicy, failed }: WritingTools,
  signal: AbortSignal,
): Promise<void> {
  const retries = new Retries(retryPolicy);
  let keys = run.wanted;
  let { feedback } = job;
  run.deriveNext();
  while (run.wanted.length > 0) {
    const request = requestFor(engine, job, run, keys, feedback);
    const answer = { run, judged: (verdict: ModelVerdict) => acceptVerdict(verdict, job, run) };
    const failure = await callEngine(engine, request, answer, retryPolicy, signal);
    signal.throwIfAborted();
    if (run.wanted.length === 0) return;
    const isFinished = keys.every((key) => !run.wanted.includes(key));
    if (failure === undefined && isFinished) {
      keys = run.wanted;
      feedback = undefined;
      continue;
    }
    const reason = failure ?? missingSections(run.wanted.filter((key) => keys.includes(key)));
    failed(reason);
    feedback = reason.feedback;
    if (reason.code === 'too_long' && reason.retryable) {
      keys = keysWithinLimit(job.generator, keys, run.wanted, reason);
      continue;
    }
    const wait = retries.after(reason);
    keys = run.wanted;
    if (wait) await run.waiting(wait, () => retryPolicy.wait(wait.milliseconds, signal));
  }
}

/** After progress the missing sections; without any, one section at a time until that is too long. */
function keysWithinLimit(
  generator: Generator,
  requested: readonly string[],
  wanted: readonly string[],
  failure: EngineFailure,
): readonly string[] {
  if (requested.some((key) => !wanted.includes(key))) return wanted;
  const [first = ''] = wanted;
  if (requested.length > 1) return [first];
  throw failure.hasBegun ? sectionTooLong(titleOf(generator, first)) : failure;
}

interface Answer {
  run: LiveRun;
  /** Throws if the answer ends with this verdict. */
  judged(verdict: ModelVerdict): void;
}

function acceptVerdict(verdict: ModelVerdict, { generator, input }: WritingJob, run: LiveRun): void {
  run.judged(verdict);
  const failure = failureOf(verdict, readerOf(input, generator.audience));
  if (failure) throw failure;
}

async function callEngine(
  engine: Engine,
  request: EngineRequest,
  { run, judged }: Answer,
  { firstTokenTimeout, stallTimeout }: RetryPolicy,
  signal: AbortSignal,
): Promise<EngineFailure | undefined> {
  run.beginResponse(request.prompt.system.length + request.prompt.user.length);
  const timeout = new AbortController();
  const silence = new SilenceTimer();
  silence.start(firstTokenTimeout, () => timeout.abort(noFirstToken(firstTokenTimeout)));
  const verdict = new VerdictReader((key) => run.sections.some((section) => section.key === key), judged);
  const guard = new LeakGuard(request.prompt);
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    silence.start(stallTimeout, () => timeout.abort(new EngineFailure('provider_timeout')));
  };
  const listener = {
    text(chunk: string) {
      if (hasBegun) silence.heard();
      else begin();
      verdict.feed(chunk);
      guard.feed(chunk);
      run.text(chunk);
    },
    usage: (used: Partial<Tokens>) => run.meter.reported(used),
    alive: () => silence.heard(),
  };
  try {
    await engine.write(request, listener, AbortSignal.any([signal, timeout.signal]));
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    const reason: unknown = timeout.signal.aborted ? timeout.signal.reason : error;
    if (reason instanceof EngineFailure) return reason;
    if (reason instanceof BrokenJson) return brokenJson(reason);
    throw reason;
  } finally {
    silence.stop();
  }
}

const noFirstToken = (milliseconds: number): EngineFailure =>
  new EngineFailure('provider_timeout', {
    message: `The AI model did not start to write within ${Math.round(milliseconds / 1000)} seconds. Please continue; a local model may need longer to load.`,
  });

function requestFor(
  engine: Engine,
  job: WritingJob,
  run: LiveRun,
  keys: readonly string[],
  feedback: string | undefined,
): EngineRequest {
  const task: SectionTask = {
    keys,
    written: run.finished,
    ...(job.change && { change: job.change }),
    ...(job.revision && { revision: job.revision }),
  };
  return {
    ...writingRequestOf(job, task),
    ...instructionsOf(engine, job, task, feedback),
    maxOutputTokens: job.maxOutputTokens,
  };
}
