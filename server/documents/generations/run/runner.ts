import { NO_TOKENS } from '../../../billing/credits/credits.ts';
import type { Engine } from '../../../engine/port/engine.ts';
import { EngineFailure } from '../../../engine/port/engine-failure.ts';
import type { Tokens } from '../../../engine/port/tokens.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { adjustReading } from './adjust-reading.ts';
import { Checkpoints, type CheckpointTiming } from './checkpoints.ts';
import { concludeRun } from '../end/conclude-run.ts';
import type { References, Writing } from '../document/context.ts';
import { correctLanguage } from './correct-language.ts';
import { endRun } from '../end/end-run.ts';
import type { Outcome } from '../end/ended-run.ts';
import { LiveRun, type RunStart } from './live-run.ts';
import type { Adjustment } from '../end/note-adjustment.ts';
import { type GenerationRow, presentGeneration, readDocument } from '../document/present-generation.ts';
import { acceptSection } from './answer-faults.ts';
import type { RetryPolicy } from './retry-policy.ts';
import type { RunCause } from '../../../generated/schemas/index.ts';
import { writeDocument, type WritingJob, type WritingTools } from './write-document.ts';

export interface Launch {
  start: RunStart;
  cause: RunCause;
  row: GenerationRow;
  /** What the template expects the run to need. */
  expected: Tokens;
  /** What the run has reserved, or would without an unlimited plan. */
  reserved: Tokens;
  job: WritingJob;
}

export interface Logger {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface RunnerOptions {
  db: Database;
  engine: Engine;
  /** The engine as one run uses it, such as with masked names. */
  engineOf?: ((run: RunStart) => Engine) | undefined;
  log: Logger;
  retryPolicy: RetryPolicy;
  checkpointTiming: CheckpointTiming;
  flushInterval: () => number;
  /** Begins the run that follows a complete one; null if none does. */
  next: (launch: Launch) => Promise<Launch | null>;
  references: References;
}

/** Why a run is aborted; `lost` means that another process has ended it. */
type Halt = 'stopped' | 'interrupted' | 'lost';

interface Active {
  live: LiveRun;
  halt: (reason: Halt) => void;
  done: Promise<void>;
}

const ATTEMPTS_TO_END = 3;
/** Characters of a provider's text in the log. */
const MAX_LOGGED_TEXT = 600;

/**
 * Runs documents independently of the requests that started them, and ends every run exactly once.
 */
export class Runner {
  readonly #options: RunnerOptions;
  readonly #checkpoints: Checkpoints;
  readonly #active = new Map<string, Active>();
  #closing = false;

  constructor(options: RunnerOptions) {
    this.#options = options;
    const haltLost = (run: LiveRun) => this.#active.get(run.start.generationId)?.halt('lost');
    this.#checkpoints = new Checkpoints(options.db, options.log, haltLost, options.checkpointTiming);
  }

  get engine(): Engine {
    return this.#options.engine;
  }

  get references(): References {
    return this.#options.references;
  }

  /** The lease of a new run, in seconds. */
  get lease(): number {
    return this.#options.checkpointTiming.lease;
  }

  rejectWhenClosing(): void {
    if (this.#closing)
      throw new Problem('unavailable', 'The server is stopping. Please try again in a moment.');
  }

  launch(launch: Launch): void {
    const controller = new AbortController();
    const { generator, input, context } = launch.job;
    const live = new LiveRun(launch.start, {
      accept: (key, value) => acceptSection(generator, key, value),
      isDerived: (key) => generator.derived.includes(key),
      derive: (key, written) => generator.derive(key, written, input, context),
      flushInterval: this.#options.flushInterval,
      changed: (run, soon) => this.#checkpoints.changed(run, soon),
    });
    const active: Active = {
      live,
      halt: (reason) => controller.abort(reason),
      done: Promise.resolve(),
    };
    this.#active.set(launch.start.generationId, active);
    this.#checkpoints.add(live);
    active.done = this.#run(launch, live, controller.signal);
    if (this.#closing) active.halt('interrupted');
  }

  /** The live run of a document, if this process writes it. */
  live(generationId: string): LiveRun | undefined {
    return this.#active.get(generationId)?.live;
  }

  /** The ids of the documents that this process is writing. */
  get writing(): readonly string[] {
    return [...this.#active.keys()];
  }

  /** Resolves when this process has no run of the document. */
  async idle(generationId: string): Promise<void> {
    await this.#active.get(generationId)?.done;
  }

  /** Stops the document's run if this process owns it. */
  async stop(generationId: string): Promise<void> {
    // A run that was ending may have been followed by the next one.
    for (let run = this.#active.get(generationId); run; run = this.#active.get(generationId)) {
      run.halt('stopped');
      await run.done;
    }
  }

  /** Ends every run as interrupted, settles its credits and notifies its subscribers. */
  async close(): Promise<void> {
    this.#closing = true;
    const runs = [...this.#active.values()];
    for (const run of runs) run.halt('interrupted');
    await Promise.all(runs.map(({ done }) => done));
  }

  async #run(launch: Launch, live: LiveRun, signal: AbortSignal): Promise<void> {
    const engine = this.#options.engineOf?.(live.start) ?? this.#options.engine;
    const outcome = await this.#write(engine, launch, live, signal);
    const adjustment =
      outcome.status === 'complete' ? await this.#adjust(engine, launch, live, signal) : null;
    live.close();
    await this.#checkpoints.remove(live);
    if (signal.reason !== 'lost') await this.#end(launch, live, outcome, adjustment);
    const isLast = outcome.status !== 'complete' || signal.aborted || this.#closing;
    await this.#notifyEnd(launch, live, isLast ? null : await this.#next(launch));
  }

  /** A document whose next run can't begin, such as for lack of credits, waits for its user. */
  async #next(launch: Launch): Promise<Launch | null> {
    try {
      return await this.#options.next(launch);
    } catch (error) {
      this.#options.log.warn({ err: error, generation: launch.row.id }, 'The next run could not begin');
      return null;
    }
  }

  async #write(engine: Engine, { job }: Launch, live: LiveRun, signal: AbortSignal): Promise<Outcome> {
    const { log } = this.#options;
    try {
      await writeDocument(engine, job, live, this.#toolsOf(live), signal);
      return { status: 'complete', failure: null };
    } catch (error) {
      if (signal.aborted) {
        return { status: signal.reason === 'interrupted' ? 'interrupted' : 'stopped', failure: null };
      }
      const failure =
        error instanceof EngineFailure ? error : new EngineFailure('internal', { cause: error });
      log.warn({ err: error, ...logged(failure), generation: live.start.generationId }, 'A run failed');
      const isSaved = Object.keys(live.finished).some((key) => !job.generator.derived.includes(key));
      return { status: 'failed', failure: failure.toFailure(isSaved) };
    }
  }

  async #adjust(engine: Engine, { cause, job, reserved }: Launch, run: LiveRun, signal: AbortSignal) {
    if (cause === 'regenerated' || job.change?.kind === 'write') return null;
    const { log } = this.#options;
    const tools = this.#toolsOf(run);
    const fault = await correctLanguage({ engine, job, run, tools, signal });
    if (fault !== undefined && !signal.aborted) {
      log.warn({ err: fault, generation: run.start.generationId }, 'The language could not be corrected');
    }
    const adjustment = await adjustReading({ engine, job, run, tools, signal, reserved });
    if (adjustment?.fault !== undefined && !signal.aborted) {
      const details = { err: adjustment.fault, generation: run.start.generationId };
      log.warn(details, 'The reading level could not be adjusted');
    }
    return adjustment;
  }

  #toolsOf({ start: { generationId: generation } }: LiveRun): WritingTools {
    const { retryPolicy, log } = this.#options;
    const failed = (failure: EngineFailure) =>
      log.warn({ ...logged(failure), generation }, 'A call of the engine failed');
    return { retryPolicy, failed };
  }

  async #end(
    { row, cause, job, expected }: Launch,
    live: LiveRun,
    outcome: Outcome,
    adjustment: Adjustment | null,
  ): Promise<void> {
    const { db, engine, log } = this.#options;
    const { runId, keys } = live.start;
    const writing: Writing = job;
    const conclusion = concludeRun(writing, {
      row,
      cause,
      keys,
      result: live.result,
      sections: live.sections,
      verdict: live.verdict,
      outcome,
      adjustment,
    });
    if (conclusion.fault !== undefined) {
      log.error({ err: conclusion.fault, generation: row.id }, 'A document could not be checked');
    }
    const used = conclusion.isFree ? NO_TOKENS : live.meter.used;
    const isMeasure =
      engine.kind === 'model' &&
      cause === 'written' &&
      conclusion.status === 'complete' &&
      live.meter.responses === 1;
    const end = {
      ...conclusion,
      runId,
      used,
      lastEvent: live.log.last + 1,
      ...(isMeasure && {
        measured: {
          templateType: row.templateType,
          engine: engine.name,
          expected,
          used: live.meter.usedForWriting,
        },
      }),
    };
    for (let attempt = 1; attempt <= ATTEMPTS_TO_END; attempt++) {
      try {
        await endRun(db, end);
        return;
      } catch (error) {
        log.error({ err: error, run: runId, attempt }, 'A run could not be ended');
      }
    }
  }

  /** Sends subscribers the final state; if reading it fails, closes them so that they reconnect. */
  async #notifyEnd({ row: { id, userId } }: Launch, live: LiveRun, next: Launch | null): Promise<void> {
    try {
      const document = await readDocument(this.#options.db, userId, id);
      this.#active.delete(id);
      if (next) this.launch(next);
      live.log.end(
        document && { type: 'end', generation: presentGeneration(document.row, document.account) },
      );
    } catch (error) {
      this.#options.log.error(
        { err: error, generation: id },
        'Subscribers could not be notified of the end of a run',
      );
      if (this.#active.get(id)?.live === live) this.#active.delete(id);
      if (next && !this.#active.has(id)) this.launch(next);
      live.log.end(undefined);
    }
  }
}

/** What the log says about a failure; the provider's text is without secrets. */
const logged = ({ code, provider, feedback }: EngineFailure) => ({
  code,
  ...(provider && { provider: { ...provider, text: provider.text.slice(0, MAX_LOGGED_TEXT) } }),
  ...(feedback !== undefined && { feedback }),
});
