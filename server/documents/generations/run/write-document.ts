import type { Engine, EngineRequest } from '../../../engine/port/engine.ts';
import { EngineFailure, refusalAtEnd } from '../../../engine/port/engine-failure.ts';
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
  /** Calls in a row that reached the limit before the end of a section. */
  let cutOff = 0;
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
      const hasProgress = keys.some((key) => !run.wanted.includes(key));
      cutOff = hasProgress ? 0 : cutOff + 1;
      keys = hasProgress ? run.wanted : keysWithinLimit(job.generator, keys, reason, cutOff);
      continue;
    }
    const wait = retries.after(reason);
    keys = run.wanted;
    if (wait) await run.waiting(wait, () => retryPolicy.wait(wait.milliseconds, signal));
  }
}

/**
 * After a call that finished nothing within its limit: one section, or the same again once, because
 * the engine leaves more room for reasoning after it has seen some.
 */
function keysWithinLimit(
  generator: Generator,
  requested: readonly string[],
  failure: EngineFailure,
  cutOff: number,
): readonly string[] {
  const [first = ''] = requested;
  if (failure.hasBegun && requested.length > 1) return [first];
  if (cutOff === 1) return requested;
  throw failure.hasBegun ? sectionTooLong(titleOf(generator, first)) : failure;
}

/** Characters after the point where an answer is no JSON any more that are searched for a refusal. */
const MAX_REFUSAL = 400;

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
  let tail = '';
  let broken: { error: BrokenJson; length: number } | undefined;
  const begin = () => {
    hasBegun = true;
    silence.start(stallTimeout, () => timeout.abort(new EngineFailure('provider_timeout')));
  };
  const listener = {
    text(chunk: string) {
      if (hasBegun) silence.heard();
      else begin();
      tail = (tail + chunk).slice(-MAX_REFUSAL);
      if (broken) {
        broken.length += chunk.length;
        if (broken.length > MAX_REFUSAL) throw broken.error;
        return;
      }
      try {
        verdict.feed(chunk);
        guard.feed(chunk);
        run.text(chunk);
      } catch (error) {
        if (!(error instanceof BrokenJson)) throw error;
        // What follows may say why.
        broken = { error, length: 0 };
      }
    },
    usage: (used: Partial<Tokens>) => run.meter.reported(used),
    alive: () => silence.heard(),
  };
  try {
    await engine.write(request, listener, AbortSignal.any([signal, timeout.signal]));
    if (broken) throw broken.error;
    const refusal = run.wanted.length > 0 ? refusalAtEnd(tail) : undefined;
    if (refusal ?? run.rejection) run.endFailedResponse();
    return refusal ?? run.rejection;
  } catch (error) {
    run.endFailedResponse();
    signal.throwIfAborted();
    const reason: unknown = timeout.signal.aborted ? timeout.signal.reason : error;
    if (reason instanceof EngineFailure) return reason;
    if (reason instanceof BrokenJson) return refusalAtEnd(tail) ?? brokenJson(reason);
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
